// Craftsmen and what leaves their benches.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

export const workshops = [
  {
    id: 'clockwork-beetle',
    palette: 'honey',
    seed: 1403,
    alt: {
      en: 'A big green beetle lies under a lamp with its wing cases open; inside are brass wheels and a clock face.',
      hr: 'Velika zelena buba leži pod svjetiljkom otvorenih pokrilja; unutra su mjedeni zupčanici i brojčanik sata.',
      ru: 'Большой зелёный жук лежит под лампой с раскрытыми надкрыльями; внутри латунные шестерёнки и циферблат.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.3), card.mix(deep, ink, 0.1), deep);
      card.boards(300, card.mix(deep, mid, 0.3));
      card.glowAt(300, 520, 420, { colour: light, opacity: 0.5 });
      card.pendant(300, 150, 210, { shade: accent });
      card.cut(path('M80 330L520 330L566 860H34Z', card.mix(light, soft, 0.3)));
      const green = '#2f7d5b';
      const dark = card.mix(green, ink, 0.5);
      const legs = 'M210 500L120 450L96 396M200 600L96 610L58 570M214 690L130 740L110 808M390 500L480 450L504 396M400 600L504 610L542 570M386 690L470 740L490 808';
      card.cut(path(legs, 'none', { stroke: dark, 'stroke-width': 17, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
      card.groundShadow(300, 790, 420, 0.7);
      card.cut([path('M270 390Q240 340 262 306M330 390Q360 340 338 306', 'none', { stroke: dark, 'stroke-width': 9, 'stroke-linecap': 'round' }), ellipse(300, 410, 62, 46, dark), ellipse(300, 478, 116, 60, green), ellipse(300, 640, 118, 168, card.mix(ink, deep, 0.4))]);
      card.cut([circle(272, 396, 9, light), circle(328, 396, 9, light)], { small: true });
      card.inside(ellipse(300, 640, 112, 160), () => {
        card.glowAt(300, 640, 160, { colour: mid, opacity: 0.7 });
        card.cog(250, 590, 62, { teeth: 12, colour: '#d9a441' });
        card.cog(352, 580, 50, { teeth: 10, colour: '#c47f35', turn: 10 });
        card.cog(356, 740, 56, { teeth: 11, colour: '#d9a441', turn: 8 });
        card.cog(262, 752, 44, { teeth: 9, colour: '#b5652f' });
        card.dial(302, 666, 56, { rim: '#e8bd5c', hands: [310, 40] });
      });
      const wing = (side) => card.turned(side * -38, 300 + side * 40, 500, () => {
        const shell = d`M${300 + side * 8} 500C${300 + side * 150} 490 ${300 + side * 160} 720 ${300 + side * 20} 808Q${300 + side * 4} 760 ${300 + side * 8} 500Z`;
        card.cut(path(shell, green, { transform: `translate(${side * 30} -6)` }));
        card.shine(path(d`M${300 + side * 110} 530Q${300 + side * 170} 640 ${300 + side * 120} 720Q${300 + side * 130} 620 ${300 + side * 110} 530Z`, '#fff', { transform: `translate(${side * 8} 0)` }), 0.5);
      });
      wing(-1);
      wing(1);
      card.motif('magnifying-glass-tilted-left', 508, 866, 120, { tint: 0.1 });
      card.motif('screwdriver', 90, 872, 110, { tint: 0.1, turn: 20 });
      card.cog(186, 838, 24, { teeth: 9, colour: spark });
    },
  },
  {
    id: 'gown-of-night',
    palette: 'blossom',
    seed: 1413,
    alt: {
      en: 'In a sewing room a dress form wears a gown of night sky with stars; the sky in the window lacks a piece of that shape.',
      hr: 'U krojačnici lutka nosi haljinu od noćnog neba sa zvijezdama; nebu u prozoru nedostaje komad tog oblika.',
      ru: 'В швейной мастерской на манекене платье из ночного неба со звёздами; в небе за окном вырезан кусок той же формы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const night = '#1f2a63';
      const gown = 'M-28-250Q0-232 28-250L44-214Q32-170 38-140C66-100 112-30 128 40Q60 62 0 56T-128 40C-112-30-66-100-38-140Q-32-170-44-214Z';
      card.sky(card.mix(soft, mid, 0.2), soft, card.mix(soft, light, 0.5));
      card.wallpaper(700, { opacity: 0.15 });
      card.window(440, 390, 190, 290, () => {
        card.sky(night, '#33479a', '#6a7cc0');
        card.paint([[366, 130], [400, 200], [490, 150], [520, 240], [380, 300], [510, 340], [360, 370], [452, 122]].map(([x, y]) => circle(x, y, 4, light)));
        card.paint(path(gown, card.mix(light, soft, 0.3), { transform: 'translate(440 330) scale(.72)' }));
        card.paint(path(gown, 'none', { transform: 'translate(440 330) scale(.72)', stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '12 10' }));
      }, { frame: light, columns: 1, rows: 1 });
      card.boards(700, card.mix(mid, deep, 0.4));
      card.rug(230, 836, 380, undefined, { colours: [spark, light], height: 90 });
      card.pole([220, 700], [220, 822], { colour: deep, width: 14 });
      card.cut(path('M160 842Q220 796 280 842Z', deep));
      card.cut([path('M192 288Q220 272 248 288L256 372H184Z', '#c99a63'), circle(220, 268, 16, deep)], { small: true });
      const place = 'translate(220 700) scale(1.46)';
      card.groundShadow(220, 800, 360, 0.7);
      card.cut(path(gown, night, { transform: place }));
      card.inside(path(gown, undefined, { transform: place }), () => {
        card.paint(rect(0, 280, 460, 540, card.fade([[0, '#16204f'], [0.6, '#33479a'], [1, '#7d74c4']])));
        card.crescent(252, 590, 40, { rings: 3, opacity: 0.1 });
        const { dice } = card;
        card.paint(Array.from({ length: 60 }, () => circle(dice.between(30, 420), dice.between(320, 790), dice.between(1.5, 4.4), light)));
        card.paint(path('M40 780Q90 720 140 760T230 750T330 760T430 740V830H40Z', '#1a2350'));
      });
      card.paint(path('M160 478Q220 496 280 478', 'none', { stroke: '#f4cf7a', 'stroke-width': 9 }));
      card.motif('scissors', 404, 560, 110, { tint: 0.05, turn: 120 });
      card.cut([rect(356, 566, 210, 18, deep, { rx: 5 }), rect(376, 584, 16, 260, deep), rect(530, 584, 16, 260, deep)]);
      card.motif('thread', 498, 566, 76, { tint: 0.05 });
      card.stand('mouse', 440, 872, 84, { tint: 0.05 });
      card.motif('sewing-needle', 372, 866, 70, { tint: 0.05 });
    },
  },
  {
    id: 'shavings-turn-into-birds',
    palette: 'sepia',
    seed: 1423,
    alt: {
      en: 'Curls of wood rise from a carpenter’s plane on a bench and turn into birds that fly towards the window.',
      hr: 'S tesarske blanje na klupi dižu se drvene strugotine i pretvaraju u ptice koje lete prema prozoru.',
      ru: 'Из-под рубанка на верстаке поднимаются завитки стружки и превращаются в птиц, летящих к окну.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.3), deep, card.mix(deep, mid, 0.6));
      card.wallpaper(900, { colour: ink, opacity: 0.2, every: 90 });
      card.window(420, 380, 220, 280, () => {
        card.paint(rect(300, 90, 240, 300, card.fade([[0, '#8fc3c8'], [1, light]])));
        card.sun(380, 170, 30, { colour: '#fbe29a', rings: 2, step: 22, opacity: 0.3 });
        card.paint(path('M300 350Q360 310 430 344T540 330V400H300Z', '#8aa05a'));
      }, { frame: light, columns: 2, rows: 2 });
      card.paint(path('M310 390L530 390L430 860H-60Z', light, { opacity: 0.2 }));
      card.motif('carpentry-saw', 130, 250, 110, { tint: 0.15, turn: 40 });
      card.cut([rect(-20, 740, 640, 46, mid), rect(-20, 780, 640, 16, card.mix(mid, ink, 0.45)), rect(60, 796, 70, 120, card.mix(mid, ink, 0.3)), rect(470, 796, 70, 120, card.mix(mid, ink, 0.3))]);
      card.cut([rect(40, 704, 520, 38, '#e0b06a'), rect(40, 734, 520, 8, '#a97538')]);
      card.groundShadow(230, 704, 260, 0.8);
      card.cut([path('M96 704V640Q100 622 124 622H330Q368 622 372 704Z', accent), path('M130 624Q124 560 160 548Q196 560 176 596L190 624Z', card.mix(accent, ink, 0.35)), path('M232 640L282 520L312 530L270 650Z', card.mix('#c9ced0', ink, 0.1)), circle(342, 606, 28, card.mix(accent, ink, 0.35)), rect(96, 694, 276, 12, card.mix(accent, ink, 0.4))]);
      const wood = ['#f0cd8c', '#e6b56c', '#f7e0b0'];
      const curl = (x, y, r, i, turn = 0) => {
        const line = Array.from({ length: 34 }, (_, k) => {
          const [angle, far] = [k * 0.36, r * (1 - k / 40)];
          return d`${Math.cos(angle) * far} ${Math.sin(angle) * far * 0.86}`;
        });
        return path(`M${line.join('L')}`, 'none', { stroke: wood[i % 3], 'stroke-width': r * 0.26, 'stroke-linecap': 'round', transform: d`translate(${x} ${y}) rotate(${turn})` });
      };
      card.cut([curl(248, 560, 44, 0), curl(180, 490, 40, 1, 60), curl(262, 446, 36, 2, 140), curl(420, 690, 26, 1), curl(500, 690, 20, 0, 90), curl(60, 690, 24, 2, 30)]);
      const half = (x, y, size, i, flip) => {
        card.cut(curl(x + (flip ? 0.5 : -0.5) * size, y - size * 0.3, size * 0.3, i, 40), { small: true });
        card.cutout('dove', x, y, size, { colour: wood[i % 3], flip });
      };
      half(150, 420, 96, 0, true);
      half(270, 376, 92, 2, true);
      card.cutout('dove', 358, 300, 84, { colour: wood[1], flip: true });
      card.cutout('dove', 450, 246, 66, { colour: card.mix(wood[2], spark, 0.15), flip: true });
      card.cutout('dove', 486, 160, 46, { colour: light, flip: true });
      card.stand('cat', 486, 704, 96, { tint: 0.05 });
      card.stand('mouse', 290, 880, 66, { tint: 0.1 });
    },
  },
  {
    id: 'shoes-for-a-caterpillar',
    palette: 'rose',
    seed: 1433,
    alt: {
      en: 'A caterpillar stands in a shoe shop before shelves of tiny boots, all alike; an ant brings another one.',
      hr: 'Gusjenica stoji u trgovini cipela pred policama punim jednakih čizmica; mrav donosi još jednu.',
      ru: 'Гусеница стоит в обувной лавке перед полками с одинаковыми ботиночками; муравей несёт ещё один.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, light, 0.15), card.mix(accent, light, 0.3));
      card.wallpaper(720, { colour: ink, opacity: 0.12 });
      const shelf = (y) => card.cut([rect(20, y, 560, 16, card.mix(mid, deep, 0.3)), rect(20, y + 14, 560, 8, card.mix(deep, ink, 0.3))]);
      for (const y of [190, 300, 410, 520]) {
        shelf(y);
        for (let i = 0; i < 6; i++) {
          if (y === 410 && (i === 2 || i === 3)) continue;
          card.motif('hiking-boot', 78 + i * 89, y + 2, 66, { tint: 0.02, flip: i % 2 === 1 });
        }
      }
      card.pendant(300, 90, 130, { shade: spark });
      card.glowAt(300, 330, 320, { colour: light, opacity: 0.25 });
      card.checkerFloor(700, deep, card.mix(soft, light, 0.3));
      card.rug(300, 816, 440, undefined, { colours: [card.mix(mid, deep, 0.2), light], height: 110 });
      const green = '#8fb83c';
      const body = [[150, 760, 48], [206, 748, 52], [264, 740, 54], [322, 726, 54], [368, 680, 54], [388, 620, 54]];
      const feet = [[138, 822], [196, 826], [256, 826], [316, 824]];
      for (const [x, y] of feet) {
        card.pole([x, y - 50], [x, y - 20], { colour: card.mix(green, ink, 0.4), width: 13 });
        card.motif('hiking-boot', x + 8, y + 14, 50, { tint: 0.02 });
      }
      for (const [x, y, r] of body) card.cut([circle(x, y, r, x % 4 ? green : card.mix(green, light, 0.2)), circle(x - 8, y - 14, r * 0.2, card.mix(green, light, 0.55))]);
      card.paint(path('M420 640l40 10M424 690l38 18', 'none', { stroke: card.mix(green, ink, 0.4), 'stroke-width': 13, 'stroke-linecap': 'round' }));
      card.cut([path('M372 500Q356 440 330 430M420 500Q440 440 468 436', 'none', { stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' }), circle(328, 428, 11, '#d9532c'), circle(470, 434, 11, '#d9532c'), circle(396, 548, 68, card.mix(green, light, 0.12))]);
      card.cut([circle(376, 538, 18, light), circle(424, 538, 18, light), circle(380, 542, 9, ink), circle(428, 542, 9, ink)], { small: true });
      card.paint(path('M378 584Q402 604 428 582', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }));
      card.stand('ant', 500, 862, 90, { tint: 0.1 });
      card.motif('hiking-boot', 436, 800, 56, { tint: 0.02, flip: true });
    },
  },
  {
    id: 'glassblower-of-jellyfish',
    palette: 'ember',
    seed: 1443,
    alt: {
      en: 'By a glowing furnace a lady blows a glass jellyfish on a long pipe; finished ones drift up to the open roof window.',
      hr: 'Kraj užarene peći gospođa kroz dugu cijev puše staklenu meduzu; gotove lebde prema otvorenom krovnom prozoru.',
      ru: 'У раскалённой печи дама выдувает на длинной трубке стеклянную медузу; готовые уплывают в окно на крыше.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.6), deep);
      card.wallpaper(900, { colour: ink, opacity: 0.3, every: 70 });
      card.cut(path('M360 30H560L530 200H390Z', card.mix(mid, ink, 0.4)));
      card.inside(path('M376 44H546L518 188H402Z'), () => {
        card.paint(rect(340, 20, 240, 200, card.fade([[0, '#172654'], [1, '#3f6fa0']])));
        card.paint([[400, 80], [440, 120], [500, 70], [520, 140], [460, 60]].map(([x, y]) => circle(x, y, 3.5, light)));
      });
      card.boards(780, card.mix(deep, ink, 0.4));
      card.glowAt(60, 640, 360, { colour: accent, opacity: 0.7 });
      card.cut(path('M-30 800V520C-20 400 170 400 196 520V800Z', card.mix(mid, ink, 0.35)));
      const bricks = [];
      for (let row = 0; row < 8; row++) for (let i = 0; i < 5; i++) bricks.push(rect(-30 + i * 50 + (row % 2) * 25, 470 + row * 42, 46, 38, 'none'));
      card.inside(path('M-30 800V520C-20 400 170 400 196 520V800Z'), () => card.paint(group({ stroke: ink, 'stroke-width': 4, opacity: 0.35 }, bricks)));
      card.paint(path('M30 740V640A50 50 0 0 1 130 640V740Z', light));
      card.glowAt(80, 690, 110, { colour: accent, opacity: 0.9 });
      card.glowAt(450, 520, 230, { colour: spark, opacity: 0.75 });
      card.lady(226, 862, 330, { dress: card.mix(spark, deep, 0.2) });
      card.cut(path('M244 606L420 480', 'none', { stroke: light, 'stroke-width': 12, 'stroke-linecap': 'round' }), { small: true });
      card.motif('jellyfish', 470, 700, 300, { tint: 0, turn: 10 });
      card.shine(path('M420 440Q440 400 480 396', 'none', { stroke: '#fff', 'stroke-width': 12, 'stroke-linecap': 'round' }), 0.7);
      card.motif('jellyfish', 330, 400, 110, { tint: 0, turn: -8 });
      card.motif('jellyfish', 440, 290, 90, { tint: 0, turn: 6 });
      card.motif('jellyfish', 476, 160, 66, { tint: 0 });
      card.stand('bucket', 380, 872, 92, { tint: 0.1 });
      card.paint(ellipse(80, 760, 70, 8, soft, { opacity: 0.5 }));
    },
  },
];
