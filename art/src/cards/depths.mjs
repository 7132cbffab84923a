// Depths: the sea floor and what goes on below the surface.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const depths = [
  {
    id: 'ship-as-a-kite',
    palette: 'midnight',
    seed: 633,
    alt: {
      en: 'A diver on the sea floor holds a long string with ribbons; at its other end, on the surface, floats a sailing boat.',
      hr: 'Ronilac na morskom dnu drži dugu uzicu s mašnama; na njezinu drugom kraju, na površini, plovi jedrilica.',
      ru: 'Водолаз на морском дне держит длинную верёвку с бантиками; на другом её конце, на поверхности, парусник.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const water = card.mix(mid, deep, 0.2);
      card.sky(soft, light, card.mix(soft, light));
      card.cloud(150, 120, 170);
      card.motif('sailboat', 400, 260, 220, { tint: 0.1 });
      card.layer('M-40 240Q40 224 110 240T260 240T410 240T560 240T640 240V920H-40Z', water, { top: 240, bottom: 900, dark: 0.8 });
      card.rays(400, 120, { count: 34, from: 130, to: 760, opacity: 0.08 });
      const [from, to] = [[398, 262], [206, 706]];
      card.thread(from, to, { sway: 70, sag: -30, width: 4 });
      [[370, 383, 10], [337, 469, 24], [293, 560, 34]].forEach(([x, y, turn], i) => {
        const cloth = [accent, light, spark][i];
        card.turned(turn, x, y, () => card.cut(path(d`M${x} ${y}l-34 -20v40ZM${x} ${y}l34 -20v40Z`, cloth), { small: true }));
      });
      card.bubbles(30, { y: [320, 800] });
      card.several('fish', [[110, 460, 54, { flip: true }], [170, 520, 40, { flip: true }], [520, 560, 50]], { tint: 0.2 });
      card.hills(830, 16, card.mix(spark, ink, 0.55));
      card.seaweed(500, 860, 190, { colour: card.mix(mid, ink, 0.4) });
      card.diver(170, 862, 200, { arm: 'up', suit: accent, helmet: card.mix(light, accent, 0.3) });
      card.stand('crab', 400, 868, 74, { tint: 0.1 });
    },
  },
  {
    id: 'ringed-pearl',
    palette: 'plum',
    seed: 645,
    alt: {
      en: 'On the dark sea floor a shell lies open with a glowing ringed planet in place of a pearl; fish circle around it.',
      hr: 'Na tamnom morskom dnu otvorena je školjka, a umjesto bisera u njoj svijetli planet s prstenom; oko nje kruže ribe.',
      ru: 'На тёмном морском дне раскрыта раковина, в ней вместо жемчужины светится планета с кольцом; вокруг кружат рыбы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, deep, 0.6), deep, ink);
      card.rays(300, -60, { count: 30, from: 100, to: 620, opacity: 0.08 });
      card.halo(300, 520, 110, { colour: accent, rings: 5, step: 46, opacity: 0.1 });
      card.hills(740, 22, card.mix(deep, ink, 0.5));
      card.seaweed(80, 800, 240, { colour: card.mix(spark, ink, 0.4) });
      card.seaweed(530, 800, 300, { colour: card.mix(spark, ink, 0.4) });
      card.clam(300, 830, 400, ({ x, y }) => {
        card.glowAt(x, y - 110, 200, { colour: light, opacity: 0.7 });
        card.motif('ringed-planet', x, y + 6, 230, { tint: 0.15 });
      }, { shell: card.mix(mid, soft, 0.6), flesh: light });
      card.several('fish', [[110, 430, 60, { flip: true, turn: -20 }], [470, 330, 64, { turn: -14 }], [200, 260, 50, { flip: true }]], { tint: 0.2 });
      card.bubbles(26, { y: [90, 700] });
      card.hills(862, 10, ink);
      card.motif('coral', 490, 872, 90, { tint: 0.2 });
    },
  },
  {
    id: 'pasture-under-the-sea',
    palette: 'frost',
    seed: 689,
    alt: {
      en: 'On the sea floor lies a green pasture with flowers; cows graze there among fish, and a bucket comes down from a boat.',
      hr: 'Na morskom dnu zelen je pašnjak s cvijećem; među ribama pasu krave, a s čamca se spušta kanta.',
      ru: 'На морском дне — зелёный луг с цветами; среди рыб пасутся коровы, с лодки спускается ведро.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const green = '#5d9c6c';
      card.sky(soft, light);
      card.sun(120, 130, 48, { colour: card.mix(light, spark, 0.6), rings: 3, step: 28 });
      card.motif('canoe', 372, 262, 110, { tint: 0.1 });
      card.layer('M-40 240Q40 226 110 240T260 240T410 240T560 240T640 240V920H-40Z', card.mix(mid, deep, 0.3), { top: 240, bottom: 900, dark: 0.7 });
      card.rays(120, 80, { count: 34, from: 190, to: 900, opacity: 0.1 });
      card.thread([372, 250], [372, 566], { width: 4 });
      card.motif('bucket', 372, 640, 84, { tint: 0.05 });
      card.several('fish', [[150, 420, 48], [220, 380, 40], [236, 452, 36], [496, 420, 52, { flip: true }]], { tint: 0.1 });
      card.hills(700, 30, card.mix(green, deep, 0.4), { waves: 3 });
      card.leafyTree(490, 740, 130, { crown: card.mix(green, deep, 0.2), trunk: ink });
      card.hills(770, 18, green);
      card.stand('cow', 210, 838, 230, { tint: 0.05 });
      card.stand('cow', 436, 850, 120, { tint: 0.05, flip: true });
      card.bubbles(34, { y: [290, 840] });
      card.grass(872, card.mix(green, ink, 0.4), { height: 36 });
      card.several('tulip', [[330, 868, 66], [520, 872, 74], [76, 872, 70]], { tint: 0 });
    },
  },
  {
    id: 'plug-of-the-sea',
    palette: 'sea',
    seed: 704,
    alt: {
      en: 'On the sea floor there is a huge bath plug on a chain of beads; a crab and some fish look at it.',
      hr: 'Na morskom dnu nalazi se golem čep kao iz kade, na lančiću od kuglica; gledaju ga rak i ribe.',
      ru: 'На морском дне — огромная пробка, как от ванны, на цепочке из шариков; на неё смотрят краб и рыбы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(soft, mid, deep, ink);
      card.rays(300, -80, { count: 34, from: 110, to: 900, opacity: 0.1 });
      card.motif('ship', 420, 130, 110, { tint: 0.2 });
      card.hills(690, 14, card.mix(spark, mid, 0.45));
      card.hole(300, 770, 400, { height: 116, colour: card.mix(deep, ink, 0.4) });
      card.cut([ellipse(300, 764, 190, 52, card.mix(soft, ink, 0.35)), ellipse(300, 758, 176, 46, light), ellipse(300, 752, 150, 36, card.mix(light, mid, 0.35))]);
      card.cut([path('M190 748Q196 690 300 690T410 748Q300 790 190 748Z', card.mix(accent, ink, 0.1)), ellipse(300, 694, 66, 17, card.mix(accent, light, 0.3))]);
      card.cut(circle(300, 664, 26, 'none', { stroke: light, 'stroke-width': 9 }), { small: true });
      card.beads([300, 640], [270, -10], { size: 8, sway: 46 });
      card.bubbles(30, { y: [200, 680] });
      card.several('tropical-fish', [[110, 520, 90, { flip: true }], [500, 470, 110]], { tint: 0.05 });
      card.motif('fish', 150, 330, 56, { tint: 0.1, flip: true });
      card.hills(836, 10, card.mix(spark, deep, 0.5));
      card.stand('crab', 468, 864, 110, { tint: 0.05 });
      card.motif('spiral-shell', 100, 870, 64, { tint: 0.1 });
    },
  },
  {
    id: 'jellyfish-lamp',
    palette: 'absinthe',
    seed: 716,
    alt: {
      en: 'On the sea floor a glowing jellyfish hangs on a cord as a lamp over a table where a turtle and an octopus play.',
      hr: 'Na morskom dnu svijetleća meduza visi na žici kao svjetiljka iznad stola za kojim igraju kornjača i hobotnica.',
      ru: 'На морском дне светящаяся медуза висит на шнуре, как лампа, над столом, за которым играют черепаха и осьминог.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(deep, card.mix(deep, ink, 0.5), ink);
      card.spotlight(300, 860, 620, { from: [300, 330], opacity: 0.4, colour: spark });
      card.halo(300, 300, 90, { colour: spark, rings: 5, step: 44, opacity: 0.1 });
      card.paint(rect(297, -10, 6, 190, light));
      card.motif('jellyfish', 306, 430, 270, { tint: 0.15 });
      card.hills(790, 14, card.mix(deep, mid, 0.3));
      card.seaweed(70, 820, 260, { colour: card.mix(mid, ink, 0.4) });
      card.seaweed(540, 820, 220, { colour: card.mix(mid, ink, 0.4) });
      card.stand('octopus', 456, 846, 190, { tint: 0.1 });
      card.table(300, 690, 230, { height: 160, colour: card.mix(accent, ink, 0.45), cloth: light });
      card.several('chess-pawn', [[250, 692, 74], [350, 692, 74]], { tint: 0.6 });
      card.stand('turtle', 128, 850, 150, { tint: 0.1, flip: true });
      card.bubbles(24, { y: [120, 700] });
      card.hills(866, 8, ink);
    },
  },
  {
    id: 'sea-lifted-like-a-rug',
    palette: 'blossom',
    seed: 728,
    alt: {
      en: 'A child on the beach lifts a corner of the sea like a rug; under it lie a key, a shell, an anchor and a crab.',
      hr: 'Dijete na plaži podiže kut mora kao tepih; ispod su ključ, školjka, sidro i rak.',
      ru: 'Ребёнок на пляже приподнял край моря, как ковёр; под ним ключ, раковина, якорь и краб.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const sand = '#ecd0a0';
      card.sky(mid, soft, light);
      card.sun(410, 300, 80, { rings: 4, step: 40 });
      card.cloud(140, 210, 190);
      card.ground(430, sand);
      card.glowAt(120, 800, 260, { colour: card.mix(sand, ink, 0.5), opacity: 0.5 });
      card.grouped({ filter: card.print('cut') }, () =>
        card.inside(path('M-40 380H640V800Q500 846 370 822L-40 556Z'), () => {
          card.sea(400, { rows: 7, top: '#6cc0b8', bottom: card.mix(spark, ink, 0.4), between: { 2: () => card.motif('sailboat', 430, 560, 150, { tint: 0.1 }) } });
        }),
      );
      card.layer('M-40 552L374 826Q352 700 226 628Q100 566 -40 552Z', card.mix(spark, light, 0.62), { thick: true, dark: 0.4 });
      card.motif('old-key', 86, 730, 84, { tint: 0.1 });
      card.stand('anchor', 70, 860, 100, { tint: 0.2, turn: 20 });
      card.stand('spiral-shell', 262, 866, 74, { tint: 0.05 });
      card.stand('crab', 440, 872, 80, { tint: 0.05 });
      card.child(168, 850, 220, { coat: accent, cap: deep, arm: 'up' });
    },
  },
];
