// Hollows: worlds under the ground, under the table and inside things.

import { circle, d, path, rect } from '../svg.mjs';

export const hollows = [
  {
    id: 'stars-in-the-well',
    palette: 'meadow',
    seed: 602,
    alt: {
      en: 'Deep under a sunny meadow lies a cave full of night sky; a child winds a bucket with a star up the well.',
      hr: 'Duboko pod sunčanom livadom špilja je puna noćnog neba; dijete iz bunara vuče kantu sa zvijezdom.',
      ru: 'Глубоко под солнечным лугом — пещера, полная ночного неба; ребёнок тянет из колодца ведро со звездой.',
    },
    paint(card) {
      const { ink, mid, soft, light, accent, spark } = card;
      const earth = '#5b4231';
      card.sky('#7fb7c6', '#b5d9d2', light);
      card.sun(470, 110, 46, { colour: spark, rings: 3, step: 30 });
      card.hills(330, 18, card.mix(mid, soft, 0.5));
      card.soil(390, earth);
      card.grass(398, mid, { height: 30 });
      card.hollow(300, 850, 470, 310, () => {
        card.sky('#141b40', '#141b40', '#141b40', '#24326a', '#43599c');
        card.stars(150, { from: 540, to: 850, colour: light });
        card.crescent(180, 690, 40, { rings: 2 });
      }, { rim: card.mix(earth, ink, 0.5) });
      card.paint(path('M250 380H350V520Q352 560 372 580H228Q248 560 250 520Z', card.fade([[0, card.mix(ink, earth, 0.4)], [0.8, '#141b40']])));
      card.thread([300, 300], [300, 640], { width: 5 });
      card.glowAt(300, 650, 110, { colour: spark, opacity: 0.8 });
      card.motif('star', 300, 664, 92, { tint: 0.1 });
      card.motif('bucket', 300, 730, 96, { tint: 0.1 });
      card.well(300, 408, 150, { stone: card.mix(soft, light, 0.5), roof: accent });
      card.child(430, 420, 130, { coat: spark, flip: true, arm: 'up' });
      card.motif('cow', 110, 412, 96, { tint: 0.1, flip: true });
    },
  },
  {
    id: 'camp-under-the-table',
    palette: 'ember',
    seed: 613,
    alt: {
      en: 'Under a table laid for tea it is night in a forest, with a tent and a campfire around which mice sit.',
      hr: 'Ispod stola postavljenog za čaj noć je u šumi, sa šatorom i logorskom vatrom oko koje su miševi.',
      ru: 'Под накрытым к чаю столом — ночной лес, палатка и костёр, вокруг которого сидят мыши.',
    },
    paint(card) {
      const { ink, deep, soft, light, accent, spark } = card;
      const night = '#141a38';
      card.sky(soft, card.mix(soft, light, 0.5), light);
      card.wallpaper(820, { opacity: 0.14 });
      card.boards(830, deep);
      card.inside(rect(96, 330, 408, 520), () => {
        card.sky(night, night, card.mix(night, spark, 0.4));
        card.stars(120, { from: 340, to: 640, colour: light });
        card.crescent(330, 480, 34, { rings: 2 });
        card.pines(740, card.mix(night, spark, 0.25), { from: 120, to: 250, count: 13 });
        card.hills(760, 8, card.mix(night, ink, 0.5));
        card.motif('tent', 210, 800, 150, { tint: 0.1 });
        card.glowAt(356, 770, 150, { colour: accent, opacity: 0.85 });
        card.motif('fire', 356, 822, 90, { tint: 0 });
        card.motif('wood', 356, 834, 34, { tint: 0.2 });
        card.motif('mouse', 438, 836, 78, { tint: 0.1 });
        card.motif('mouse', 284, 838, 64, { tint: 0.1, flip: true });
      });
      const drape = (side) => d`M${300 + side * 260} 340C${300 + side * 250} 540 ${300 + side * 258} 700 ${300 + side * 272} 858H${300 + side * 196}C${300 + side * 204} 660 ${300 + side * 170} 480 ${300 + side * 70} 350Z`;
      for (const side of [-1, 1]) card.layer(drape(side), spark, { thick: true, dark: 0.5 });
      card.cut([rect(30, 318, 540, 40, spark, { rx: 8 }), path('M34 356H566Q540 400 500 366Q460 404 420 368Q380 406 340 370Q300 406 260 370Q220 406 180 368Q140 404 100 366Q60 400 34 356Z', card.mix(spark, light, 0.25))]);
      card.motif('teapot', 210, 322, 150, { tint: 0.1, flip: true });
      card.motif('hot-beverage', 352, 322, 96, { tint: 0.1 });
      card.motif('shortcake', 458, 322, 84, { tint: 0.1 });
    },
  },
  {
    id: 'orchard-below',
    palette: 'winter',
    seed: 627,
    alt: {
      en: 'A bare tree stands in the snow; under the ground its roots bear green leaves and red apples, and a badger looks at them.',
      hr: 'Golo stablo stoji u snijegu; pod zemljom mu korijenje nosi zeleno lišće i crvene jabuke, a gleda ih jazavac.',
      ru: 'Голое дерево стоит в снегу; под землёй на его корнях зелёные листья и красные яблоки, на них смотрит барсук.',
    },
    paint(card) {
      const { ink, mid, soft, light } = card;
      const earth = '#4a3a30';
      card.sky(mid, soft, light);
      card.snow(60, { to: 380 });
      card.hills(370, 16, card.mix(soft, light, 0.3));
      card.bareTree(300, 410, { trunk: 84, width: 22, spread: 0.5, depth: 6 });
      card.soil(404, earth);
      card.hollow(300, 850, 500, 400, () => {
        card.sky(card.mix('#d9b45c', earth, 0.2), '#e2bd68', '#8f7a44');
        card.hills(850, 4, '#6b7a3a');
      }, { rim: card.mix(earth, ink, 0.5), colour: '#e2bd68' });
      const tips = [];
      card.upended(410, () => tips.push(...card.bareTree(300, 410, { trunk: 92, width: 26, spread: 0.6, depth: 5, colour: card.mix(earth, ink, 0.3) })));
      tips.forEach(([x, y], i) => {
        const below = 820 - y;
        const fruit = i % 3 === 0;
        card.motif(fruit ? 'red-apple' : 'leafy-green', x, below + (fruit ? 34 : 24), fruit ? 46 : 42, { tint: 0, turn: fruit ? 0 : 150 });
      });
      card.layer('M-40 398Q150 380 300 400T640 394V418Q450 430 300 420T-40 424Z', light, { dark: 0.25 });
      card.stand('badger', 420, 856, 104, { tint: 0.05 });
      card.stand('basket', 220, 858, 70, { tint: 0.1 });
    },
  },
  {
    id: 'ball-in-the-guitar',
    palette: 'sepia',
    seed: 658,
    alt: {
      en: 'Behind the strings, in the round hole of a big guitar, there is a lit hall where a cricket plays and mice dance.',
      hr: 'Iza žica, u okruglom otvoru velike gitare, osvijetljena je dvorana u kojoj svira cvrčak, a miševi plešu.',
      ru: 'За струнами, в круглом отверстии большой гитары, — освещённый зал: играет сверчок, танцуют мыши.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, ink, 0.5), spark, card.mix(spark, light, 0.3));
      const body = 'M300 190C400 190 470 240 466 330C462 400 440 420 470 480C520 560 560 620 548 720C530 860 420 920 300 920S70 860 52 720C40 620 80 560 130 480C160 420 138 400 134 330C130 240 200 190 300 190Z';
      card.layer(body, card.mix(accent, soft, 0.45), { thick: true, dark: 0.5 });
      card.cut([circle(300, 510, 172, deep), circle(300, 510, 160, light), circle(300, 510, 148, accent)]);
      card.inside(circle(300, 510, 138), () => {
        card.sky(ink, ink, card.mix(accent, ink, 0.6), accent);
        card.glowAt(300, 560, 150, { colour: soft, opacity: 0.9 });
        card.lightChain([170, 420], [430, 420], { sag: 16, lamps: 7, colour: accent });
        card.boards(590, card.mix(mid, soft, 0.4));
        card.motif('cricket', 368, 612, 110, { tint: 0 });
        card.motif('mouse', 228, 614, 100, { tint: 0.05, flip: true, turn: -12 });
        card.motif('mouse', 296, 634, 74, { tint: 0.05, turn: 10 });
      });
      card.cut([rect(256, -20, 88, 330, card.mix(deep, ink, 0.3), { rx: 4 }), rect(200, 800, 200, 34, ink, { rx: 10 })]);
      card.cut([60, 130, 200, 270].map((y) => rect(256, y, 88, 6, soft)), { small: true });
      for (let i = 0; i < 6; i++) card.thread([272 + i * 11.2, -10], [256 + i * 17.6, 812], { width: 3, colour: light });
    },
  },
  {
    id: 'umbrella-bats',
    palette: 'rose',
    seed: 664,
    alt: {
      en: 'In a cave closed umbrellas hang from the ceiling like bats; one bat flies below them, and evening light comes in.',
      hr: 'U špilji sa stropa kao šišmiši vise sklopljeni kišobrani; među njima leti šišmiš, a ulazi večernje svjetlo.',
      ru: 'В пещере с потолка, словно летучие мыши, свисают сложенные зонты; среди них летает мышь, снаружи вечер.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(mid, soft, light);
      card.sun(330, 560, 90, { colour: card.mix(light, spark, 0.4) });
      card.peaks(720, 90, card.mix(mid, deep, 0.3));
      card.hills(740, 14, deep);
      const rock = card.mix(deep, ink, 0.6);
      card.cave(rock, { hang: 150, rise: 90, side: 110 });
      const colours = [accent, spark, light, mid, accent];
      [[120, 90, 250], [210, 70, 300], [310, 60, 250], [400, 70, 310], [490, 90, 240]].forEach(([x, y, h], i) => {
        card.thread([x, 20], [x, y], { colour: ink, width: 4 });
        card.cut([
          path(d`M${x - 12} ${y + 4}q0 -26 14 -26t10 30V${y + 60}`, 'none', { stroke: ink, 'stroke-width': 7 }),
          path(d`M${x - 4} ${y + 50}C${x - 40} ${y + 90} ${x - 34} ${y + h * 0.7} ${x + 8} ${y + h}C${x + 50} ${y + h * 0.7} ${x + 56} ${y + 90} ${x + 20} ${y + 50}Z`, colours[i]),
          path(d`M${x + 2} ${y + 56}C${x - 10} ${y + 110} ${x - 4} ${y + h * 0.7} ${x + 8} ${y + h}C${x + 22} ${y + h * 0.7} ${x + 28} ${y + 110} ${x + 14} ${y + 56}Z`, card.mix(colours[i], ink, 0.28)),
          path(d`M${x + 8} ${y + h - 6}v26`, 'none', { stroke: ink, 'stroke-width': 6 }),
        ]);
      });
      card.motif('bat', 300, 560, 130, { tint: 0.3 });
      card.wanderer(440, 858, 150, { light: true, flip: true });
    },
  },
  {
    id: 'orchard-in-an-apple',
    palette: 'dusk',
    seed: 672,
    alt: {
      en: 'A big apple lies in the night grass; where it has been bitten one sees a sunny meadow with an apple tree inside.',
      hr: 'Velika jabuka leži u noćnoj travi; ondje gdje je zagrizena, unutra se vidi sunčana livada sa stablom jabuke.',
      ru: 'В ночной траве лежит большое яблоко; там, где его надкусили, внутри виден солнечный луг с яблоней.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.4), deep, mid, soft);
      card.stars(40, { to: 360 });
      card.hills(720, 20, card.mix(spark, ink, 0.3));
      card.groundShadow(310, 822, 470, 0.9);
      card.motif('red-apple', 310, 832, 580, { tint: 0 });
      const bite = (grow) => [[300, 580, 120], [206, 620, 70], [394, 626, 74], [250, 690, 80], [346, 694, 84]].map(([x, y, r]) => circle(x, y, r + grow, light));
      card.cut(bite(20));
      card.inside(bite(0).join(''), () => {
        card.sky('#7dbccb', '#b9dfd8', light);
        card.sun(222, 560, 28, { colour: accent, rings: 3, step: 20 });
        card.hills(700, 12, '#8fb765');
        card.leafyTree(320, 738, 220, { crown: '#4f8f55', trunk: deep });
        card.several('red-apple', [[284, 590, 26], [330, 566, 26], [358, 614, 26], [312, 640, 26]], { tint: 0 });
        card.hills(734, 6, '#6fa052');
      });
      card.glowAt(300, 630, 240, { colour: light, opacity: 0.18 });
      card.grass(846, card.mix(spark, ink, 0.5), { height: 40 });
      card.stand('hedgehog', 110, 868, 96, { tint: 0.1, flip: true });
      card.grass(890, ink, { height: 26 });
    },
  },
  {
    id: 'worm-express',
    palette: 'honey',
    seed: 691,
    alt: {
      en: 'In a tunnel under the grass a long worm with lit windows pulls in like a train; ants wait with their luggage.',
      hr: 'U tunelu pod travom kao vlak dolazi dugi crv s osvijetljenim prozorima; mravi čekaju s prtljagom.',
      ru: 'В тоннеле под травой, как поезд, подходит длинный червяк со светящимися окнами; муравьи ждут с багажом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const earth = card.mix(deep, ink, 0.35);
      card.sky(card.mix(spark, light, 0.55), light);
      card.hills(190, 10, card.mix(soft, spark, 0.4));
      card.motif('sunflower', 470, 214, 130, { tint: 0.05 });
      card.motif('tulip', 130, 212, 84, { tint: 0.05 });
      card.soil(206, earth, { stones: 34 });
      card.grass(216, card.mix(spark, ink, 0.2), { height: 34 });
      const track = 'M640 380C500 330 380 360 300 430S170 590 190 700';
      const stroke = (colour, width, more = {}) => path(track, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
      card.paint(stroke(card.mix(earth, ink, 0.6), 196, { filter: card.print('edge') }));
      card.hollow(300, 836, 500, 250, () => card.sky(card.mix(earth, ink, 0.6), card.mix(mid, ink, 0.55)), { rim: card.mix(earth, ink, 0.6), colour: card.mix(earth, ink, 0.6) });
      card.paint(stroke(card.mix(earth, ink, 0.6), 180));
      const skin = '#e3908c';
      card.cut(stroke(skin, 124));
      card.paint(stroke(card.mix(skin, ink, 0.25), 124, { 'stroke-dasharray': '8 54', 'stroke-linecap': 'butt', opacity: 0.7 }));
      card.paint(stroke(light, 46, { 'stroke-dasharray': '36 26', 'stroke-dashoffset': -14, 'stroke-linecap': 'butt' }));
      card.cut([circle(172, 704, 13, ink), circle(214, 708, 13, ink), path('M172 742Q194 758 216 744', 'none', { stroke: ink, 'stroke-width': 6, 'stroke-linecap': 'round' })], { small: true });
      card.beam(194, 760, 62, { length: 260, spread: 50, opacity: 0.4 });
      card.cut(rect(60, 836, 480, 20, soft, { rx: 4 }), { small: true });
      card.several('ant', [[330, 838, 84], [440, 838, 72]], { tint: 0.1 });
      card.motif('luggage', 386, 838, 60, { tint: 0.05 });
      card.motif('luggage', 494, 838, 50, { tint: 0.05 });
      card.thread([400, 560], [400, 600], { colour: soft, width: 3 });
      card.motif('red-paper-lantern', 400, 668, 70, { tint: 0 });
      card.glowAt(400, 640, 110, { colour: accent, opacity: 0.4 });
    },
  },
];
