// Rooms: houses whose walls, stairs and ceilings lead somewhere else.

import { d, ellipse, group, path, rect } from '../svg.mjs';

export const rooms = [
  {
    id: 'library-waterfall',
    palette: 'absinthe',
    seed: 204,
    alt: {
      en: 'A waterfall pours out of a gap in a tall bookshelf onto the floor; a duck and a paper boat float on the pool.',
      hr: 'Iz praznine u visokoj polici s knjigama na pod se ruši slap; u lokvi plivaju patka i papirnati brodić.',
      ru: 'Из просвета между книгами на высокой полке льётся водопад; в луже на полу плавают утка и бумажный кораблик.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      const water = card.mix('#4fa9b8', soft, 0.2);
      card.sky(mid, soft);
      card.bookshelf(300, 690, 500, 590, { shelves: 4, wood: card.mix(deep, ink, 0.3), colours: [accent, spark, light, card.mix(mid, soft), soft] });
      card.boards(690, card.mix(accent, deep, 0.6));
      card.hole(300, 790, 470, { height: 150, colour: card.mix(water, ink, 0.35) });
      card.paint(ellipse(300, 792, 222, 64, water));
      card.paint(rect(222, 262, 156, 120, ink));
      card.layer('M226 330Q300 300 374 330C392 420 388 620 404 790Q300 830 196 790C212 620 208 420 226 330Z', water, { top: 320, bottom: 800, dark: 0.2, lit: 0.6 });
      const streaks = [244, 268, 290, 318, 340, 360].map((x, i) => d`M${x} ${338 + (i % 3) * 24}C${x} 480 ${x + (x - 300) * 0.3} 640 ${x + (x - 300) * 0.4} ${770 - (i % 2) * 30}`);
      card.paint(path(streaks.join(''), 'none', { stroke: light, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.7 }));
      card.cloud(300, 806, 270, { colour: card.mix(light, water, 0.2) });
      card.inside(rect(0, 0, 600, 816), () => card.motif('duck', 440, 842, 150, { tint: 0.1 }));
      card.paperBoat(150, 820, 110);
      card.glints(800, 5, { to: 850 });
    },
  },
  {
    id: 'stairs-in-the-clock',
    palette: 'midnight',
    seed: 211,
    alt: {
      en: 'The case of a tall clock stands open in a dark room; inside, stairs lead up into light, and a mouse with a suitcase arrives.',
      hr: 'U mračnoj sobi otvoreno je kućište visokog sata; unutra stube vode gore u svjetlo, a stiže miš s kovčegom.',
      ru: 'В тёмной комнате открыт корпус напольных часов; внутри лестница ведёт вверх, к свету, подходит мышь с чемоданом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, card.mix(ink, deep, 0.7), deep);
      card.wallpaper(720, { opacity: 0.2 });
      card.window(110, 380, 110, 200, () => {
        card.sky(mid, soft);
        card.crescent(112, 270, 30, { rings: 2 });
      }, { frame: card.mix(deep, mid, 0.6) });
      card.boards(740, card.mix(ink, deep, 0.5));
      card.halo(340, 560, 120, { colour: accent, rings: 4, step: 44, opacity: 0.08 });
      card.tallClock(350, 820, 270, 740, ({ x, y, height }) => {
        card.sky(light, light, accent, card.mix(accent, spark, 0.6));
        const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
          const [wide, line] = [178 - i * 16, y - 8 - i * 34];
          return [rect(x - wide / 2, line - 34, wide, 40, card.mix(spark, ink, 0.2 + i * 0.05)), rect(x - wide / 2, line - 34, wide, 12, card.mix(light, accent, 0.3 + i * 0.06))];
        });
        card.paint(steps.reverse());
        card.glowAt(x, y - height * 0.8, 120, { colour: light, opacity: 0.9 });
      }, { wood: card.mix(spark, ink, 0.35), hands: [225, 90] });
      card.shine(path('M262 770H440L520 880H180Z', card.fade([[0, '#fff', 0.9], [1, '#fff', 0]])), 0.7);
      card.stand('mouse', 400, 862, 110, { tint: 0.05 });
      card.stand('luggage', 470, 866, 80, { tint: 0.1 });
    },
  },
  {
    id: 'moon-in-the-attic',
    palette: 'sepia',
    seed: 256,
    alt: {
      en: 'The full moon lies among boxes and old things under the roof of an attic; a child stands before it.',
      hr: 'Puni mjesec leži na tavanu među kutijama i starim stvarima; pred njim stoji dijete.',
      ru: 'Полная луна лежит на чердаке среди коробок и старых вещей; перед ней стоит ребёнок.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(deep, card.mix(deep, mid, 0.5), mid);
      const planks = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => d`M${i * 80} 0V740`);
      card.paint(path(planks.join(''), 'none', { stroke: ink, 'stroke-width': 3, opacity: 0.3 }));
      card.boards(700, card.mix(deep, mid, 0.3));
      card.moon(330, 530, 190, { rings: 4, step: 50, opacity: 0.14 });
      card.layer('M-40-40H300L-40 520ZM640-40H300L640 520Z', card.mix(ink, deep, 0.35), { top: 0, bottom: 500 });
      card.pole([300, 14], [-10, 520], { colour: card.mix(deep, mid, 0.4), width: 26 });
      card.pole([300, 14], [610, 520], { colour: card.mix(deep, mid, 0.4), width: 26 });
      card.motif('spider-web', 430, 280, 80, { tint: 0.6, opacity: 0.6 });
      card.box(500, 800, 150, () => card.motif('teddy-bear', 500, 744, 120, { tint: 0.2 }), { paper: soft });
      card.stand('treasure-chest', 110, 790, 130, { tint: 0.3 });
      card.motif('books', 110, 678, 80, { tint: 0.3 });
      card.child(300, 856, 170, { coat: '#37706f', arm: 'up' });
      card.glowAt(300, 700, 260, { colour: light, opacity: 0.25 });
    },
  },
  {
    id: 'house-of-far-rooms',
    palette: 'dusk',
    seed: 271,
    alt: {
      en: 'A house stands open at the front; its four rooms hold the sea, the desert, a winter forest and outer space.',
      hr: 'Kuća je sprijeda otvorena; u njezine četiri sobe su more, pustinja, zimska šuma i svemir.',
      ru: 'У дома нет передней стены; в четырёх его комнатах — море, пустыня, зимний лес и космос.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      const space = ({ x, y }) => {
        card.sky(ink, '#1c2050', '#3a3578');
        card.stars(60, { from: 300, to: 560 });
        card.motif('ringed-planet', x, y - 46, 110, { tint: 0.2 });
      };
      const desert = ({ x, y }) => {
        card.sky(mid, soft, light);
        card.sun(x + 44, y - 130, 30, { rings: 2, step: 18 });
        card.hills(y - 46, 10, card.mix(soft, light, 0.3), { waves: 3 });
        card.motif('camel', x - 10, y - 18, 100, { tint: 0.1 });
      };
      const winter = ({ x, y }) => {
        card.sky('#5f83ad', '#c9dcea');
        card.pines(y - 36, '#33597c', { from: 60, to: 120, count: 12 });
        card.hills(y - 34, 6, '#f2efe6');
        card.motif('snowman', x - 6, y - 10, 110, { tint: 0 });
      };
      const sea = ({ x, y }) => {
        card.sky(card.mix(spark, light, 0.4), spark, card.mix(spark, ink, 0.5));
        card.bubbles(16, { x: [x - 90, x + 90], y: [y - 190, y - 20], size: [2, 7] });
        card.seaweed(x - 66, y, 80);
        card.motif('whale', x + 14, y - 56, 96, { tint: 0.2 });
      };
      card.sky(deep, mid, soft);
      card.flock(130, 140, 6);
      card.hills(740, 20, card.mix(deep, mid, 0.3));
      card.openHouse(300, 800, 430, 440, [space, desert, winter, sea], { roof: card.mix(deep, ink, 0.35), walls: light });
      card.hills(810, 12, ink);
      card.lady(72, 866, 124, { dress: '#f6bd49' });
    },
  },
  {
    id: 'deer-left-its-picture',
    palette: 'blossom',
    seed: 304,
    alt: {
      en: 'A forest painting has a white gap in the shape of a deer; the deer stands in the room and eats the flowers.',
      hr: 'Na slici šume ostala je bijela praznina u obliku jelena; jelen stoji u sobi i jede cvijeće.',
      ru: 'На картине с лесом белеет пустое место в форме оленя; сам олень стоит в комнате и ест цветы.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(mid, soft, 0.5), soft, card.mix(soft, light));
      card.wallpaper(690, { opacity: 0.16 });
      card.picture(290, 300, 360, 300, () => {
        card.sky(card.mix(spark, light, 0.5), card.mix(spark, light, 0.8));
        card.sun(400, 220, 34, { rings: 2, step: 22 });
        card.pines(400, spark, { from: 100, to: 210, count: 10 });
        card.hills(400, 10, card.mix(spark, ink, 0.4));
        card.cutout('deer', 270, 430, 230, { colour: light });
      }, { frame: '#e0a63c' });
      card.boards(690, card.mix(deep, ink, 0.25));
      card.table(200, 700, 190, { height: 140, colour: deep, cloth: light });
      card.several('tulip', [[174, 652, 110, { turn: -14 }], [220, 646, 116, { turn: 12 }]], { tint: 0 });
      card.motif('honey-pot', 198, 704, 84, { tint: 0.6 });
      card.stand('deer', 384, 862, 350, { tint: 0.05 });
      card.glowAt(400, 210, 200, { colour: accent, opacity: 0.08 });
    },
  },
  {
    id: 'dinner-on-the-ceiling',
    palette: 'sea',
    seed: 316,
    alt: {
      en: 'A table with a teapot and a dog stand upside down on the ceiling; a flamingo on the floor stretches up to the tea.',
      hr: 'Stol s čajnikom i pas stoje naglavce na stropu; flamingo s poda isteže vrat prema čaju.',
      ru: 'Стол с чайником и собака стоят вверх ногами на потолке; фламинго с пола тянется к чаю.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(mid, card.mix(mid, soft, 0.5), soft);
      card.wallpaper(900, { colour: deep, opacity: 0.12 });
      card.upended(450, () => {
        card.boards(730, card.mix(accent, ink, 0.45));
        card.rug(210, 812, 300, undefined, { colours: [spark, light], height: 80 });
        card.table(230, 620, 270, { height: 190, colour: card.mix(accent, deep, 0.4), cloth: light });
        card.motif('teapot', 262, 622, 104, { tint: 0.1 });
        card.motif('shortcake', 150, 622, 72, { tint: 0.1 });
        card.stand('dog', 470, 836, 190, { tint: 0.1 });
      });
      card.checkerFloor(770, deep, card.mix(mid, soft, 0.5));
      card.glowAt(130, 640, 150, { colour: light, opacity: 0.8 });
      card.upended(450, () => card.pendant(130, 250, 130, { shade: spark }));
      card.stand('flamingo', 390, 862, 450, { tint: 0.1 });
    },
  },
  {
    id: 'doors-made-to-measure',
    palette: 'frost',
    seed: 322,
    alt: {
      en: 'A wall has lit openings in the shapes of an elephant, a giraffe and a mouse; a kangaroo with a suitcase looks at them.',
      hr: 'U zidu su osvijetljeni prolazi u obliku slona, žirafe i miša; gleda ih klokan s kovčegom.',
      ru: 'В стене светятся проёмы в форме слона, жирафа и мыши; на них смотрит кенгуру с чемоданом.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(deep, ink, 0.2), deep, card.mix(deep, mid, 0.4));
      card.wallpaper(700, { opacity: 0.25 });
      card.boards(700, card.mix(ink, deep, 0.4));
      const shapes = [['giraffe', 172, 400], ['elephant', 456, 200], ['mouse', 326, 62]];
      for (const [name, x, height] of shapes) {
        card.glowAt(x, 700 - height * 0.4, height * 0.8, { colour: spark, opacity: 0.28 });
        card.cutout(name, x, 706, height, { colour: card.mix(spark, light, 0.55) });
        card.shine(group({}, ellipse(x, 740, height * 0.42 + 20, 38, card.glow([[0, '#fff', 1], [1, '#fff', 0]]))), 0.7);
      }
      card.stand('kangaroo', 396, 870, 170, { tint: 0.1 });
      card.stand('luggage', 500, 872, 90, { tint: 0.1 });
      card.pendant(410, 240, 150, { shade: accent });
      card.glowAt(410, 250, 150, { colour: soft, opacity: 0.4 });
    },
  },
];
