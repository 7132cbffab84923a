// Toys that have become serious, and serious things that have become toys.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const toys = [
  {
    id: 'spring-in-a-box',
    palette: 'winter',
    seed: 1253,
    alt: {
      en: 'In a snowy field a toy box springs open, and a blossoming tree with birds bounces out of it on a coil.',
      hr: 'Na snježnom polju otvara se kutija igračka, a iz nje na opruzi iskače rascvjetalo stablo s pticama.',
      ru: 'На снежном поле раскрылась игрушечная коробка, и из неё на пружине выскочило цветущее дерево с птицами.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.peaks(640, 130, card.mix(mid, soft, 0.4), { snow: light, count: 4 });
      card.pines(680, card.mix(deep, mid, 0.3), { from: 50, to: 110, count: 18 });
      card.hills(700, 18, card.mix(light, soft, 0.2));
      card.snow(70, { to: 880 });
      card.glowAt(310, 270, 260, { colour: '#ffd9e0', opacity: 0.75 });
      card.turned(-30, 172, 640, () => card.cut([rect(150, 470, 26, 176, card.mix(accent, ink, 0.3), { rx: 5 }), rect(172, 478, 10, 160, spark)]));
      const coil = Array.from({ length: 7 }, (_, i) => d`M${238 + (i % 2 ? 4 : 0)} ${656 - i * 30}C${230} ${690 - i * 30} ${390} ${680 - i * 30} ${382} ${642 - i * 30}`);
      const behind = Array.from({ length: 6 }, (_, i) => d`M${382} ${642 - i * 30}C${390} ${616 - i * 30} ${230} ${626 - i * 30} ${238} ${626 - i * 30}`);
      card.cut(path(behind.join(''), 'none', { stroke: card.mix(ink, mid, 0.45), 'stroke-width': 11, 'stroke-linecap': 'round' }), { small: true });
      card.cut(path(coil.join(''), 'none', { stroke: card.mix(soft, light, 0.3), 'stroke-width': 13, 'stroke-linecap': 'round' }), { small: true });
      card.cut(ellipse(310, 456, 96, 24, '#6f9a4d'));
      card.cut(path('M282 456Q298 400 292 330H328Q324 400 340 456Z', '#6b4631'));
      const bloom = (x, y, r, colour) => card.layer(d`M${x - r} ${y}C${x - r} ${y - r * 1.3} ${x + r} ${y - r * 1.3} ${x + r} ${y}C${x + r} ${y + r * 1.1} ${x - r} ${y + r * 1.1} ${x - r} ${y}Z`, colour, { thick: true, dark: 0.3 });
      bloom(220, 300, 84, '#ee9fb0');
      bloom(400, 296, 84, '#f2adb9');
      bloom(310, 230, 116, '#f6bfc6');
      bloom(310, 320, 70, '#ee9fb0');
      for (const [x, y] of [[200, 270], [254, 330], [270, 190], [340, 160], [372, 240], [430, 300], [310, 260], [226, 320], [394, 340], [300, 340]]) card.motif('cherry-blossom', x, y + 18, 36, { tint: 0 });
      card.motif('bird', 470, 214, 70, { tint: 0 });
      card.motif('bird', 130, 200, 62, { tint: 0, flip: true });
      card.groundShadow(310, 846, 340, 0.8);
      card.cut([rect(170, 640, 280, 206, accent, { rx: 6 }), rect(170, 640, 280, 20, spark), rect(170, 824, 280, 22, spark)]);
      card.starLamp(310, 744, 62, { colour: card.mix(spark, light, 0.4), lit: false });
      card.cut(path('M450 740h36v-40', 'none', { stroke: ink, 'stroke-width': 12, 'stroke-linecap': 'round' }), { small: true });
      card.cut(circle(486, 694, 16, light), { small: true });
      card.stand('rabbit', 530, 868, 100, { tint: 0 });
    },
  },
  {
    id: 'paper-elephants',
    palette: 'honey',
    seed: 1263,
    alt: {
      en: 'Paper elephants cut out with scissors walk away from their sheet in a row; the one in front has turned grey and real.',
      hr: 'Slonovi izrezani škarama u redu odlaze sa svojeg lista papira; onaj naprijed već je siv i pravi.',
      ru: 'Вырезанные ножницами бумажные слоны вереницей уходят со своего листа; тот, что впереди, уже серый и настоящий.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(spark, ink, 0.2), spark, card.mix(spark, light, 0.3));
      card.boards(420, card.mix(mid, deep, 0.4));
      card.groundShadow(220, 420, 420, 0.8);
      card.turned(-5, 220, 300, () => {
        card.cut(rect(64, 110, 330, 300, light));
        const hole = card.mix(spark, ink, 0.3);
        card.cutout('elephant', 150, 250, 100, { colour: hole });
        card.cutout('elephant', 306, 250, 100, { colour: hole });
        card.cutout('elephant', 150, 386, 100, { colour: hole });
        card.paint(path('M262 384q-6-40 20-70q40-20 66 16q10 30 0 54q-6 10-22 8v-28q-14 6-30 2v26q-20 4-34-8Z', 'none', { stroke: hole, 'stroke-width': 4, 'stroke-dasharray': '12 9' }));
      });
      card.motif('scissors', 440, 400, 210, { tint: 0, turn: -60 });
      const paper = (x, y, height, colour) => {
        card.groundShadow(x, y, height * 0.9, 0.8);
        card.cutout('elephant', x + 8, y, height, { colour: card.mix(colour, ink, 0.35), flip: true });
        card.cutout('elephant', x, y, height, { colour, flip: true });
      };
      paper(96, 560, 120, light);
      paper(230, 620, 156, card.mix(light, soft, 0.12));
      paper(122, 760, 186, light);
      card.stand('elephant', 392, 856, 300, { tint: 0, flip: true });
      card.motif('mouse', 520, 872, 60, { tint: 0 });
    },
  },
  {
    id: 'moon-swing',
    palette: 'midnight',
    seed: 1273,
    alt: {
      en: 'A swing hangs from the crescent moon; a child swings on it high above the clouds and the lit town.',
      hr: 'S mjesečeva srpa visi ljuljačka; dijete se na njoj ljulja visoko iznad oblaka i osvijetljenog grada.',
      ru: 'С месяца свисают качели; ребёнок качается на них высоко над облаками и огнями города.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.5), mid);
      card.stars(64, { to: 640 });
      card.crescent(270, 230, 170, { tilt: -64, rings: 4 });
      card.paint(path('M196 372L330 616M312 394L420 580', 'none', { stroke: light, 'stroke-width': 5 }));
      card.turned(-22, 376, 600, () => {
        card.child(376, 602, 170, { coat: accent, arm: 'up' });
        card.cut(rect(312, 596, 126, 18, card.mix('#a9703f', light, 0.15), { rx: 6 }), { small: true });
      });
      card.cloud(120, 690, 260, { colour: card.mix(soft, mid, 0.3) });
      card.cloud(500, 720, 280, { colour: card.mix(soft, mid, 0.5) });
      card.city(880, ink, { from: 50, to: 130 });
      card.cloud(320, 800, 220, { colour: card.mix(mid, deep, 0.3) });
      card.motif('owl', 104, 640, 84, { tint: 0.1 });
    },
  },
  {
    id: 'teddy-sews-the-sky',
    palette: 'plum',
    seed: 1283,
    alt: {
      en: 'The night sky has a tear with bright day behind it; a teddy bear on a ladder sews it up with a big needle.',
      hr: 'Noćno je nebo poderano, a kroz procjep se vidi svijetao dan; plišani medvjed na ljestvama krpa ga velikom iglom.',
      ru: 'В ночном небе прореха, за ней светлый день; плюшевый мишка на лестнице зашивает её большой иглой.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, deep, mid);
      card.stars(70, { to: 700 });
      const tear = 'M396 90C420 200 300 260 280 400C270 500 330 540 300 640C410 560 480 470 460 370C446 280 490 220 396 90Z';
      card.glowAt(380, 400, 330, { colour: '#bfe6f2', opacity: 0.4 });
      card.cut(path(tear, light));
      card.inside(path(tear, undefined, { transform: 'translate(379 380) scale(.94 .97) translate(-379 -380)' }), () => {
        card.paint(rect(200, 60, 320, 620, card.fade([[0, '#5fb0d8'], [1, '#d8f0ea']])));
        card.sun(400, 420, 40, { colour: '#ffd35c', rings: 3, step: 22, opacity: 0.25 });
        card.cloud(330, 500, 120);
        card.cloud(420, 300, 100);
        card.flock(360, 350, 4, { spread: 40, colour: deep });
      });
      const stitch = [[396, 120, 440, 132], [372, 168, 456, 180], [344, 212, 466, 222], [316, 262, 464, 262]];
      card.cut(stitch.map(([a, b, c, e]) => path(d`M${a - 16} ${b}L${c + 10} ${e + 20}`, 'none', { stroke: accent, 'stroke-width': 9, 'stroke-linecap': 'round' })), { small: true });
      card.paint(path('M480 290C520 360 250 330 262 420', 'none', { stroke: accent, 'stroke-width': 7, 'stroke-linecap': 'round' }));
      card.hills(800, 16, card.mix(ink, deep, 0.5));
      card.ladder(170, 850, 440, { width: 70, lean: 4, colour: card.mix(soft, light, 0.2), rung: 40 });
      card.motif('teddy-bear', 190, 566, 220, { tint: 0 });
      card.cut([path('M236 478L330 366', 'none', { stroke: light, 'stroke-width': 11, 'stroke-linecap': 'round' }), circle(244, 468, 4, ink)], { small: true });
      card.thread([246, 466], [262, 420], { colour: accent, width: 6 });
      card.stand('thread', 400, 868, 110, { tint: 0.05 });
      card.thread([400, 770], [240, 470], { colour: accent, width: 5, sway: 60, sag: 120 });
      card.stand('mouse', 500, 866, 74, { tint: 0.05 });
    },
  },
  {
    id: 'mushroom-carousel',
    palette: 'absinthe',
    seed: 1293,
    alt: {
      en: 'A red mushroom in the night forest is a carousel: a snail, a ladybird, a mouse and a hedgehog ride around its stem.',
      hr: 'Crvena gljiva u noćnoj šumi je vrtuljak: oko stručka se voze puž, bubamara, miš i jež.',
      ru: 'Красный гриб в ночном лесу — карусель: вокруг ножки катаются улитка, божья коровка, мышь и ёж.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.7), deep);
      card.stars(26, { to: 300 });
      card.pines(640, card.mix(deep, ink, 0.45), { from: 200, to: 420, count: 11 });
      card.hills(740, 14, card.mix(deep, mid, 0.25));
      card.glowAt(300, 560, 320, { colour: spark, opacity: 0.75 });
      card.groundShadow(300, 836, 520, 0.9);
      card.cut([ellipse(300, 800, 244, 42, card.mix('#8a4b2c', ink, 0.3)), rect(56, 772, 488, 30, card.mix('#8a4b2c', ink, 0.3)), ellipse(300, 772, 244, 40, '#c98746')]);
      card.cut(path('M246 780Q262 600 250 400H350Q338 600 354 780Z', card.mix(light, spark, 0.15)));
      const ride = (name, x, foot, height, flip) => {
        card.pole([x, 390], [x, foot], { colour: spark, width: 11 });
        card.motif(name, x, foot - 40, height, { tint: 0, flip });
      };
      ride('mouse', 190, 764, 84);
      ride('lady-beetle', 412, 764, 84);
      ride('snail', 110, 790, 128);
      ride('hedgehog', 494, 790, 108);
      const cap = 'M34 400C40 200 170 110 300 110S560 200 566 400Q300 470 34 400Z';
      card.cut(path(cap, accent));
      card.shade(path(cap, card.fade([[0, '#000', 0], [1, '#000', 0.85]])), 0.4);
      card.cut([[300, 180, 46], [160, 270, 40], [430, 250, 50], [300, 320, 56], [96, 366, 28], [510, 360, 34], [210, 384, 22], [410, 388, 24]].map(([x, y, r]) => ellipse(x, y, r, r * 0.78, light)), { small: true });
      const lamps = Array.from({ length: 11 }, (_, i) => [48 + i * 50.4, 414 + Math.sin((Math.PI * i) / 10) * 36]);
      for (const [x, y] of lamps) {
        card.glowAt(x, y, 24, { colour: spark, opacity: 0.9 });
        card.paint(circle(x, y, 9, light));
      }
      card.grass(872, card.mix(deep, ink, 0.3), { height: 40 });
      card.stand('owl', 300, 880, 90, { tint: 0.05 });
    },
  },
];
