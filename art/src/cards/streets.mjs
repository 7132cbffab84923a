// Streets, squares and markets where something else lives, sells or passes.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const streets = [
  {
    id: 'street-of-books',
    palette: 'plum',
    seed: 1003,
    alt: {
      en: 'The houses of a street are books that stand upright, with lit windows and doors; a cat waits under a lamp.',
      hr: 'Kuće u ulici uspravne su knjige s osvijetljenim prozorima i vratima; pod svjetiljkom čeka mačka.',
      ru: 'Дома на улице — стоящие книги со светящимися окнами и дверями; под фонарём ждёт кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, mid, soft);
      card.stars(50, { to: 420 });
      card.crescent(470, 150, 56);
      const book = (x, width, height, colour, rows, lean = 0) => {
        const [left, top, y, spine] = [x - width / 2, 800 - height, 800, width * 0.27];
        const [dark, gold] = [card.mix(colour, ink, 0.38), card.mix(colour, light, 0.6)];
        const fold = left + spine;
        const panes = Array.from({ length: rows * 2 }, (_, i) => rect(fold + 26 + (i % 2) * ((width - spine) * 0.42), top + 74 + Math.floor(i / 2) * 88, 34, 50, card.dice.chance(0.8) ? '#ffd98a' : dark, { rx: 4 }));
        const leaves = [0.3, 0.55, 0.8].map((t) => d`M${left + 8 + 34 * t} ${top - 34 * t}H${left + width - 26 + 34 * t}`);
        card.turned(lean, x, y, () => card.cut([
          path(d`M${left} ${top}l36-40H${left + width + 10}l-12 40Z`, dark),
          path(d`M${left + 12} ${top}l30-32H${left + width - 2}l-14 32Z`, light),
          path(leaves.join(''), 'none', { stroke: card.mix(light, ink, 0.4), 'stroke-width': 3 }),
          path(d`M${left} ${top}h${spine}V${y}h${-spine}Z`, dark),
          rect(fold - 2, top, width - spine, height, colour, { rx: 5 }),
          ...[24, 42, height - 150, height - 132].map((down) => rect(left, top + down, spine, 9, gold)),
          path(d`M${left + spine / 2} ${top + height * 0.36}l${spine * 0.28} ${spine * 0.4}l${-spine * 0.28} ${spine * 0.4}l${-spine * 0.28} ${-spine * 0.4}Z`, gold),
          rect(fold + 10, top + 14, width - spine - 24, height - 28, 'none', { stroke: gold, 'stroke-width': 4, rx: 6 }),
          ...panes,
          path(d`M${fold + (width - spine) / 2 - 26} ${y}v-56a24 24 0 0 1 48 0v56Z`, dark), circle(fold + (width - spine) / 2 + 12, y - 32, 4, light),
        ]));
      };
      book(494, 190, 420, card.mix(accent, '#c2543e', 0.75), 3);
      book(120, 186, 360, spark, 2);
      card.cut(path('M338 228v-50l-14 18l-14-18v50Z', '#d94f4a', { transform: 'translate(0 -10)' }), { small: true });
      book(306, 196, 540, card.mix('#b8475c', deep, 0.1), 4);
      card.ground(798, card.mix(deep, ink, 0.3));
      card.lampPost(420, 862, 230, { glow: accent });
      card.stand('black-cat', 500, 866, 112, { tint: 0.1 });
    },
  },
  {
    id: 'giraffe-street-lamp',
    palette: 'midnight',
    seed: 1013,
    alt: {
      en: 'In a row of street lamps stands a giraffe with a glowing paper lantern in its mouth; a dog looks up.',
      hr: 'U nizu uličnih svjetiljki stoji žirafa sa svijetlećim lampionom u ustima; odozdo gleda pas.',
      ru: 'В ряду уличных фонарей стоит жираф со светящимся бумажным фонариком во рту; снизу смотрит собака.',
    },
    paint(card) {
      const { ink, deep, mid, soft, accent } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6), mid);
      card.stars(44, { to: 400 });
      card.city(700, card.mix(deep, ink, 0.4), { from: 120, to: 300 });
      card.ground(740, card.mix(deep, mid, 0.35), { dark: 0.3 });
      card.paint(path('M-20 820H620V920H-20Z', card.mix(deep, ink, 0.5)), rect(-20, 812, 640, 12, card.mix(mid, soft, 0.3)));
      card.lampPost(64, 800, 380, { glow: accent });
      card.lampPost(536, 800, 380, { glow: accent });
      card.glowAt(178, 460, 210, { colour: accent, opacity: 0.75 });
      card.stand('giraffe', 370, 806, 560, { tint: 0.05 });
      card.thread([182, 378], [178, 412], { width: 5 });
      card.motif('red-paper-lantern', 178, 524, 118, { tint: 0 });
      card.shine(ellipse(230, 790, 170, 26, '#fff'), 0.5);
      card.stand('dog', 150, 868, 130, { tint: 0.1, flip: true });
    },
  },
  {
    id: 'shadows-for-sale',
    palette: 'sepia',
    seed: 1023,
    alt: {
      en: 'At a market stall the dark shadows of an elephant, a flamingo and a deer hang on hangers; a rabbit chooses.',
      hr: 'Na štandu na tržnici na vješalicama vise tamne sjene slona, flaminga i jelena; zec bira.',
      ru: 'На рыночном прилавке на вешалках висят тёмные тени слона, фламинго и оленя; кролик выбирает.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent } = card;
      card.sky(card.mix(soft, light, 0.2), light, light);
      card.sun(300, 150, 64, { colour: card.mix(light, soft, 0.4), rings: 5 });
      card.city(640, card.mix(soft, mid, 0.25), { from: 100, to: 260, lamp: card.mix(soft, light, 0.6), dark: 0.2 });
      card.ground(700, card.mix(soft, mid, 0.35));
      card.stall(300, 836, 470, 560, ({ top }) => {
        const rail = top - 34;
        card.pole([80, rail], [520, rail], { colour: mid, width: 9 });
        const hanger = (x) => card.paint(path(d`M${x} ${rail}v16m-34 26l34-26l34 26Z`, 'none', { stroke: accent, 'stroke-width': 6, 'stroke-linejoin': 'round' }));
        const shade = (name, x, y, height, flip) => {
          card.cutout(name, x, y, height, { colour: card.mix(ink, deep, 0.25), flip });
          hanger(x);
        };
        shade('flamingo', 146, 604, 206, true);
        shade('elephant', 296, 584, 196);
        shade('deer', 452, 604, 220);
      }, { cloth: [accent, light], wood: deep, back: card.mix(light, soft, 0.35) });
      card.motif('balance-scale', 470, 670, 84, { tint: 0.2 });
      card.stand('owl', 120, 670, 100, { tint: 0.1 });
      card.stand('rabbit', 250, 874, 150, { tint: 0.05, flip: true });
      card.motif('basket', 360, 872, 76, { tint: 0.1 });
    },
  },
  {
    id: 'planets-at-the-greengrocer',
    palette: 'ember',
    seed: 1033,
    alt: {
      en: 'Crates on a market stall are full of planets, moons and suns instead of fruit; a child holds out a basket.',
      hr: 'U gajbama na štandu umjesto voća leže planeti, mjeseci i sunca; dijete pruža košaru.',
      ru: 'В ящиках на прилавке вместо фруктов лежат планеты, луны и солнца; ребёнок протягивает корзину.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, card.mix(ink, '#2b3a66', 0.7), card.mix(deep, '#40406e', 0.5));
      card.stars(60, { to: 400 });
      card.city(650, card.mix(ink, deep, 0.5), { from: 80, to: 220 });
      card.ground(760, card.mix(deep, ink, 0.3));
      const ball = (x, y, r, colour, ring) => {
        const tilt = { transform: d`rotate(-18 ${x} ${y})` };
        card.cut(circle(x, y, r, colour), { small: true });
        card.inside(circle(x, y, r), () => card.paint([-0.5, 0.05, 0.55].map((t) => ellipse(x, y + r * t, r * 1.2, r * 0.13, card.mix(colour, light, 0.35), { ...tilt, opacity: 0.75 }))));
        if (ring) card.paint(path(d`M${x - r * 0.98} ${y - r * 0.1}C${x - r * 2} ${y + r * 0.6} ${x + r * 2} ${y + r * 0.6} ${x + r * 0.98} ${y - r * 0.1}`, 'none', { stroke: ring, 'stroke-width': r * 0.24, ...tilt }));
      };
      const crate = (x, y, paint) => {
        card.cut(rect(x - 72, y - 62, 144, 40, card.mix(mid, ink, 0.6)));
        paint();
        card.cut([rect(x - 74, y - 50, 148, 22, card.mix(soft, mid, 0.5)), rect(x - 74, y - 22, 148, 22, card.mix(soft, mid, 0.3)), rect(x - 74, y - 54, 14, 56, mid), rect(x + 60, y - 54, 14, 56, mid)], { small: true });
      };
      card.stall(300, 800, 500, 500, ({ y }) => {
        card.glowAt(300, 470, 280, { colour: accent, opacity: 0.7 });
        card.motif('ringed-planet', 196, 520, 96, { tint: 0.05 });
        card.thread([196, 330], [196, 428], { width: 3 });
        card.thread([400, 330], [400, 440], { width: 3 });
        ball(400, 486, 46, '#4aa4a6');
        crate(134, y, () => [[92, 30], [140, 32], [180, 28], [116, 26]].forEach(([x, r], i) => ball(x, y - (i === 3 ? 100 : 64), r, i === 1 ? '#c96f4a' : '#8a6bb0', i === 3 && light)));
        crate(300, y, () => [[262, 28], [306, 32], [346, 26], [290, 28], [330, 26]].forEach(([x, r], i) => card.moon(x, y - (i > 2 ? 104 : 62), r, { rings: 0 })));
        crate(466, y, () => [[428, 30], [472, 32], [512, 28], [450, 26], [490, 28]].forEach(([x, r], i) => card.sun(x, y - (i > 2 ? 102 : 62), r, { rings: 1, step: 12, colour: i % 2 ? '#ffd36a' : '#ffb347' })));
      }, { cloth: [card.mix(spark, deep, 0.1), light], wood: deep });
      card.lightChain([10, 130], [590, 130], { lamps: 11, sag: 36, colour: accent });
      card.child(300, 876, 170, { arm: 'out', coat: spark });
      card.motif('basket', 382, 832, 70, { tint: 0.1 });
    },
  },
  {
    id: 'aquarium-tram',
    palette: 'sea',
    seed: 1043,
    alt: {
      en: 'A tram full of water drives through a town with fish at its windows; a dog with a backpack waits at the stop.',
      hr: 'Gradom vozi tramvaj pun vode, na prozorima su ribe; na stajalištu čeka pas s ruksakom.',
      ru: 'По городу едет трамвай, полный воды, в окнах — рыбы; на остановке ждёт собака с рюкзаком.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(spark, light, 0.4), card.mix(light, spark, 0.25), light);
      card.sun(470, 170, 60, { colour: card.mix(spark, accent, 0.3) });
      card.facade(92, 640, 150, 300, { wall: card.mix(soft, light, 0.5), roof: card.mix(accent, light, 0.25), lamp: card.mix(mid, light, 0.5) });
      card.facade(262, 640, 160, 230, { wall: card.mix(spark, light, 0.5), roof: card.mix(mid, soft, 0.3), lamp: card.mix(mid, light, 0.5) });
      card.facade(430, 640, 140, 320, { wall: card.mix(accent, light, 0.65), roof: card.mix(deep, mid, 0.5), lamp: card.mix(mid, light, 0.5) });
      card.facade(572, 640, 130, 240, { wall: card.mix(soft, light, 0.3), roof: accent, lamp: card.mix(mid, light, 0.5) });
      card.ground(640, card.mix(soft, deep, 0.25));
      card.thread([-20, 330], [620, 330], { colour: ink, width: 4, sag: 20 });
      card.paint(path('M300 420L250 342L310 342L300 420', 'none', { stroke: ink, 'stroke-width': 6 }));
      card.groundShadow(300, 772, 540, 0.9);
      card.cut([circle(160, 744, 30, ink), circle(240, 744, 30, ink), circle(380, 744, 30, ink), circle(460, 744, 30, ink)]);
      card.cut([path('M66 440Q70 414 100 414H500Q530 414 534 440L548 690Q550 742 516 742H84Q50 742 52 690Z', accent), rect(52, 664, 496, 26, light), rect(92, 404, 416, 18, card.mix(accent, ink, 0.4), { rx: 8 })]);
      const pane = (x, width, paint) => {
        const glass = rect(x, 452, width, 180, '#2d97b4', { rx: 14 });
        card.cut(rect(x - 8, 444, width + 16, 196, light, { rx: 18 }));
        card.paint(glass);
        card.inside(glass, () => {
          card.paint(rect(x, 452, width, 180, card.fade([[0, '#9fe0d8', 0.9], [0.12, '#3fa9bd', 1], [1, deep]])));
          card.bubbles(9, { x: [x + 10, x + width - 10], y: [480, 610] });
          paint();
        });
        card.paint(path(d`M${x + 14} ${600}L${x + 60} 462`, 'none', { stroke: light, 'stroke-width': 12, opacity: 0.28 }));
      };
      pane(88, 128, () => {
        card.seaweed(112, 640, 90);
        card.motif('tropical-fish', 156, 590, 78, { tint: 0 });
      });
      pane(236, 128, () => card.motif('blowfish', 300, 606, 104, { tint: 0 }));
      pane(384, 128, () => {
        card.seaweed(490, 640, 110);
        card.motif('octopus', 440, 622, 112, { tint: 0 });
      });
      card.cut(circle(74, 706, 14, light), { small: true });
      card.ground(776, card.mix(deep, ink, 0.15));
      card.paint(rect(-10, 784, 620, 8, soft), rect(-10, 770, 620, 5, soft));
      card.pole([516, 640], [516, 866], { colour: ink, width: 10 });
      card.cut([circle(516, 640, 34, light), circle(516, 640, 25, '#2d97b4')], { small: true });
      card.motif('fish', 516, 656, 30, { tint: 0.1 });
      const waiting = card.stand('dog', 420, 868, 130, { tint: 0.05, flip: true });
      card.motif('backpack', 420 - waiting.width * 0.5, 850, 66, { tint: 0.05 });
    },
  },
];
