// Furniture and kitchens with a mind of their own.

import { ellipse, path, rect } from '../svg.mjs';

export const furnishings = [
  {
    id: 'chair-herd',
    palette: 'meadow',
    seed: 223,
    alt: {
      en: 'A herd of wooden chairs walks across green hills, the smallest chair in the middle; a dog drives them.',
      hr: 'Stado drvenih stolica hoda zelenim brežuljcima, najmanja u sredini; tjera ih pas.',
      ru: 'Стадо деревянных стульев бредёт по зелёным холмам, самый маленький — посередине; их гонит собака.',
    },
    paint(card) {
      const { deep, mid, soft, light, spark } = card;
      card.sky('#7fb7c6', card.mix('#a9d3cf', light, 0.3), light);
      card.sun(440, 210, 74, { colour: card.mix(light, spark, 0.5) });
      card.cloud(150, 230, 230);
      card.hills(470, 40, card.mix(soft, mid, 0.4), { waves: 3 });
      card.hills(580, 30, card.mix(mid, soft, 0.25), { waves: 3 });
      card.several('chair', [[110, 560, 84, { turn: -5 }], [190, 556, 78, { turn: 6 }]], { tint: 0.1, flip: true });
      card.hills(690, 18, mid, { waves: 3 });
      const chairs = [[120, 800, 250, -6], [250, 820, 130, 9], [370, 800, 270, 5]];
      for (const [x, y, height, turn] of chairs) card.stand('chair', x, y, height, { tint: 0.05, flip: true, turn });
      card.grass(846, card.mix(mid, deep, 0.5), { height: 30 });
      card.stand('dog', 508, 856, 150, { tint: 0.1 });
      card.grass(880, card.mix(mid, deep, 0.7), { height: 34 });
    },
  },
  {
    id: 'drawer-stairs',
    palette: 'honey',
    seed: 231,
    alt: {
      en: 'The drawers of a dresser are pulled out like steps; a hedgehog climbs them to a little house on the top.',
      hr: 'Ladice komode izvučene su poput stuba; po njima se jež penje prema kućici na vrhu.',
      ru: 'Ящики комода выдвинуты ступеньками; по ним ёж поднимается к домику наверху.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(soft, card.mix(soft, light), light);
      card.wallpaper(740, { opacity: 0.18 });
      card.window(150, 330, 150, 190, () => {
        card.sky(spark, card.mix(spark, light, 0.6));
        card.cloud(140, 250, 110);
      }, { frame: light });
      card.boards(740, card.mix(mid, deep, 0.3));
      const [, second, , , top] = card.steppedDrawers(425, 840, 220, 500, [260, 190, 122, 54], { wood: card.mix(accent, mid, 0.35), knob: spark });
      card.glowAt(top[0], top[1] - 90, 170, { colour: light, opacity: 0.8 });
      card.motif('house-with-garden', top[0] - 4, top[1] + 2, 170, { tint: 0.15 });
      card.motif('hedgehog', second[0], second[1], 104, { tint: 0.15, flip: true });
      card.motif('socks', 112, 736, 64, { tint: 0.1, turn: 14 });
    },
  },
  {
    id: 'fireplace-sea',
    palette: 'winter',
    seed: 242,
    alt: {
      en: 'In a fireplace there is blue sea with fish instead of a fire; a dog and a cat stand before it as if to get warm.',
      hr: 'U kaminu je umjesto vatre plavo more s ribama; pred njim se pas i mačka kao da griju.',
      ru: 'В камине вместо огня синее море с рыбами; перед ним, будто греясь, устроились собака и кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const sea = '#2f8fb5';
      card.sky(card.mix(deep, ink, 0.3), deep, card.mix(deep, mid, 0.5));
      card.wallpaper(720, { opacity: 0.25 });
      card.boards(720, card.mix(ink, deep, 0.6));
      card.fireplace(300, 750, 470, 500, ({ y }) => {
        card.sky(sea, sea, card.mix(sea, ink, 0.5));
        card.rays(300, 330, { count: 22, opacity: 0.22 });
        card.seaweed(190, y, 130);
        card.seaweed(420, y, 100);
        card.bubbles(22, { x: [160, 440], y: [420, 730] });
        card.motif('tropical-fish', 270, 590, 110, { tint: 0 });
        card.motif('tropical-fish', 382, 690, 74, { tint: 0, flip: true });
        card.motif('fish', 220, 690, 60, { tint: 0.1 });
      }, { stone: card.mix(soft, light, 0.4) });
      card.shine(path('M150 740H450L520 880H80Z', card.fade([[0, '#fff', 0.9], [1, '#fff', 0]])), 0.6);
      card.motif('mantelpiece-clock', 300, 242, 120, { tint: 0.2 });
      card.motif('candle', 130, 242, 100, { tint: 0.2 });
      card.motif('potted-plant', 470, 242, 110, { tint: 0.2 });
      card.stand('dog', 140, 862, 170, { tint: 0.1, flip: true });
      card.stand('cat', 450, 866, 150, { tint: 0.1 });
      card.glowAt(300, 700, 200, { colour: card.mix(accent, spark), opacity: 0.05 });
    },
  },
  {
    id: 'fishing-in-the-rug',
    palette: 'rose',
    seed: 263,
    alt: {
      en: 'A cat on a chair holds a fishing rod over a round rug; the rug is a pond, and a fish looks out of it.',
      hr: 'Mačka na stolici drži štap za pecanje nad okruglim tepihom; tepih je jezerce iz kojega viri riba.',
      ru: 'Кошка на стуле держит удочку над круглым ковром; ковёр — это пруд, и из него выглядывает рыба.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, deep, 0.2), mid, card.mix(mid, soft, 0.6));
      card.wallpaper(660, { colour: deep, opacity: 0.2 });
      card.picture(420, 250, 150, 110, () => {
        card.sky(accent, card.mix(accent, light, 0.6));
        card.hills(280, 8, deep);
        card.motif('sailboat', 420, 286, 80, { tint: 0.2 });
      });
      card.boards(660, card.mix(deep, ink, 0.2));
      card.rug(370, 780, 400, ({ x, y, rx, ry }) => {
        card.paint(ellipse(x, y, rx, ry, accent), ellipse(x + 30, y + 4, rx * 0.6, ry * 0.55, card.mix(accent, light, 0.25)), ellipse(x + 40, y + 6, rx * 0.36, ry * 0.32, accent));
        card.motif('lotus', 262, 796, 52, { tint: 0.1 });
        card.inside(rect(0, 0, 600, 794), () => card.motif('tropical-fish', 420, 826, 120, { tint: 0, turn: 50 }));
      }, { colours: [spark, light], height: 150 });
      card.stand('chair', 130, 840, 330, { tint: 0.2, flip: true });
      card.motif('cat', 142, 690, 190, { tint: 0.1, flip: true });
      card.pole([196, 640], [430, 470], { colour: light, width: 6 });
      card.thread([430, 470], [420, 700], { width: 3 });
    },
  },
  {
    id: 'sun-soup',
    palette: 'ember',
    seed: 283,
    alt: {
      en: 'The sun rises out of a pot on a kitchen stove, and its steam turns into clouds; a child stands by with a spoon.',
      hr: 'Iz lonca na štednjaku izlazi sunce, a para se pretvara u oblake; pokraj stoji dijete sa žlicom.',
      ru: 'Из кастрюли на плите встаёт солнце, пар превращается в облака; рядом ребёнок с ложкой.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.4));
      card.window(110, 330, 110, 150, () => {
        card.sky(ink, '#20304f');
        card.stars(40, { to: 340 });
      }, { frame: mid });
      card.checkerFloor(740, ink, card.mix(deep, mid, 0.5));
      card.rays(350, 340, { count: 24, from: 100, to: 420, colour: soft, opacity: 0.16 });
      card.halo(350, 340, 116, { colour: accent, rings: 4, step: 34, opacity: 0.14 });
      card.stove(350, 830, 360, 300, { iron: card.mix(spark, ink, 0.35), flame: accent });
      card.pot(350, 534, 250, ({ y }) => card.sun(350, y - 62, 116, { colour: accent, rings: 0 }), { metal: card.mix(spark, light, 0.35), band: light });
      card.cloud(430, 210, 200, { colour: card.mix(light, soft, 0.25) });
      card.cloud(270, 150, 150, { colour: card.mix(light, soft, 0.4) });
      card.cloud(490, 330, 110, { colour: card.mix(light, soft, 0.2) });
      card.stand('wood', 96, 868, 76, { tint: 0.3 });
      card.child(108, 796, 190, { coat: spark, cap: light, arm: 'up' });
      card.motif('spoon', 196, 676, 110, { tint: 0.2, turn: 10 });
    },
  },
  {
    id: 'bath-of-stars',
    palette: 'plum',
    seed: 294,
    alt: {
      en: 'A tap in the night sky pours stars into a bath in which a hippopotamus sits; a bird stands on the rim.',
      hr: 'Iz slavine na noćnom nebu u kadu u kojoj sjedi nilski konj teku zvijezde; na rubu stoji ptica.',
      ru: 'Из крана в ночном небе в ванну с бегемотом льются звёзды; на краю сидит птица.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(46, { to: 560 });
      card.checkerFloor(720, card.mix(deep, ink, 0.4), card.mix(mid, soft, 0.4));
      card.tap(210, 230, 120, { metal: card.mix(accent, light, 0.35), knob: spark });
      card.paint(path('M190 236H230C250 400 262 480 290 590H130C158 480 172 400 190 236Z', card.fade([[0, light, 0.55], [1, light, 0.12]])));
      card.tub(310, 850, 440, () => {
        card.motif('hippopotamus', 336, 770, 262, { tint: 0.25 });
        card.cloud(180, 706, 200, { colour: card.mix(light, soft, 0.3) });
        card.cloud(430, 708, 230, { colour: card.mix(light, soft, 0.2) });
      }, { enamel: card.mix(light, soft, 0.15) });
      const drops = [[208, 300, 30], [196, 356, 40], [226, 400, 26], [200, 440, 46], [234, 490, 34], [180, 520, 40], [214, 570, 52], [166, 610, 38], [246, 620, 40], [150, 670, 34], [210, 668, 46]];
      for (const [x, y, height] of drops) card.motif('star', x, y, height, { tint: 0.2, turn: x % 40 });
      card.motif('bird', 500, 684, 84, { tint: 0.2 });
    },
  },
];
