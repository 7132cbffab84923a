// Inventions: wheels, weights and currents put to another use.

import { d, path, rect } from '../svg.mjs';

export const inventions = [
  {
    id: 'star-magnet',
    palette: 'plum',
    seed: 466,
    alt: {
      en: 'A raccoon on a roof carries a huge magnet on its back, and the stars of the night sky come flying to it.',
      hr: 'Rakun na krovu nosi na leđima golem magnet, a zvijezde s noćnog neba dolijeću prema njemu.',
      ru: 'Енот на крыше держит на спине огромный магнит, и звёзды с ночного неба слетаются к нему.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(30, { to: 300 });
      const stars = [[70, 150, 34], [150, 110, 44], [300, 90, 40], [440, 120, 46], [530, 170, 34], [110, 250, 46], [210, 210, 56], [390, 200, 58], [500, 280, 46], [300, 260, 64], [240, 350, 50], [362, 350, 54]];
      const trails = stars.map(([x, y, h]) => d`M${x} ${y - h / 2}L${x + (x - 300) * 0.22} ${y - h * 0.6 - 74}`);
      card.paint(path(trails.join(''), 'none', { stroke: light, 'stroke-width': 5, 'stroke-linecap': 'round', opacity: 0.3 }));
      card.city(880, card.mix(deep, ink, 0.4), { from: 60, to: 200, lamp: accent });
      card.glowAt(300, 360, 200, { colour: light, opacity: 0.3 });
      for (const [x, y, height] of stars) card.motif('star', x, y, height, { tint: 0.15, turn: (x * 7) % 50 });
      card.motif('magnet', 300, 604, 260, { tint: 0.05, turn: -90 });
      card.cut([path('M60 800L300 690L540 800Z', spark), rect(84, 798, 432, 120, card.mix(spark, ink, 0.55)), rect(440, 680, 56, 100, card.mix(spark, ink, 0.4))]);
      card.motif('raccoon', 292, 710, 110, { tint: 0.2 });
    },
  },
  {
    id: 'camera-of-later',
    palette: 'dusk',
    seed: 475,
    alt: {
      en: 'An old camera points at a seedling in a pot; the photograph drying on a line shows a great tree with a swing.',
      hr: 'Stari fotoaparat uperen je u klicu u loncu; na fotografiji koja se suši na užetu veliko je stablo s ljuljačkom.',
      ru: 'Старый фотоаппарат нацелен на росток в горшке; на снимке, что сохнет на верёвке, — большое дерево с качелями.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.3), deep, mid);
      card.wallpaper(740, { colour: ink, opacity: 0.18 });
      card.boards(740, card.mix(ink, deep, 0.5));
      card.thread([-10, 90], [610, 70], { sag: 40, width: 4 });
      card.turned(-3, 260, 100, () => {
        card.picture(260, 280, 300, 300, () => {
          card.sky(spark, card.mix(spark, light, 0.5), light);
          card.sun(150, 240, 40, { rings: 2, step: 24 });
          card.hills(400, 8, card.mix(spark, soft, 0.5));
          card.leafyTree(270, 410, 260, { crown: card.mix(spark, accent, 0.35), trunk: deep });
          card.swing(352, 396, [340, 250], { width: 46, rope: ink });
        }, { frame: light, thickness: 16, wire: false });
        card.cut([rect(150, 84, 16, 50, accent, { rx: 4 }), rect(354, 84, 16, 50, accent, { rx: 4 })], { small: true });
      });
      card.table(130, 760, 130, { height: 100, colour: card.mix(accent, deep, 0.5) });
      card.motif('seedling', 130, 706, 80, { tint: 0 });
      card.cut(path('M92 694H168L156 762H104Z', accent), { small: true });
      for (const x of [380, 450, 530]) card.pole([450, 660], [x, 866], { colour: card.mix(accent, ink, 0.5), width: 12 });
      card.cut([
        path('M300 590L400 552V692L300 656Z', ink),
        path('M320 584V662M342 576V670M364 568V678M386 560V686', 'none', { stroke: mid, 'stroke-width': 5 }),
        rect(396, 540, 120, 164, card.mix(accent, ink, 0.35), { rx: 8 }),
        rect(276, 588, 30, 70, accent, { rx: 5 }),
        rect(258, 600, 22, 46, light, { rx: 6 }),
        path('M516 540H540Q560 640 536 700H516Z', ink),
      ]);
    },
  },
  {
    id: 'pencil-mountains',
    palette: 'frost',
    seed: 483,
    alt: {
      en: 'The peaks of a mountain range are the tips of coloured pencils; a curl of wood lies below, and a goat stands on it.',
      hr: 'Vrhovi planinskog lanca šiljci su bojica; podno njih leži kovrča strugotine na kojoj stoji koza.',
      ru: 'Вершины горной цепи — острия цветных карандашей; внизу лежит завиток стружки, на нём стоит коза.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const wood = '#e6c08d';
      card.sky(mid, soft, light);
      card.sun(110, 170, 54, { colour: card.mix(light, spark, 0.4) });
      card.cloud(480, 200, 190);
      const pencil = (x, top, half, colour) => {
        const [shoulder, tip] = [top + half * 2.1, half * 0.3];
        card.layer(d`M${x} ${top}L${x + half} ${shoulder}V920H${x - half}V${shoulder}Z`, wood, { thick: true, top, bottom: 900, dark: 0.3 });
        card.layer(d`M${x + half} ${shoulder}V920H${x - half}V${shoulder}Q${x - half * 0.66} ${shoulder - 46} ${x - half * 0.33} ${shoulder}T${x + half * 0.33} ${shoulder}T${x + half} ${shoulder}Z`, colour, { top: shoulder, bottom: 900, dark: 0.55 });
        card.paint(path(d`M${x - half * 0.33} ${shoulder}V920M${x + half * 0.33} ${shoulder}V920`, 'none', { stroke: card.mix(colour, ink, 0.35), 'stroke-width': 5 }));
        card.paint(path(d`M${x} ${top}L${x + tip} ${top + tip * 2.1}Q${x + tip * 0.5} ${top + tip * 1.6} ${x} ${top + tip * 2.3}T${x - tip} ${top + tip * 2.1}Z`, colour, { filter: card.print('edge') }));
      };
      pencil(450, 300, 110, card.mix(mid, deep, 0.5));
      pencil(150, 360, 110, spark);
      pencil(300, 210, 130, accent);
      card.cloud(110, 690, 230, { colour: card.mix(light, soft, 0.2) });
      card.cloud(500, 650, 230, { colour: card.mix(light, soft, 0.3) });
      card.pines(790, card.mix(deep, ink, 0.4), { from: 50, to: 120, count: 18 });
      card.cut([
        path('M150 862C120 800 190 752 260 770C320 786 330 842 282 852C246 858 226 824 256 808', 'none', { stroke: wood, 'stroke-width': 34, 'stroke-linecap': 'round' }),
        path('M136 852C112 792 186 734 268 752', 'none', { stroke: accent, 'stroke-width': 8, 'stroke-linecap': 'round' }),
      ]);
      card.motif('goat', 226, 756, 130, { tint: 0.05, flip: true });
    },
  },
  {
    id: 'nest-of-light-bulbs',
    palette: 'winter',
    seed: 494,
    alt: {
      en: 'Glowing light bulbs lie in a nest on a bare tree in the snow; a bird stands on the rim and looks at them.',
      hr: 'U gnijezdu na golom stablu usred snijega leže upaljene žarulje; ptica ih gleda s ruba.',
      ru: 'В гнезде на голом дереве среди снега лежат горящие лампочки; птица смотрит на них с края.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.7), mid);
      card.halo(300, 450, 120, { colour: spark, rings: 5, step: 48, opacity: 0.1 });
      card.snow(90, { to: 860 });
      card.hills(790, 24, card.mix(mid, soft, 0.6));
      card.cut(path('M250 900C262 800 250 740 210 690C150 640 90 640 20 600L24 584C100 606 170 610 236 656C246 620 262 600 280 590L330 590C340 616 346 640 350 660C420 600 500 590 580 548L586 566C500 620 420 650 372 720C350 770 352 820 366 900Z', ink));
      card.glowAt(300, 470, 230, { colour: spark, opacity: 0.7 });
      card.several('light-bulb', [[222, 560, 210, { turn: -24 }], [384, 560, 210, { turn: 22 }], [304, 556, 240]], { tint: 0 });
      card.inside(path('M60 520Q300 590 540 520V700H60Z'), () => card.motif('empty-nest', 300, 670, 270, { tint: 0.2 }));
      card.motif('bird', 500, 540, 130, { tint: 0.1 });
      card.hills(860, 10, card.mix(soft, light, 0.6));
      card.stand('chipmunk', 110, 872, 100, { tint: 0.1, flip: true });
    },
  },
  {
    id: 'wound-up-tree',
    palette: 'blossom',
    seed: 508,
    alt: {
      en: 'A big winding key is stuck in the trunk of a blossoming tree; a child turns it, and petals fly off the crown.',
      hr: 'U deblu rascvalog stabla velik je ključ za navijanje; dijete ga okreće, a s krošnje lete latice.',
      ru: 'В стволе цветущего дерева торчит большой заводной ключ; ребёнок крутит его, с кроны летят лепестки.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky('#8fc2bd', card.mix(soft, light, 0.6), light);
      card.sun(480, 170, 56, { rings: 3 });
      card.hills(660, 26, card.mix(spark, light, 0.45));
      card.hills(740, 16, card.mix(spark, light, 0.2));
      card.groundShadow(240, 810, 240, 0.8);
      card.cut(path('M178 816Q216 780 214 660L190 480H290L272 660Q272 780 312 816Z', card.mix(deep, ink, 0.2)));
      for (const [x, y, r] of [[240, 350, 170], [130, 430, 110], [356, 430, 116], [240, 250, 120]]) {
        card.layer(d`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`, card.mix(mid, soft, r / 240), { dark: 0.35 });
      }
      const petals = [[90, 340], [160, 270], [240, 200], [330, 290], [400, 400], [250, 400], [150, 450], [320, 470], [440, 300], [480, 420], [520, 540], [90, 560], [400, 560], [460, 640]];
      for (const [x, y] of petals) card.motif('cherry-blossom', x, y, 38, { tint: 0.05, turn: (x * 3) % 70 });
      card.windKey(262, 690, 150, { metal: '#e2a93b' });
      card.ground(812, card.mix(spark, ink, 0.25));
      card.child(452, 858, 210, { coat: accent, flip: true, arm: 'up' });
      card.several('cherry-blossom', [[110, 866, 30], [220, 850, 24], [330, 870, 28]], { tint: 0.05 });
    },
  },
  {
    id: 'feather-outweighs-elephant',
    palette: 'ember',
    seed: 516,
    alt: {
      en: 'On a pair of scales a feather weighs down one pan and lifts an elephant on the other; a mouse watches.',
      hr: 'Na vagi pero preteže jednu zdjelicu i podiže slona na drugoj; gleda ih miš.',
      ru: 'На весах перо перевешивает слона, и чаша со слоном поднялась вверх; внизу смотрит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.rays(300, 400, { count: 22, colour: soft, opacity: 0.12 });
      card.spotlight(300, 800, 520, { opacity: 0.35 });
      card.checkerFloor(740, ink, card.mix(mid, soft, 0.3));
      const { left, right } = card.scales(300, 840, 490, 640, { tilt: 17, metal: accent, pans: light, drop: 280 });
      card.motif('feather', left[0], left[1] + 6, 170, { tint: 0 });
      card.motif('elephant', right[0], right[1], 200, { tint: 0.15 });
      card.stand('mouse', 470, 868, 84, { tint: 0.1 });
      card.lightChain([20, 60], [580, 60], { sag: 40, lamps: 9, colour: spark });
    },
  },
];
