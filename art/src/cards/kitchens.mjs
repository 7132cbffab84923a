// Breakfasts and cooks that get more than they bargained for.

import { circle, d, ellipse, path, rect } from '../svg.mjs';
import { smooth } from '../vocabulary/outline.mjs';

export const kitchens = [
  {
    id: 'dinosaur-in-the-egg',
    palette: 'rose',
    seed: 1103,
    alt: {
      en: 'A long-necked dinosaur looks out of a boiled egg in an egg cup and wears the tip of the shell as a hat.',
      hr: 'Iz kuhanog jaja u čašici viri dinosaur dugog vrata, s vrhom ljuske na glavi kao šeširom.',
      ru: 'Из варёного яйца в рюмке выглядывает длинношеий динозавр, верхушка скорлупы у него вместо шляпы.',
    },
    paint(card) {
      const { mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, light, 0.1), card.mix(soft, light, 0.5), light);
      card.wallpaper(640, { opacity: 0.14 });
      card.window(470, 330, 150, 210, () => {
        card.sky(card.mix(accent, light, 0.4), light);
        card.sun(470, 230, 40, { colour: spark, rings: 2, step: 22 });
      }, { frame: light });
      card.checkerFloor(640, mid, card.mix(light, soft, 0.2));
      card.groundShadow(290, 850, 260, 0.9);
      card.cut([path('M208 700H372Q366 782 312 796V824Q352 830 366 850H214Q228 830 268 824V796Q214 782 208 700Z', accent), rect(204, 690, 172, 22, card.mix(accent, light, 0.4), { rx: 10 })]);
      card.cut(path('M164 500L196 462L226 498L258 460L290 496L322 460L354 498L386 462L416 500Q430 560 420 600H160Q152 560 164 500Z', card.mix(light, mid, 0.45)));
      card.inside(rect(0, 0, 424, 540), () => card.motif('sauropod', 436, 806, 620, { tint: 0 }));
      card.cut(path('M160 520L188 556L218 518L250 558L284 520L318 558L350 518L382 556L420 518C436 610 408 704 362 726H218C172 704 144 610 160 520Z', light));
      card.shade(path('M160 520L420 518C436 610 408 704 362 726H218C172 704 144 610 160 520Z', card.slope([[0, '#000', 0], [0.6, '#000', 0.1], [1, '#000', 0.8]])), 0.4);
      card.turned(-14, 256, 200, () => card.cut(path('M172 222C176 152 210 118 250 118C292 118 324 152 328 222L302 196L276 228L250 198L224 228L198 196Z', light)));
      card.motif('spoon', 500, 858, 170, { tint: 0.1, turn: 20 });
      card.stand('salt', 92, 846, 130, { tint: 0.1 });
    },
  },
  {
    id: 'toast-of-day-and-night',
    palette: 'winter',
    seed: 1113,
    alt: {
      en: 'Two slices jump out of a toaster: one shows a sunny morning, the other a starry night; a butterfly and a bat leave them.',
      hr: 'Iz tostera iskaču dvije kriške: na jednoj je sunčano jutro, na drugoj zvjezdana noć; iz njih izlijeću leptir i šišmiš.',
      ru: 'Из тостера выскакивают два ломтика: на одном солнечное утро, на другом звёздная ночь; из них вылетают бабочка и летучая мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, mid, 0.3), soft, light);
      card.wallpaper(690, { colour: mid, opacity: 0.16 });
      card.boards(690, card.mix(spark, deep, 0.45));
      const slice = (x, y, turn, behind) => card.turned(turn, x, y, () => {
        const bread = (grow) => d`M${x - 82 - grow} ${y + 196 + grow}V${y + 10}C${x - 130 - grow} ${y - 20} ${x - 110 - grow} ${y - 90 - grow} ${x - 40} ${y - 92 - grow}H${x + 40}C${x + 110 + grow} ${y - 90 - grow} ${x + 130 + grow} ${y - 20} ${x + 82 + grow} ${y + 10}V${y + 196 + grow}Z`;
        card.cut(path(bread(14), '#a9652f'));
        card.cut(path(bread(0), '#f2d9a6'));
        card.inside(path(bread(-14)), behind);
      });
      slice(186, 250, -9, () => {
        card.paint(rect(60, 130, 260, 400, '#8cc7dc'));
        card.sun(196, 232, 34, { colour: '#ffd257', rings: 2, step: 18, opacity: 0.3 });
        card.cloud(150, 286, 84);
        card.paint(path('M60 340Q150 290 220 336T330 320V560H60Z', '#7dae5a'), path('M60 390Q160 350 330 400V560H60Z', '#578f4f'));
        card.leafyTree(234, 384, 84, { crown: '#3f7a44', trunk: '#5b3a22' });
      });
      slice(414, 220, 8, () => {
        card.paint(rect(280, 90, 280, 400, '#1d2350'));
        card.crescent(426, 206, 36, { rings: 2, opacity: 0.12 });
        card.paint([[350, 190], [376, 250], [480, 240], [470, 170], [400, 150], [496, 290], [350, 300]].map(([x, y]) => circle(x, y, 4, light)));
        card.paint(path('M280 340L350 286L396 330L450 270L540 350V560H280Z', '#2f3b76'), path('M280 390Q400 340 560 400V560H280Z', '#141a3c'));
      });
      card.groundShadow(300, 826, 500, 0.9);
      card.cut([path('M90 806V560Q90 470 176 470H424Q510 470 510 560V806Z', accent), rect(150, 476, 136, 24, ink, { rx: 12 }), rect(314, 476, 136, 24, ink, { rx: 12 }), rect(74, 796, 452, 32, card.mix(deep, ink, 0.4), { rx: 12 })]);
      card.shine(path('M120 790V570Q124 500 190 496L176 790Z', card.slope([[0, '#fff', 0.9], [1, '#fff', 0.1]])), 0.5);
      card.cut([rect(508, 570, 12, 150, ink, { rx: 6 }), rect(500, 590, 44, 30, light, { rx: 9 }), circle(300, 690, 44, light), circle(300, 690, 34, card.mix(soft, light, 0.4)), path('M300 690L320 664', 'none', { stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' })]);
      card.motif('monarch-butterfly', 84, 424, 84, { tint: 0, turn: -16 });
      card.motif('bat', 508, 470, 74, { tint: 0.1, turn: 12 });
      card.stand('mouse', 170, 876, 80, { tint: 0.05, flip: true });
    },
  },
  {
    id: 'cake-mountain',
    palette: 'blossom',
    seed: 1123,
    alt: {
      en: 'Goats on a rope climb a huge cake like a snowy mountain; a tent stands halfway, a candle burns on the summit.',
      hr: 'Koze na užetu penju se na golemu tortu kao na snježnu planinu; na pola puta je šator, na vrhu gori svijeća.',
      ru: 'Козы в связке поднимаются на огромный торт, как на снежную гору; на полпути палатка, на вершине горит свеча.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.1), card.mix(spark, light, 0.45), card.mix(light, soft, 0.3));
      card.cloud(90, 300, 180);
      card.cloud(520, 230, 180);
      card.peaks(780, 130, card.mix(spark, light, 0.5), { snow: light });
      card.glowAt(300, 120, 170, { colour: '#ffd98a', opacity: 0.9 });
      card.motif('candle', 300, 270, 150, { tint: 0 });
      const tier = (y, width, height, colour) => {
        const [left, top] = [300 - width / 2, y - height];
        const drips = Array.from({ length: 8 }, (_, i) => {
          const step = width / 8;
          return d`q${-step * 0.12} ${20 + ((i * 37) % 50)} ${-step / 2} ${22 + ((i * 37) % 50)}t${-step / 2} ${-22 - ((i * 37) % 50)}`;
        });
        card.cut([rect(left, top, width, height, colour, { rx: 12 }), rect(left, top + height * 0.62, width, 16, card.mix(colour, light, 0.55))]);
        card.cut(path(d`M${left - 6} ${top + 26}Q${left - 8} ${top - 14} ${left + 30} ${top - 16}H${left + width - 30}Q${left + width + 8} ${top - 14} ${left + width + 6} ${top + 26}l-6 0${drips.join('')}Z`, light));
      };
      card.groundShadow(300, 850, 560, 0.9);
      card.cut([ellipse(300, 846, 274, 30, card.mix(spark, deep, 0.3)), ellipse(300, 838, 274, 28, card.mix(light, spark, 0.25))]);
      tier(840, 460, 220, mid);
      tier(626, 330, 190, accent);
      tier(440, 200, 156, card.mix(mid, soft, 0.3));
      for (const [x, y] of [[486, 612], [434, 426], [230, 270]]) card.motif('cherries', x, y, 66, { tint: 0 });
      card.motif('tent', 400, 612, 100, { tint: 0.05 });
      card.thread([350, 236], [174, 366], { colour: deep, width: 5, sway: -70, sag: -30 });
      card.thread([166, 372], [100, 560], { colour: deep, width: 5, sway: -60 });
      card.thread([96, 570], [52, 850], { colour: deep, width: 5, sway: -26 });
      card.motif('goat', 362, 278, 86, { tint: 0, flip: true });
      card.motif('goat', 166, 426, 94, { tint: 0, flip: true });
      card.motif('goat', 100, 612, 106, { tint: 0, flip: true });
    },
  },
  {
    id: 'roads-on-a-fork',
    palette: 'meadow',
    seed: 1133,
    alt: {
      en: 'A giant fork winds up the roads of a green land like spaghetti; a bicycle and a van stand on them.',
      hr: 'Golema vilica namata ceste zelenog kraja kao špagete; na njima stoje bicikl i kombi.',
      ru: 'Огромная вилка наматывает дороги зелёного края, как спагетти; на них стоят велосипед и микроавтобус.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky('#7db9c9', '#b6dcd4', light);
      card.sun(110, 170, 58, { colour: card.mix(light, spark, 0.6) });
      card.cloud(180, 300, 170);
      card.hills(520, 30, card.mix(soft, mid, 0.2), { waves: 3 });
      card.pines(580, card.mix(mid, deep, 0.35), { from: 24, to: 56, count: 26 });
      card.hills(610, 22, mid, { waves: 3 });
      const tar = card.mix(ink, '#5d6470', 0.6);
      const roadway = (points, width) => {
        const line = smooth(points);
        card.cut(path(line, 'none', { stroke: tar, 'stroke-width': width, 'stroke-linecap': 'round' }));
        card.paint(path(line, 'none', { stroke: light, 'stroke-width': width * 0.09, 'stroke-dasharray': '16 14' }));
      };
      roadway([[-30, 640], [90, 640], [200, 690], [300, 650]], 34);
      roadway([[640, 660], [520, 640], [430, 690], [330, 650]], 36);
      roadway([[-40, 820], [100, 800], [170, 730], [270, 690]], 52);
      roadway([[640, 850], [500, 820], [440, 740], [340, 690]], 54);
      roadway([[250, 930], [330, 860], [250, 780], [310, 690]], 62);
      const silver = card.mix('#cfd8dc', light, 0.3);
      card.turned(12, 310, 650, () => {
        const tine = (x) => rect(x - 9, 440, 18, 220, silver, { rx: 9 });
        card.cut([rect(292, -60, 36, 380, silver, { rx: 14 }), path('M296 300C296 380 236 380 240 470H380C384 380 324 380 324 300Z', silver), tine(250), tine(290), tine(330), tine(370)]);
      });
      const coil = (y, rx, ry, width) => {
        const ring = d`M${300 - rx} ${y}A${rx} ${ry} 0 0 0 ${300 + rx} ${y}`;
        card.cut(path(ring, 'none', { stroke: tar, 'stroke-width': width, 'stroke-linecap': 'round' }));
        card.paint(path(ring, 'none', { stroke: light, 'stroke-width': width * 0.09, 'stroke-dasharray': '16 14' }));
      };
      [[536, 92, 34], [566, 122, 40], [600, 138, 44], [636, 134, 44], [668, 110, 36]].forEach(([y, rx, ry]) => coil(y, rx, ry, 38));
      card.motif('bicycle', 116, 800, 70, { tint: 0.05, flip: true });
      card.motif('minibus', 506, 820, 76, { tint: 0.05 });
      card.leafyTree(84, 740, 90, { crown: card.mix(mid, deep, 0.5) });
      card.leafyTree(548, 756, 84, { crown: card.mix(mid, deep, 0.5) });
      card.stand('ewe', 420, 872, 80, { tint: 0.05 });
    },
  },
  {
    id: 'sugar-igloo',
    palette: 'frost',
    seed: 1143,
    alt: {
      en: 'Penguins build an igloo out of sugar cubes on a kitchen table beside a steaming cup as big as a hill.',
      hr: 'Pingvini na kuhinjskom stolu grade iglu od kockica šećera, kraj šalice koja se puši, velike kao brijeg.',
      ru: 'Пингвины на кухонном столе строят иглу из кусочков сахара рядом с дымящейся чашкой величиной с холм.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, mid, 0.4), mid, card.mix(mid, soft, 0.7));
      card.wallpaper(560, { colour: soft, opacity: 0.2 });
      card.window(150, 330, 170, 220, () => {
        card.sky(card.mix(soft, light, 0.3), light);
        card.sun(150, 220, 44, { colour: spark, rings: 2, step: 26 });
      }, { frame: light });
      card.checkerFloor(560, card.mix(accent, deep, 0.05), card.mix(light, soft, 0.25));
      card.paint(path('M380 290q-40-40 0-80t0-80M450 280q-40-40 0-80t0-80', 'none', { stroke: light, 'stroke-width': 16, 'stroke-linecap': 'round', opacity: 0.5 }));
      card.teacup(420, 680, 400, ({ surface }) => card.paint(ellipse(0, surface + 6, 204, 40, '#8a4b26')), { bands: [spark, deep] });
      const cube = (x, y, size, turn = 0) => {
        card.turned(turn, x, y, () => card.cut([rect(x - size / 2, y - size, size, size, light, { rx: size * 0.14 }), rect(x - size / 2, y - size * 0.24, size, size * 0.24, card.mix(light, mid, 0.3), { rx: 6 })], { small: true }));
      };
      card.groundShadow(220, 800, 380, 0.9);
      card.cut(path('M50 798C50 560 390 560 390 798Z', card.mix(mid, deep, 0.3)));
      [[0, 168, 7], [1, 160, 7], [2, 138, 6], [3, 100, 4], [4, 48, 2]].forEach(([row, half, count]) => {
        for (let i = 0; i < count; i++) {
          const x = 220 - half + ((i + 0.5) * 2 * half) / count + (row % 2 ? 4 : 0);
          if (row === 3 && i === 3) continue;
          cube(x, 798 - row * 44, 47, ((i * 31 + row * 17) % 7) - 3);
        }
      });
      card.cut(path('M166 800V752A54 54 0 0 1 274 752V800Z', light));
      card.paint(path('M182 800V756A38 38 0 0 1 258 756V800Z', ink));
      card.glowAt(220, 782, 60, { colour: spark, opacity: 0.9 });
      card.stand('penguin', 452, 850, 150, { tint: 0 });
      cube(402, 800, 56, 8);
      card.stand('penguin', 80, 866, 118, { tint: 0, flip: true });
      card.motif('penguin', 316, 640, 88, { tint: 0 });
      cube(278, 612, 44, -10);
      cube(520, 874, 60, 14);
      cube(190, 872, 58, -8);
    },
  },
];
