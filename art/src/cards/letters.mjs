// The post office, the library and the writing desk.

import { circle, d, ellipse, path, rect } from '../svg.mjs';

export const letters = [
  {
    id: 'ship-leaves-its-stamp',
    palette: 'sea',
    seed: 1453,
    alt: {
      en: 'A sailing ship leaves the stamp on a big envelope, and its sea spills over the paper; a mouse looks on from a ladder.',
      hr: 'Jedrilica isplovljava iz marke na velikoj omotnici, a more joj se prelijeva preko papira; miš je gleda s ljestava.',
      ru: 'Парусник выплывает из марки на большом конверте, и море льётся по бумаге; с лестницы на него смотрит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(accent, light, 0.3), card.mix(accent, light, 0.55), card.mix(spark, light, 0.5));
      card.wallpaper(640, { colour: accent, opacity: 0.12 });
      card.motif('postal-horn', 180, 226, 120, { tint: 0.05 });
      card.boards(680, card.mix('#8a5a34', ink, 0.15));
      card.groundShadow(300, 800, 540, 0.9);
      card.turned(-3, 300, 560, () => {
        const sheet = card.mix('#c8a673', light, 0.25);
        card.cut(rect(50, 290, 500, 500, sheet, { rx: 6 }));
        card.paint(path('M50 290L300 560L550 290', 'none', { stroke: card.mix(sheet, ink, 0.3), 'stroke-width': 5 }), path('M50 790L236 500M550 790L364 500', 'none', { stroke: card.mix(sheet, ink, 0.2), 'stroke-width': 4 }));
        const teeth = [];
        for (let i = 0; i <= 12; i++) teeth.push(circle(232 + i * 24, 322, 9), circle(232 + i * 24, 650, 9));
        for (let i = 0; i <= 13; i++) teeth.push(circle(232, 330 + i * 24, 9), circle(520, 330 + i * 24, 9));
        card.cut(rect(232, 322, 288, 328, light));
        card.paint(teeth.map((tooth) => tooth.replace('/>', ` fill="${sheet}"/>`)));
        card.inside(rect(254, 344, 244, 284), () => {
          card.sky(card.mix(accent, light, 0.1), card.mix(accent, spark, 0.6), light);
          card.sun(430, 440, 44, { colour: light, rings: 3, step: 22 });
          card.paint(rect(240, 520, 280, 120, mid), path('M240 524q20-14 40 0t40 0t40 0t40 0t40 0t40 0t40 0V640H240Z', card.mix(mid, deep, 0.3)));
        });
      });
      const spill = 'M270 566C220 570 190 600 120 610C70 620 60 680 110 700C150 716 120 760 180 770C260 784 300 740 380 750C440 756 470 716 430 690C400 670 440 640 430 622L420 590Z';
      card.cut(path(spill, mid));
      card.paint(path('M120 650q20-14 40 0t40 0t40 0t40 0t40 0M150 700q20-14 40 0t40 0t40 0t40 0t40 0t40 0M190 744q20-14 40 0t40 0t40 0', 'none', { stroke: card.mix(soft, light, 0.4), 'stroke-width': 6, 'stroke-linecap': 'round' }));
      card.motif('sailboat', 236, 704, 270, { tint: 0, turn: -6 });
      card.paint(path('M130 700q24-18 48 0t48 0t48 0t48 0', 'none', { stroke: card.mix(soft, light, 0.6), 'stroke-width': 12, 'stroke-linecap': 'round' }));
      card.ladder(500, 866, 300, { width: 50, lean: -6, colour: '#c99a63', rung: 34 });
      card.motif('mouse', 482, 690, 84, { tint: 0 });
      card.stand('fountain-pen', 120, 872, 90, { tint: 0.1 });
    },
  },
  {
    id: 'wrapped-elephant',
    palette: 'absinthe',
    seed: 1463,
    alt: {
      en: 'At the post office stand parcels in paper and string in the shapes of an elephant, a giraffe and a duck; a goose rings the bell.',
      hr: 'U pošti stoje paketi u papiru i špagi u obliku slona, žirafe i patke; guska zvoni na pultu.',
      ru: 'На почте стоят посылки в бумаге и бечёвке в форме слона, жирафа и утки; гусь звонит в звонок.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, deep, 0.2), mid, card.mix(mid, soft, 0.6));
      card.wallpaper(700, { colour: deep, opacity: 0.16 });
      const holes = [];
      for (let row = 0; row < 3; row++) for (let i = 0; i < 6; i++) holes.push(rect(40 + i * 88, 70 + row * 74, 78, 64, card.mix(deep, ink, 0.45), { rx: 4 }));
      card.cut([rect(26, 56, 552, 240, card.mix('#8a5a34', deep, 0.3), { rx: 6 }), ...holes]);
      card.several('envelope', [[78, 132, 36], [166, 132, 34, { turn: 8 }], [342, 206, 36, { turn: -6 }], [430, 132, 34], [254, 280, 36], [518, 280, 34, { turn: 5 }], [78, 206, 34, { turn: -8 }]], { tint: 0.1 });
      card.boards(700, card.mix(deep, ink, 0.1));
      const paper = '#c99258';
      const parcel = (name, x, y, height, strings, flip) => {
        card.groundShadow(x, y, height * 0.8, 0.8);
        card.within(name, x, y, height, () => {
          card.paint(rect(0, 0, 600, 900, paper));
          card.paint(Array.from({ length: 14 }, (_, i) => path(d`M${x - height + i * 60} ${y - height}l${30 + (i % 3) * 20} ${height * 0.4}l-40 ${height * 0.6}`, 'none', { stroke: card.mix(paper, i % 2 ? ink : light, 0.35), 'stroke-width': 5, opacity: 0.45 })));
          card.paint(path(strings, 'none', { stroke: accent, 'stroke-width': 9 }));
        }, { flip });
      };
      parcel('giraffe', 476, 770, 500, 'M380 520H600M380 640H600M470 200V800M380 380L600 420', false);
      parcel('elephant', 230, 800, 360, 'M0 600H600M0 700Q300 660 600 700M250 300V900M140 300V900', false);
      card.motif('ribbon', 256, 530, 96, { tint: 0, turn: -6 });
      card.cut([rect(300, 620, 54, 64, light, { rx: 2 }), rect(308, 628, 38, 48, spark)], { small: true });
      parcel('duck', 470, 868, 120, 'M400 820H560M470 700V900', false);
      card.stand('goose', 110, 876, 170, { tint: 0, flip: true });
      card.motif('bellhop-bell', 206, 876, 56, { tint: 0.05 });
    },
  },
  {
    id: 'books-migrate',
    palette: 'plum',
    seed: 1473,
    alt: {
      en: 'Open books fly like birds from the shelves of a library out of a tall window into the evening; an owl stays behind.',
      hr: 'Otvorene knjige lete poput ptica s polica knjižnice kroz visok prozor u večer; sova ostaje.',
      ru: 'Раскрытые книги, как птицы, летят с полок библиотеки в высокое окно, в вечернее небо; сова остаётся.',
    },
    paint(card) {
      const { ink, deep, mid, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.4), deep, card.mix(deep, mid, 0.3));
      card.window(350, 560, 270, 470, () => {
        card.sky('#e58a5c', '#f6b971', light);
        card.sun(330, 440, 54, { colour: light });
        card.hills(510, 12, card.mix(mid, '#e58a5c', 0.4));
        card.city(550, card.mix(deep, mid, 0.4), { from: 20, to: 70 });
      }, { frame: light, arched: true, columns: 1, rows: 1 });
      card.boards(720, card.mix(deep, ink, 0.3));
      card.bookshelf(88, 770, 170, 690, { shelves: 6, wood: card.mix('#6b4026', ink, 0.2) });
      card.bookshelf(562, 770, 130, 690, { shelves: 6, wood: card.mix('#6b4026', ink, 0.2) });
      card.paint(path('M216 572H486L560 880H60Z', card.fade([[0, light, 0.35], [1, light, 0]])));
      const book = (x, y, size, cover, flap, turn) => {
        const tip = 60 * flap;
        card.cut(path(d`M0 12C30 ${-10 - tip * 0.4} 70 ${-14 - tip} 108 ${-6 - tip}L96 ${34 - tip}C66 ${24 - tip * 0.7} 34 ${28 - tip * 0.3} 0 46C-34 ${28 - tip * 0.3} -66 ${24 - tip * 0.7} -96 ${34 - tip}L-108 ${-6 - tip}C-70 ${-14 - tip} -30 ${-10 - tip * 0.4} 0 12Z`, cover, { transform: d`translate(${x} ${y + size * 0.06}) rotate(${turn}) scale(${size / 200})` }) + path(d`M0 8C30 ${-18 - tip * 0.4} 68 ${-22 - tip} 100 ${-14 - tip}L90 ${20 - tip}C62 ${12 - tip * 0.7} 32 ${18 - tip * 0.3} 0 36C-32 ${18 - tip * 0.3} -62 ${12 - tip * 0.7} -90 ${20 - tip}L-100 ${-14 - tip}C-68 ${-22 - tip} -30 ${-18 - tip * 0.4} 0 8Z`, light, { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${size / 200})` }) + path(d`M0 10V36M14 ${6 - tip * 0.2}Q50 ${-10 - tip * 0.5} 88 ${-4 - tip}M-14 ${6 - tip * 0.2}Q-50 ${-10 - tip * 0.5} -88 ${-4 - tip}`, 'none', { stroke: card.mix(light, ink, 0.35), 'stroke-width': 4, transform: d`translate(${x} ${y}) rotate(${turn}) scale(${size / 200})` }), { small: size < 110 });
      };
      book(280, 250, 66, spark, 1, -6);
      book(380, 210, 56, accent, 0.5, 4);
      book(430, 300, 80, '#c2543e', 1, -10);
      book(310, 350, 96, spark, 0.6, -14);
      book(410, 420, 124, accent, 1.1, -8);
      book(250, 480, 140, '#c2543e', 0.5, -18);
      book(400, 590, 180, spark, 1.1, -10);
      book(200, 680, 220, accent, 0.7, -16);
      card.stand('ladder', 486, 860, 270, { tint: 0.1 });
      card.stand('owl', 360, 872, 130, { tint: 0.05 });
    },
  },
  {
    id: 'squid-in-the-inkwell',
    palette: 'frost',
    seed: 1483,
    alt: {
      en: 'A squid rises from a big inkwell on a desk and draws waves and a little boat on paper with a fountain pen.',
      hr: 'Iz velike tintarnice na stolu izranja lignja i nalivperom po papiru crta valove i čamčić.',
      ru: 'Из большой чернильницы на столе поднимается кальмар и рисует пером на бумаге волны и кораблик.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(card.mix(soft, mid, 0.3), soft, light);
      card.wallpaper(640, { colour: mid, opacity: 0.16 });
      card.window(136, 380, 150, 220, () => {
        card.sky(mid, card.mix(soft, light, 0.4));
        card.cloud(120, 280, 100);
      }, { frame: light });
      card.boards(640, card.mix('#8a5a34', deep, 0.25));
      card.cut(path('M30 760L330 720L400 880L40 900Z', card.mix(light, '#ffffff', 0.4)));
      card.paint(path('M70 800q16-14 32 0t32 0t32 0t32 0t32 0t32 0M78 836q16-14 32 0t32 0t32 0t32 0t32 0t32 0t32 0', 'none', { stroke: deep, 'stroke-width': 6, 'stroke-linecap': 'round' }), path('M130 784h76l-16 22h-44ZM168 782v-48l30 42', 'none', { stroke: deep, 'stroke-width': 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }));
      card.groundShadow(410, 800, 330, 0.9);
      card.cut(ellipse(410, 600, 106, 26, ink));
      card.cut([path('M304 600A106 26 0 0 0 516 600V640Q560 660 560 700V772Q560 804 520 804H300Q260 804 260 772V700Q260 660 304 640Z', card.mix(deep, mid, 0.2)), path('M296 596A114 30 0 0 0 524 596V620A114 30 0 0 1 296 620Z', spark)]);
      card.shine(path('M284 700Q286 676 316 668L306 784H290Q284 780 284 760Z', '#fff'), 0.45);
      card.paint(path('M330 624q-6 40 4 70t-8 50', 'none', { stroke: ink, 'stroke-width': 14, 'stroke-linecap': 'round' }));
      card.motif('squid', 400, 672, 430, { tint: 0, turn: -38 });
      card.cut(path('M326 586C262 540 204 590 216 652', 'none', { stroke: '#e184b8', 'stroke-width': 20, 'stroke-linecap': 'round' }), { small: true });
      card.motif('fountain-pen', 244, 786, 190, { tint: 0.05 });
      card.cut([circle(470, 868, 18, ink), circle(506, 884, 10, ink), circle(540, 860, 8, ink)], { small: true });
    },
  },
];
