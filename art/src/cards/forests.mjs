// Forests that listen, bloom and warm themselves.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const forests = [
  {
    id: 'deer-with-a-tree-on-its-head',
    palette: 'dusk',
    seed: 1303,
    alt: {
      en: 'The antlers of a deer grow into a bare tree with a nest and birds in its branches; the sun sets behind it.',
      hr: 'Rogovi jelena prerasli su u golo stablo s gnijezdom i pticama u granama; iza njega zalazi sunce.',
      ru: 'Рога оленя выросли в голое дерево с гнездом и птицами на ветвях; за ним садится солнце.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, mid, 0.3), mid, soft, light);
      card.sun(270, 320, 150, { colour: card.mix(light, accent, 0.3), rings: 4, step: 50 });
      card.peaks(690, 120, card.mix(mid, deep, 0.35), { count: 4 });
      card.pines(750, card.mix(deep, mid, 0.2), { from: 40, to: 90, count: 22 });
      card.hills(770, 14, card.mix(deep, ink, 0.35));
      const bark = card.mix(ink, '#5a3020', 0.45);
      const tips = [
        ...card.bareTree(258, 512, { trunk: 84, width: 15, lean: -0.5, spread: 0.5, depth: 5, colour: bark }),
        ...card.bareTree(282, 512, { trunk: 92, width: 15, lean: 0.42, spread: 0.5, depth: 5, colour: bark }),
      ];
      card.stand('deer', 330, 856, 420, { tint: 0.05 });
      const high = tips.filter(([x, y]) => x > 80 && x < 520 && y > 80);
      const seats = [3, 11, 19, 27, 36, 44].map((i) => high[i % high.length]);
      seats.forEach(([x, y], i) => card.motif(i % 2 ? 'bird' : 'black-bird', x, y + 6, 44, { tint: 0.05, flip: i % 3 === 0 }));
      card.motif('nest-with-eggs', 270, 420, 62, { tint: 0.05 });
      card.grass(880, card.mix(ink, deep, 0.4), { height: 38 });
      card.stand('rabbit', 120, 866, 76, { tint: 0.1, flip: true });
      card.flock(470, 150, 5, { spread: 60, colour: spark });
    },
  },
  {
    id: 'tree-whose-leaves-are-birds',
    palette: 'honey',
    seed: 1313,
    alt: {
      en: 'The autumn leaves of a big tree are red, orange and yellow birds; one after another they fly away.',
      hr: 'Jesenje lišće velikog stabla crvene su, narančaste i žute ptice; jedna za drugom odlijeću.',
      ru: 'Осенние листья большого дерева — красные, рыжие и жёлтые птицы; одна за другой они улетают.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const { dice } = card;
      card.sky(card.mix(spark, light, 0.35), card.mix(spark, light, 0.7), light);
      card.hills(700, 30, card.mix(spark, soft, 0.6), { waves: 3 });
      card.hills(770, 20, card.mix(mid, soft, 0.3), { waves: 3 });
      const tips = card.bareTree(240, 826, { trunk: 170, width: 40, spread: 0.5, depth: 6, colour: card.mix(ink, deep, 0.4) });
      const coats = [accent, '#e2702c', '#f0a02f', '#c9542a', '#8f2f25', '#f5c445'];
      tips.forEach(([x, y], i) => {
        if (x < 46 || x > 520 || y < 60 || i % 3 === 2) return;
        card.cutout('bird', x, y + 12, dice.between(30, 46), { colour: dice.pick(coats), flip: dice.chance(0.5) });
      });
      const away = [[420, 250, 40], [470, 340, 46], [500, 200, 34], [540, 280, 38], [452, 440, 50], [530, 410, 44], [505, 510, 54], [424, 560, 46], [540, 120, 30], [486, 110, 26]];
      for (const [x, y, height] of away) card.cutout('dove', x, y, height, { colour: dice.pick(coats), flip: true });
      card.cutout('bird', 300, 858, 42, { colour: coats[1] });
      card.cutout('bird', 370, 870, 46, { colour: coats[0], flip: true });
      card.cutout('bird', 130, 866, 44, { colour: coats[2] });
      card.child(480, 866, 150, { coat: spark, arm: 'up' });
    },
  },
  {
    id: 'campfire-of-tulips',
    palette: 'ember',
    seed: 1323,
    alt: {
      en: 'At night in the forest animals sit around a campfire whose flames are glowing tulips; petals rise instead of sparks.',
      hr: 'Noću u šumi životinje sjede oko logorske vatre čiji su plamen užareni tulipani; umjesto iskri dižu se latice.',
      ru: 'Ночью в лесу звери сидят у костра, в котором вместо пламени светятся тюльпаны; вместо искр летят лепестки.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(ink, card.mix(ink, '#1d2a4a', 0.6), card.mix(ink, deep, 0.6));
      card.stars(40, { to: 330 });
      card.pines(620, card.mix(ink, '#27324f', 0.5), { from: 220, to: 430, count: 10 });
      card.glowAt(300, 640, 380, { colour: accent, opacity: 0.75 });
      card.hills(700, 14, card.mix(deep, ink, 0.2));
      card.shine(ellipse(300, 800, 260, 66, card.glow([[0, '#fff', 1], [1, '#fff', 0]])), 0.6);
      const flower = (x, y, size, turn, colour) => {
        const petals = 'M0 0C-46-6-52-58-34-92Q-20-70-14-62Q-8-92 0-104Q8-92 14-62Q20-70 34-92C52-58 46-6 0 0Z';
        card.cut([path(petals, colour, { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` }), path('M0-6C-20-10-20-44 0-72C20-44 20-10 0-6Z', card.mix(colour, light, 0.5), { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` })]);
      };
      const green = card.mix('#5f8a3c', ink, 0.15);
      const blooms = [[226, 640, 110, -24, mid], [376, 636, 110, 24, mid], [300, 540, 170, 0, '#d9532c'], [246, 590, 140, -14, '#e8742c'], [356, 588, 140, 14, '#e8742c'], [300, 650, 130, 0, accent]];
      for (const [x, y, , turn] of blooms) card.stem([300 + turn, 800], [x, y], { colour: green, width: 10, leaves: 1, size: 80 });
      for (const bloom of blooms) flower(...bloom);
      card.cut([rect(190, 772, 220, 36, '#6a3f26', { rx: 16, transform: 'rotate(12 300 790)' }), rect(190, 772, 220, 36, '#7d4d2e', { rx: 16, transform: 'rotate(-12 300 790)' })]);
      card.cut([circle(194, 814, 17, '#c99a63'), circle(406, 768, 17, '#c99a63')], { small: true });
      for (const [x, y, turn] of [[260, 380, 20], [340, 330, -30], [300, 260, 60], [250, 210, 10], [360, 200, 80], [390, 430, 30], [214, 460, -20]]) card.cut(path('M0 0Q-16-18 0-36Q16-18 0 0Z', turn % 20 ? soft : '#d9532c', { transform: d`translate(${x} ${y}) rotate(${turn})` }), { small: true });
      card.stand('badger', 118, 830, 120, { tint: 0.05, flip: true });
      card.stand('chipmunk', 496, 836, 146, { tint: 0.05 });
      card.stand('duck', 216, 882, 100, { tint: 0.05, flip: true });
      card.stand('skunk', 356, 884, 96, { tint: 0.05 });
    },
  },
  {
    id: 'tree-ring-record',
    palette: 'absinthe',
    seed: 1333,
    alt: {
      en: 'A tree stump is played like a record: a needle rests on its rings, leaves blow from the horn, and animals listen.',
      hr: 'Panj svira poput gramofonske ploče: igla leži na godovima, iz trube lete listovi, a životinje slušaju.',
      ru: 'Пень играет, как пластинка: игла лежит на годичных кольцах, из трубы летят листья, звери слушают.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, deep, 0.3), mid, card.mix(soft, light, 0.3));
      card.glowAt(280, 360, 330, { colour: light, opacity: 0.6 });
      card.pines(640, card.mix(mid, deep, 0.45), { from: 200, to: 400, count: 12 });
      card.pines(700, card.mix(deep, mid, 0.2), { from: 50, to: 100, count: 18 });
      card.hills(720, 12, card.mix(mid, deep, 0.15));
      const bark = '#7a4c2c';
      card.groundShadow(290, 830, 440, 0.9);
      card.cut(path('M120 610V760Q112 810 70 840Q130 832 160 846Q200 826 240 850Q300 832 350 848Q400 828 430 846Q470 830 520 838Q476 806 466 760V610Z', bark));
      card.paint(path('M160 690q6 60-6 120M220 700q-4 60 6 120M290 704v110M360 700q8 60 0 120M420 690q-4 60 8 120', 'none', { stroke: card.mix(bark, ink, 0.45), 'stroke-width': 7, 'stroke-linecap': 'round' }));
      card.cut(ellipse(293, 612, 176, 66, '#e3b878'));
      card.paint([0.9, 0.76, 0.63, 0.5, 0.38, 0.27, 0.16].map((share) => ellipse(293, 612, 166 * share, 60 * share, 'none', { stroke: '#9a6635', 'stroke-width': 5 })), ellipse(293, 612, 14, 6, accent));
      const horn = () => card.cut([path('M420 560C452 470 410 430 420 340L452 336C456 430 500 480 450 574Z', card.mix(spark, ink, 0.2)), path('M404 350C330 330 270 250 262 130C350 100 500 110 560 190C520 260 480 320 462 346Z', spark), ellipse(410, 158, 152, 62, card.mix(spark, ink, 0.5), { transform: 'rotate(9 410 158)', stroke: card.mix(spark, light, 0.5), 'stroke-width': 10 })]);
      card.turned(-24, 436, 570, () => card.scaled(0.9, 436, 570, horn));
      card.cut([circle(436, 574, 22, ink), path('M436 572L330 596L318 618', 'none', { stroke: ink, 'stroke-width': 11, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })], { small: true });
      const leaves = [[380, 150, 54, 20], [300, 110, 46, -30], [440, 110, 50, 60], [220, 170, 50, 10], [150, 120, 40, -50], [120, 220, 50, 30], [230, 260, 40, 80], [500, 70, 34, 10]];
      for (const [x, y, height, turn] of leaves) card.motif('maple-leaf', x, y + 20, height, { tint: 0, turn });
      card.stand('rabbit', 90, 870, 120, { tint: 0, flip: true });
      card.stand('deer', 510, 868, 190, { tint: 0.05 });
      card.motif('bird', 186, 606, 60, { tint: 0, flip: true });
      card.grass(888, card.mix(deep, ink, 0.2), { height: 34 });
    },
  },
  {
    id: 'footprints-that-bloom',
    palette: 'winter',
    seed: 1343,
    alt: {
      en: 'A child walks away across deep snow, and grass with flowers grows in every footprint.',
      hr: 'Dijete odlazi preko dubokog snijega, a u svakom otisku stopala raste trava s cvijećem.',
      ru: 'Ребёнок уходит по глубокому снегу, и в каждом его следе растёт трава с цветами.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent } = card;
      card.sky(mid, card.mix(soft, mid, 0.2), light);
      card.sun(160, 200, 56, { colour: card.mix(light, '#f4d58a', 0.6) });
      card.peaks(400, 130, card.mix(mid, soft, 0.4), { snow: light, count: 4 });
      card.pines(430, card.mix(deep, mid, 0.25), { from: 60, to: 150, count: 17 });
      card.hills(440, 20, card.mix(light, soft, 0.35), { waves: 3, dark: 0.25 });
      card.hills(590, 34, card.mix(light, soft, 0.15), { waves: 2, dark: 0.3 });
      card.snow(40, { to: 430 });
      card.child(420, 500, 130, { coat: accent, flip: true });
      const names = ['tulip', 'cherry-blossom', 'blossom', 'hibiscus', 'rose', 'sunflower'];
      const steps = Array.from({ length: 9 }, (_, i) => {
        const t = 1 - i / 8;
        const near = 1 - t;
        const side = i % 2 ? 1 : -1;
        return { x: 410 - 190 * near ** 1.2 + 60 * Math.sin(near * 5) + side * (12 + 40 * near), y: 524 + 320 * near ** 1.15, size: 0.28 + 0.8 * near, name: names[i % 6] };
      });
      for (const { x, y, size, name } of steps) {
        card.paint(ellipse(x, y, 66 * size, 24 * size, card.mix(mid, deep, 0.2), { opacity: 0.55 }));
        card.cut(ellipse(x, y + 3 * size, 58 * size, 19 * size, '#5d8a43'), { small: true });
        card.grass(y + 8 * size, '#4b7a3c', { from: x - 48 * size, to: x + 48 * size, height: 44 * size, every: 7 * size + 2 });
        card.pole([x, y + 6 * size], [x, y - 70 * size], { colour: '#4b7a3c', width: 9 * size });
        card.motif(name, x, y - 34 * size, 92 * size, { tint: 0 });
        card.grass(y + 14 * size, '#6c9c4c', { from: x - 44 * size, to: x + 44 * size, height: 30 * size, every: 7 * size + 2 });
      }
      card.motif('honeybee', 440, 720, 54, { tint: 0, flip: true });
    },
  },
];
