// Where land and water meet and take each other for something else.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const shores = [
  {
    id: 'island-in-a-bottle',
    palette: 'honey',
    seed: 1503,
    alt: {
      en: 'A bottle has been washed up on the beach; in it lies an island with palm trees, a hut and its own small sea.',
      hr: 'Na plažu je doplutala boca; u njoj je otok s palmama, kolibom i vlastitim malim morem.',
      ru: 'На берег вынесло бутылку; в ней лежит остров с пальмами, хижиной и собственным маленьким морем.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.1), card.mix(spark, light, 0.5), light);
      card.sun(430, 190, 64, { colour: card.mix(light, soft, 0.7) });
      card.cloud(160, 220, 200);
      card.sea(400, { rows: 3, top: card.mix(spark, light, 0.25), bottom: spark, swell: 7 });
      card.hills(520, 12, soft, { waves: 3, dark: 0.25 });
      card.paint(path('M-20 520Q80 540 160 524T330 530T480 522T640 534', 'none', { stroke: light, 'stroke-width': 12, opacity: 0.85 }));
      card.turned(-7, 290, 790, () => card.bottle(308, 800, 470, ({ x, y, width, height }) => {
        card.paint(rect(x - width, y - height - 30, width * 3, height + 60, card.fade([[0, '#8fd0dc'], [0.6, light], [0.61, '#2a8f9e'], [1, '#17606f']])));
        card.sun(x - 100, y - height + 60, 24, { colour: '#fff1b8', rings: 2, step: 18, opacity: 0.3 });
        card.cloud(x + 90, y - height + 66, 80);
        card.layer(d`M${x - 120} ${y - 44}Q${x - 40} ${y - 96} ${x + 30} ${y - 90}T${x + 140} ${y - 44}Q${x} ${y - 20} ${x - 120} ${y - 44}Z`, '#e8c172', { thick: true });
        card.motif('palm-tree', x + 40, y - 70, 128, { tint: 0 });
        card.motif('palm-tree', x - 30, y - 66, 92, { tint: 0, flip: true });
        card.motif('hut', x - 4, y - 56, 52, { tint: 0 });
        card.motif('sailboat', x - 140, y - 22, 54, { tint: 0 });
        card.paint(path(d`M${x - 220} ${y - 20}q20-12 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`, 'none', { stroke: light, 'stroke-width': 6, opacity: 0.8 }));
      }, { cork: accent }));
      card.layer('M-20 930V830Q120 800 250 826T480 812T640 836V930Z', card.mix(soft, mid, 0.35), { top: 800, bottom: 900 });
      card.stand('crab', 480, 872, 96, { tint: 0 });
      card.motif('spiral-shell', 110, 876, 70, { tint: 0.05 });
      card.footprints([330, 890], [420, 870], { steps: 4, size: 5, colour: deep });
      card.flock(300, 320, 4, { colour: ink });
    },
  },
  {
    id: 'candle-lighthouse',
    palette: 'midnight',
    seed: 1513,
    alt: {
      en: 'On a rock in the dark sea stands a huge candle with windows and a door as a lighthouse; a ship sails past its flame.',
      hr: 'Na stijeni u tamnom moru kao svjetionik stoji golema svijeća s prozorima i vratima; kraj plamena plovi brod.',
      ru: 'На скале в тёмном море вместо маяка стоит огромная свеча с окнами и дверью; мимо её огня идёт корабль.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid);
      card.stars(40, { to: 440 });
      card.halo(300, 190, 70, { colour: accent, rings: 5, step: 48, opacity: 0.12 });
      card.beam(300, 190, 160, { length: 460, spread: 22, colour: card.mix(light, accent, 0.4) });
      card.beam(300, 190, 20, { length: 460, spread: 22, colour: card.mix(light, accent, 0.4) });
      card.cut(path('M300 90C350 160 356 210 340 236Q322 262 300 262T260 236C244 210 256 160 300 90Z', accent));
      card.cut(path('M300 160C322 196 324 224 316 240Q308 254 300 254T284 240C276 224 280 196 300 160Z', light));
      const wax = card.mix(light, soft, 0.15);
      const body = 'M226 300Q224 276 252 280T300 274T350 280T374 300L384 720H216Z';
      card.pole([300, 250], [300, 284], { colour: ink, width: 8 });
      card.cut(path(body, wax));
      card.shade(path(body, card.slope([[0, '#000', 0.2], [0.4, '#000', 0], [1, '#000', 0.9]])), 0.45);
      card.cut(path('M226 300Q224 276 252 280T300 274T350 280T374 300L375 350Q362 420 352 350Q346 316 334 346V420Q322 460 310 420V336Q298 316 288 346Q280 400 266 350Q258 320 250 356V470Q236 500 226 466Z', card.mix(light, accent, 0.12)));
      const pane = (x, y) => card.cut([path(d`M${x - 20} ${y}v-34a20 20 0 0 1 40 0v34Z`, spark), path(d`M${x - 13} ${y - 5}v-28a13 13 0 0 1 26 0v28Z`, '#ffd98a')], { small: true });
      pane(300, 500);
      pane(340, 590);
      card.cut([path('M264 720v-62a36 36 0 0 1 72 0v62Z', card.mix(spark, ink, 0.25)), circle(322, 680, 5, light)], { small: true });
      card.layer('M90 800L150 720L220 700L300 712L390 696L460 730L520 800Z', card.mix(ink, deep, 0.4), { thick: true, top: 690, bottom: 800 });
      card.sea(740, { rows: 5, top: mid, bottom: ink, swell: 11, between: { 1: () => card.motif('ship', 500, 830, 110, { tint: 0.15 }), 2: () => card.motif('seal', 120, 850, 90, { tint: 0.15, flip: true }) } });
      card.glints(760, 10, { colour: accent, opacity: 0.4 });
    },
  },
  {
    id: 'turtle-stepping-stones',
    palette: 'meadow',
    seed: 1523,
    alt: {
      en: 'Turtles lie in a row across a river like stepping stones; a kangaroo leaps over their shells to the other bank.',
      hr: 'Kornjače leže u nizu preko rijeke poput kamenja za prijelaz; klokan skače preko njihovih oklopa na drugu obalu.',
      ru: 'Черепахи лежат поперёк реки, как камни переправы; кенгуру скачет по их панцирям на другой берег.',
    },
    paint(card) {
      const { deep, mid, soft, light, spark } = card;
      card.sky('#7fb7c6', '#b5dcd4', light);
      card.sun(450, 150, 56, { colour: card.mix(light, spark, 0.6) });
      card.hills(320, 30, card.mix(soft, mid, 0.4), { waves: 3 });
      card.pines(390, card.mix(mid, deep, 0.4), { from: 50, to: 120, count: 18 });
      card.hills(410, 10, mid);
      card.lake(440, { top: '#a9dcd8', middle: '#4f9fae', bottom: deep });
      card.glints(460, 18, { colour: light, opacity: 0.4 });
      card.grass(446, card.mix(mid, deep, 0.4), { height: 24 });
      const turtles = [[120, 490, 44], [192, 522, 56], [278, 570, 72], [390, 636, 92], [330, 736, 116], [420, 856, 146]];
      turtles.forEach(([x, y, height], i) => {
        card.ripples(x, y - height * 0.1, height * 2, { count: 2, opacity: 0.7 });
        card.inside(rect(0, 0, 600, y - height * 0.12), () => card.motif('turtle', x, y, height, { tint: 0, flip: i % 2 === 1 }));
        card.paint(path(d`M${x - height * 0.66} ${y - height * 0.12}q${height * 0.33} ${height * 0.12} ${height * 0.66} 0t${height * 0.66} 0`, 'none', { stroke: light, 'stroke-width': height * 0.05, 'stroke-linecap': 'round', opacity: 0.8 }));
      });
      card.motif('kangaroo', 392, 540, 210, { tint: 0, turn: 8 });
      card.layer('M-20 930V780Q60 770 120 820T200 930Z', card.mix(mid, deep, 0.2), { top: 770, bottom: 900 });
      card.grass(826, card.mix(mid, deep, 0.5), { from: 0, to: 120, height: 50 });
      card.stand('flamingo', 92, 850, 180, { tint: 0, flip: true });
      card.motif('lotus', 510, 720, 54, { tint: 0 });
      card.motif('lotus', 150, 640, 44, { tint: 0 });
    },
  },
  {
    id: 'sheep-out-of-the-surf',
    palette: 'frost',
    seed: 1533,
    alt: {
      en: 'The white crests of the waves turn into sheep that come out of the sea and walk up the beach to a waiting dog.',
      hr: 'Bijele kreste valova pretvaraju se u ovce koje izlaze iz mora na plažu, gdje ih čeka pas.',
      ru: 'Белые гребни волн превращаются в овец, которые выходят из моря на берег, где их ждёт собака.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(mid, soft, light);
      card.sun(150, 200, 56, { colour: card.mix(light, spark, 0.5) });
      card.cloud(430, 190, 220);
      const foam = (y, count, size, shift) => () => {
        for (let i = 0; i < count; i++) {
          const x = shift + (i * 600) / count;
          card.cloud(x, y + size * 0.4, size * 1.5);
        }
      };
      const herd = (places) => () => places.forEach(([x, y, height, flip]) => {
        card.cloud(x, y - height * 0.06, height * 1.3);
        card.motif('ewe', x, y, height, { tint: 0, flip });
      });
      card.sea(330, {
        rows: 7, top: card.mix(mid, soft, 0.3), bottom: deep, swell: 10,
        between: {
          0: foam(360, 6, 40, 60),
          1: foam(400, 5, 60, 30),
          2: herd([[110, 552, 90, true], [330, 546, 84], [500, 556, 92]]),
          3: herd([[220, 654, 118, true], [440, 658, 122]]),
          4: herd([[120, 764, 140, true]]),
        },
      });
      const sand = card.mix('#e8cf9a', light, 0.2);
      card.layer('M-20 930V760Q80 720 180 740T380 690T640 660V930Z', sand, { top: 660, bottom: 900, dark: 0.3 });
      card.paint(path('M-20 764Q80 724 180 744T380 694T640 664', 'none', { stroke: light, 'stroke-width': 16, 'stroke-linecap': 'round' }));
      card.stand('ewe', 420, 780, 150, { tint: 0 });
      card.stand('ewe', 250, 850, 170, { tint: 0 });
      card.footprints([520, 760], [420, 790], { steps: 6, size: 6, colour: ink });
      card.stand('dog', 90, 872, 130, { tint: 0, flip: true });
      card.motif('spiral-shell', 520, 872, 56, { tint: 0.05 });
    },
  },
  {
    id: 'crocodile-pier',
    palette: 'dusk',
    seed: 1543,
    alt: {
      en: 'A long sleepy crocodile lies in the evening water as a pier with lamps on its back; a boat is tied to its tooth.',
      hr: 'Dugačak pospan krokodil leži u večernjoj vodi kao mol sa svjetiljkama na leđima; čamac mu je privezan za zub.',
      ru: 'Длинный сонный крокодил лежит в вечерней воде вместо причала, на спине у него фонари; лодка привязана к зубу.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(420, 400, 70, { colour: light });
      card.hills(470, 18, card.mix(mid, deep, 0.5));
      card.lake(480, { top: card.mix(light, soft, 0.4), middle: card.mix(mid, spark, 0.35), bottom: card.mix(deep, ink, 0.4) });
      card.glints(490, 20, { colour: light });
      for (const [x, y, height] of [[96, 548, 190], [196, 566, 220], [304, 590, 250]]) card.lampPost(x, y, height, { glow: accent });
      const skin = card.mix('#5d8a4a', spark, 0.2);
      const dark = card.mix(skin, ink, 0.4);
      const scutes = Array.from({ length: 11 }, (_, i) => {
        const [x, y] = [40 + i * 36, 562 + i * 3.4];
        return d`M${x - 20} ${y + 14}L${x} ${y - 34}L${x + 20} ${y + 18}Z`;
      });
      card.cut(path(scutes.join(''), dark), { small: true });
      card.cut(path('M-40 560C120 548 300 580 420 610C450 570 500 570 516 612C548 630 560 670 556 720C500 760 380 756 330 730C200 720 60 690 -40 690Z', skin));
      card.paint(path('M-40 650Q160 670 320 716', 'none', { stroke: card.mix(skin, light, 0.4), 'stroke-width': 16, 'stroke-linecap': 'round', opacity: 0.7 }));
      card.cut([ellipse(470, 600, 36, 34, skin)], { small: true });
      card.paint(path('M446 604Q470 620 494 602', 'none', { stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' }), circle(536, 656, 6, ink), path('M350 716Q440 700 520 704Q544 704 554 690', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }));
      card.cut(path('M396 708l12 30l14-32ZM444 702l12 32l14-32ZM494 702l12 32l14-32Z', light), { small: true });
      card.paint(path('M-20 694Q60 704 140 700T330 738T560 732T640 736V760H-20Z', card.mix(mid, deep, 0.4), { opacity: 0.75 }));
      card.motif('canoe', 270, 844, 90, { tint: 0.05 });
      card.thread([456, 730], [330, 804], { sag: 40, width: 5, colour: light });
      card.glints(770, 9, { colour: light, opacity: 0.45 });
      card.child(150, 584, 100, { coat: '#c23f4f', arm: 'out' });
      card.motif('bird', 404, 604, 56, { tint: 0.05 });
      card.seaweed(540, 890, 150, { colour: dark, blades: 5 });
    },
  },
  {
    id: 'bridge-that-sees',
    palette: 'plum',
    seed: 1553,
    alt: {
      en: 'A stone bridge and its reflection form a big eye; the sun on the horizon is its iris, a small boat the pupil.',
      hr: 'Kameni most i njegov odraz čine veliko oko; sunce na obzoru njegova je šarenica, a čamac zjenica.',
      ru: 'Каменный мост и его отражение складываются в большой глаз: солнце на горизонте — радужка, лодка — зрачок.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const shore = 500;
      card.sky(card.mix(deep, mid, 0.3), mid, soft);
      card.paint(path('M0 500H600V300H0Z', card.fade([[0, soft], [1, light]])));
      const world = () => {
        card.sun(300, shore, 104, { colour: accent, rings: 2, step: 30 });
        card.paint(circle(300, shore, 104, 'none', { stroke: card.mix(accent, '#c2543e', 0.6), 'stroke-width': 12 }));
        card.paint(Array.from({ length: 26 }, (_, i) => {
          const a = (i * Math.PI) / 13;
          return path(d`M${300 + Math.cos(a) * 54} ${shore + Math.sin(a) * 54}L${300 + Math.cos(a) * 92} ${shore + Math.sin(a) * 92}`, 'none', { stroke: card.mix(accent, '#c2543e', 0.5), 'stroke-width': 5, opacity: 0.7 });
        }));
      };
      const span = () => {
        const stone = card.mix(deep, mid, 0.25);
        card.layer('M-40 500V330Q300 190 640 330V500H548Q420 330 300 330T52 500Z', stone, { thick: true, top: 230, bottom: 500, dark: 0.45 });
        card.cut(path('M52 500Q180 330 300 330T548 500', 'none', { stroke: card.mix(mid, soft, 0.4), 'stroke-width': 24, 'stroke-dasharray': '34 5' }));
        card.cut(path('M-40 322Q300 180 640 322V348Q300 206 -40 348Z', card.mix(mid, deep, 0.2)), { small: true });
        for (const [x, y, lean] of [[70, 292, -24], [160, 268, -14], [252, 254, -5], [348, 254, 5], [440, 268, 14], [530, 292, 24]]) card.turned(lean, x, y, () => card.lampPost(x, y, 130, { glow: accent, colour: ink }));
      };
      card.inside(rect(0, 0, 600, shore), () => {
        world();
        span();
      });
      card.lake(shore, { top: card.mix(light, soft, 0.3), middle: card.mix(soft, mid, 0.4), bottom: card.mix(deep, ink, 0.2) });
      card.reflected(shore, () => {
        world();
        span();
      }, { opacity: 0.8 });
      card.glints(shore + 20, 12, { colour: light, opacity: 0.3 });
      card.wanderer(300, 510, 92, { colour: ink, scarf: spark });
      card.paint(ellipse(300, 528, 72, 9, ink, { opacity: 0.6 }), path('M280 530H320L312 590H288Z', ink, { opacity: 0.5 }));
      card.cut(path('M226 496Q300 514 374 496Q360 530 334 532H266Q240 530 226 496Z', card.mix(ink, deep, 0.3)), { small: true });
    },
  },
];
