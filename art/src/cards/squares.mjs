// Corners of a town that behave like animals, and animals that behave like a town.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const squares = [
  {
    id: 'house-goes-travelling',
    palette: 'meadow',
    seed: 1053,
    alt: {
      en: 'A house in hiking boots walks away with a suitcase and leaves a gap in the row of houses behind it.',
      hr: 'Kuća u planinarskim cipelama odlazi s kovčegom i ostavlja prazninu u nizu kuća iza sebe.',
      ru: 'Дом в походных ботинках уходит с чемоданом, а в ряду домов за ним остаётся пустое место.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky('#86bccb', card.mix('#b5dbd3', light, 0.4), light);
      card.cloud(440, 190, 190);
      card.sun(140, 170, 58, { colour: card.mix(light, spark, 0.6) });
      card.hills(440, 30, card.mix(soft, mid, 0.3));
      const glass = card.mix('#86bccb', light, 0.5);
      card.facade(78, 540, 120, 170, { wall: card.mix(light, soft, 0.5), roof: card.mix(deep, mid, 0.3), lamp: glass });
      card.facade(208, 540, 124, 190, { wall: card.mix(light, spark, 0.35), roof: card.mix(deep, mid, 0.5), lamp: glass });
      card.facade(476, 540, 124, 180, { wall: card.mix(light, accent, 0.25), roof: card.mix(deep, mid, 0.3), lamp: glass });
      card.facade(598, 540, 110, 200, { wall: card.mix(light, soft, 0.5), roof: card.mix(deep, mid, 0.5), lamp: glass });
      card.hills(540, 8, mid);
      card.paint(rect(284, 534, 118, 26, card.mix(deep, ink, 0.1), { rx: 6, opacity: 0.6 }));
      card.road(342, 556, { width: 260, bend: -60, colour: card.mix(light, soft, 0.3) });
      card.groundShadow(204, 838, 290, 0.9);
      card.pole([162, 730], [142, 790], { colour: ink, width: 20 });
      card.pole([252, 730], [274, 780], { colour: ink, width: 20 });
      card.motif('hiking-boot', 138, 846, 96, { tint: 0.05 });
      card.turned(-14, 274, 800, () => card.motif('hiking-boot', 284, 836, 96, { tint: 0.05 }));
      card.turned(4, 206, 740, () => card.facade(206, 738, 230, 250, { wall: light, roof: accent, door: card.mix(accent, ink, 0.4), lamp: '#f6cf6b' }));
      card.cut(path('M316 640Q376 650 392 712', 'none', { stroke: card.mix(accent, ink, 0.3), 'stroke-width': 17, 'stroke-linecap': 'round' }), { small: true });
      card.cut([path('M372 732v-16q0-12 12-12h20q12 0 12 12v16', 'none', { stroke: ink, 'stroke-width': 8 }), rect(342, 728, 106, 84, card.mix(spark, accent, 0.4), { rx: 10 }), rect(360, 728, 14, 84, deep), rect(416, 728, 14, 84, deep)], { small: true });
      card.motif('bird', 480, 872, 70, { tint: 0.05 });
      card.grass(884, card.mix(mid, deep, 0.6), { to: 170 });
    },
  },
  {
    id: 'lamps-bow-to-a-snail',
    palette: 'absinthe',
    seed: 1063,
    alt: {
      en: 'Tall street lamps bend down over a small snail and light it up in the middle of a dark square.',
      hr: 'Visoke ulične svjetiljke sagnule su se nad malog puža i osvjetljavaju ga usred tamnog trga.',
      ru: 'Высокие уличные фонари склонились над маленькой улиткой и освещают её посреди тёмной площади.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.6), deep);
      card.stars(36, { to: 360 });
      card.city(650, card.mix(ink, deep, 0.35), { from: 90, to: 260, lamp: spark });
      card.checkerFloor(660, card.mix(deep, ink, 0.35), card.mix(deep, mid, 0.3));
      const post = card.mix(ink, mid, 0.7);
      const lamp = (foot, y, knee, tip, degrees, size) => {
        const to = ([x, at]) => d`${x} ${at}`;
        const angle = (degrees * Math.PI) / 180;
        card.beam(tip[0], tip[1], degrees, { length: 420, spread: 40, colour: card.mix(spark, light, 0.5), opacity: 0.5 });
        card.glowAt(tip[0] + Math.cos(angle) * size, tip[1] + Math.sin(angle) * size, size * 1.7, { colour: light, opacity: 1 });
        card.cut([
          path(d`M${foot - 22} ${y}q22-34 44 0Z`, post),
          path(`M${foot} ${y - 8}C${foot} ${y - 300} ${to(knee)} ${to(tip)}`, 'none', { stroke: post, 'stroke-width': size * 0.36, 'stroke-linecap': 'round' }),
          path('M-30 34L-18-12Q0-34 18-12L30 34Z', post, { transform: d`translate(${tip[0]} ${tip[1]}) rotate(${degrees - 90}) scale(${size / 36})` }),
        ]);
      };
      lamp(196, 712, [170, 290], [252, 440], 80, 28);
      lamp(404, 712, [430, 290], [348, 440], 100, 28);
      lamp(66, 806, [20, 100], [176, 300], 72, 46);
      lamp(534, 806, [580, 100], [424, 300], 108, 46);
      card.shine(ellipse(300, 792, 190, 46, '#fff'), 0.75);
      card.glowAt(300, 740, 180, { colour: light, opacity: 0.55 });
      card.stand('snail', 300, 800, 140, { tint: 0 });
      card.paint(path('M376 800Q450 812 520 880', 'none', { stroke: soft, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.7 }));
    },
  },
  {
    id: 'tree-at-the-barber',
    palette: 'blossom',
    seed: 1073,
    alt: {
      en: 'A tree sits under a striped cape before a mirror at the barber; a poodle with scissors cuts its leaves.',
      hr: 'Stablo pod prugastim ogrtačem sjedi pred zrcalom kod brijača; pudla mu škarama šiša lišće.',
      ru: 'В парикмахерской перед зеркалом сидит дерево в полосатой накидке; пудель с ножницами стрижёт ему листья.',
    },
    paint(card) {
      const { deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(soft, light, 0.2), card.mix(soft, light, 0.5), light);
      card.wallpaper(690, { opacity: 0.14 });
      card.picture(400, 316, 250, 350, () => {
        card.sky(card.mix(spark, light, 0.55), card.mix(spark, light, 0.8), light);
        card.leafyTree(412, 590, 390, { crown: card.mix(spark, '#8fc46c', 0.6), trunk: deep });
        card.paint(path('M280 480L360 140H420L330 500Z', light, { opacity: 0.35 }));
      }, { frame: accent, wire: false });
      card.motif('barber-pole', 80, 370, 170, { tint: 0.05 });
      card.checkerFloor(690, card.mix(mid, deep, 0.25), card.mix(light, soft, 0.2));
      card.groundShadow(250, 836, 230, 0.8);
      card.cut([rect(226, 756, 48, 70, deep), path('M170 838q80-36 160 0Z', deep), rect(150, 590, 34, 180, accent, { rx: 14 }), rect(316, 590, 34, 180, accent, { rx: 14 }), rect(156, 730, 188, 42, accent, { rx: 16 })]);
      card.leafyTree(250, 700, 440, { crown: '#5fa05c', trunk: deep });
      const cape = 'M222 486Q250 474 278 486Q330 560 352 730Q250 770 148 730Q170 560 222 486Z';
      card.cut(path(cape, light));
      card.inside(path(cape), () => card.paint([-80, -40, 0, 40, 80].map((at) => path(d`M${250 + at * 0.3} 470L${250 + at * 1.3} 780h14L${256 + at * 0.3} 470Z`, mid, { opacity: 0.8 }))));
      card.shade(path(cape, card.slope([[0, '#000', 0.5], [0.5, '#000', 0], [1, '#000', 0.6]])), 0.4);
      const leaf = (x, y, turn) => path('M0 0Q16-14 34 0Q16 14 0 0Z', '#5fa05c', { transform: d`translate(${x} ${y}) rotate(${turn})` });
      card.cut([[90, 800, 20], [130, 846, -30], [210, 866, 12], [330, 850, 60], [300, 812, -10], [356, 800, 30], [70, 852, 70], [372, 470, 40], [352, 640, 100], [420, 690, 10]].map((at) => leaf(...at)), { small: true });
      card.cut([rect(424, 780, 116, 16, deep, { rx: 5 }), path('M438 796h18l-8 72h-18ZM508 796h18l10 72h-18Z', deep)], { small: true });
      card.stand('poodle', 486, 782, 230, { tint: 0.05 });
      card.motif('scissors', 388, 590, 104, { tint: 0.05, turn: -100 });
    },
  },
  {
    id: 'traffic-light-in-the-desert',
    palette: 'rose',
    seed: 1083,
    alt: {
      en: 'A traffic light in the desert shows the sun, the moon and a tree; a camel, a turtle and a dodo wait at the crossing.',
      hr: 'Semafor u pustinji pokazuje sunce, mjesec i stablo; pred zebrom čekaju deva, kornjača i dodo.',
      ru: 'Светофор в пустыне показывает солнце, месяц и дерево; у перехода ждут верблюд, черепаха и додо.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(card.mix(accent, ink, 0.2), accent, card.mix(accent, light, 0.55), light);
      card.peaks(560, 90, card.mix(mid, soft, 0.4), { count: 4 });
      card.hills(590, 34, card.mix(mid, soft, 0.3), { waves: 3 });
      card.hills(690, 30, mid, { waves: 3 });
      card.groundShadow(430, 800, 130, 0.8);
      card.cut([rect(418, 540, 24, 262, ink), path('M390 806q40-40 80 0Z', ink)]);
      card.cut([rect(344, 90, 172, 470, card.mix(ink, deep, 0.2), { rx: 46 }), rect(356, 102, 148, 446, card.mix(ink, accent, 0.25), { rx: 38 })]);
      const lamp = (y, colour, paint) => {
        card.glowAt(430, y, 130, { colour, opacity: 0.45 });
        card.cut(circle(430, y, 64, colour));
        card.inside(circle(430, y, 64), paint);
        card.cut(path(d`M362 ${y - 34}Q430 ${y - 116} 498 ${y - 34}L492 ${y - 18}Q430 ${y - 86} 368 ${y - 18}Z`, ink), { small: true });
      };
      lamp(178, '#d94f35', () => card.sun(430, 184, 30, { colour: '#ffd9a0', rings: 2, step: 14, opacity: 0.3 }));
      lamp(326, '#f0b13e', () => card.crescent(432, 330, 34, { colour: '#fff3cd', rings: 0 }));
      lamp(474, '#4f9b62', () => card.cutout('evergreen-tree', 430, 522, 92, { colour: '#e3f2c4' }));
      card.road(300, 692, { width: 420, colour: card.mix(deep, mid, 0.3), bend: 20 });
      card.crossing(300, 790, 884, { count: 4, far: 220, close: 440, colour: light });
      card.stand('camel', 176, 790, 220, { tint: 0.05, flip: true });
      card.stand('turtle', 110, 866, 90, { tint: 0, flip: true });
      card.stand('dodo', 290, 802, 100, { tint: 0.05, flip: true });
      card.flock(160, 230, 5, { colour: light });
    },
  },
  {
    id: 'cat-bridge',
    palette: 'dusk',
    seed: 1093,
    alt: {
      en: 'A giant cat stretches across a canal between two rows of houses; people and a dog walk over its back.',
      hr: 'Golema mačka protegnula se preko kanala između dvaju nizova kuća; po njezinim leđima hodaju ljudi i pas.',
      ru: 'Огромная кошка потянулась через канал между двумя рядами домов; по её спине идут люди и собака.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(310, 470, 74, { colour: light });
      card.facade(60, 690, 120, 260, { wall: card.mix(spark, soft, 0.2), roof: deep, lamp: accent });
      card.facade(548, 690, 120, 290, { wall: card.mix(spark, deep, 0.2), roof: card.mix(deep, ink, 0.3), lamp: accent });
      card.city(640, card.mix(mid, deep, 0.4), { from: 30, to: 110, lamp: accent });
      card.lake(640, { top: card.mix(light, soft, 0.5), middle: card.mix(mid, spark, 0.4), bottom: card.mix(deep, ink, 0.3) });
      card.glints(650, 14, { colour: light });
      card.cut([path('M-20 690H150V920H-20Z', card.mix(deep, ink, 0.2)), path('M450 690H640V920H450Z', card.mix(deep, ink, 0.2)), rect(-20, 684, 178, 18, card.mix(mid, deep, 0.4)), rect(442, 684, 200, 18, card.mix(mid, deep, 0.4))]);
      const fur = card.mix(accent, '#d9772f', 0.6);
      const dark = card.mix(fur, deep, 0.35);
      card.cut(path('M498 470C560 460 590 380 546 300', 'none', { stroke: fur, 'stroke-width': 34, 'stroke-linecap': 'round' }));
      card.cut(path('M452 470C500 520 524 600 516 690h-52C470 620 450 570 420 540ZM170 470C140 540 128 610 124 692h52C182 630 210 570 240 540Z', dark));
      card.cut(path('M150 430C240 360 400 370 500 446C540 500 556 600 552 692H492C490 620 470 570 430 534C370 500 270 500 214 540C170 576 156 630 150 692H88C84 600 90 490 150 430Z', fur));
      card.paint(path('M250 392q10 40 2 78M310 384q8 40 0 80M370 390q4 40-6 76M428 408q0 40-14 70', 'none', { stroke: dark, 'stroke-width': 17, 'stroke-linecap': 'round' }));
      card.cut([path('M96 372L84 268L150 318ZM202 330L238 254L246 354Z', fur), path('M104 352L98 296L136 322ZM212 330L232 284L236 342Z', dark), ellipse(164, 392, 92, 78, fur)]);
      card.paint(path('M112 384q18 16 36 0M180 378q18 16 36 0', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }), path('M154 412h22l-11 12Z', '#b34b5f'), path('M165 424q-14 20-28 8M165 424q14 20 28 8', 'none', { stroke: ink, 'stroke-width': 5, 'stroke-linecap': 'round' }), path('M100 418l-56-10M102 430l-54 10M230 412l54-16M230 426l56 4', 'none', { stroke: light, 'stroke-width': 4, 'stroke-linecap': 'round' }), ellipse(118, 688, 40, 18, light), ellipse(522, 690, 40, 18, light));
      card.lady(320, 388, 84, { dress: spark, parasol: light });
      card.wanderer(402, 402, 84, { flip: true });
      card.motif('dog', 456, 424, 44, { tint: 0.05 });
      card.paperBoat(310, 770, 120);
    },
  },
];
