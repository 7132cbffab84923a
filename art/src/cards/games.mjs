// Games that are played in earnest.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';

export const games = [
  {
    id: 'chess-pond',
    palette: 'sea',
    seed: 1203,
    alt: {
      en: 'The dark squares of a chessboard are water: a fish leaps from one, a duck swims in another, a pawn wears a life ring.',
      hr: 'Tamna polja šahovske ploče su voda: iz jednog iskače riba, u drugom pliva patka, a pješak nosi kolut za spašavanje.',
      ru: 'Тёмные клетки шахматной доски — вода: из одной выпрыгивает рыба, в другой плавает утка, на пешке спасательный круг.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(card.mix(accent, light, 0.3), card.mix(spark, light, 0.5), light);
      card.sun(440, 210, 70, { colour: card.mix(light, spark, 0.4) });
      card.cloud(150, 210, 190);
      card.hills(420, 26, card.mix(mid, soft, 0.4));
      card.hills(450, 16, card.mix(mid, soft, 0.1));
      const size = 6;
      const at = (column, row) => {
        const far = row / size;
        const depth = far ** 1.35;
        return [300 + (column / size - 0.5) * (330 + 330 * depth), 470 + 350 * depth];
      };
      const cell = (column, row) => {
        const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
        return `M${corners.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;
      };
      const middle = (column, row) => at(column + 0.5, row + 0.62);
      card.cut([path('M126 462H474L652 830V876H-52V830Z', card.mix('#7b4a2a', ink, 0.2)), path('M126 462H474L652 830H-52Z', '#a9703f')]);
      card.paint(path('M135 470H465L630 820H-30Z', card.mix(light, soft, 0.1)));
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          if ((row + column) % 2 === 0) continue;
          const [x, y] = middle(column, row);
          card.paint(path(cell(column, row), card.fade([[0, deep], [1, card.mix(mid, deep, 0.3)]])));
          card.ripples(x, y - 4, 26 + row * 8, { count: 1, opacity: 0.5 });
        }
      }
      card.stand('chess-pawn', ...middle(1, 1), 110, { tint: 0.1 });
      card.stand('chess-pawn', ...middle(5, 1), 110, { tint: 0.1 });
      const [wx, wy] = middle(3, 2);
      card.ripples(wx, wy + 2, 110, { count: 2 });
      card.inside(rect(0, 0, 600, wy + 6), () => card.motif('tropical-fish', wx, wy + 30, 116, { tint: 0, turn: 58 }));
      const [px, py] = middle(1, 4);
      card.ripples(px, py + 4, 170, { count: 2 });
      card.inside(rect(0, 0, 600, py + 12), () => card.motif('chess-pawn', px, py + 44, 210, { tint: 0.1 }));
      const ring = [0, 1, 2, 3].map((i) => path(d`M${px - 62} ${py - 12}A62 22 0 0 0 ${px + 62} ${py - 12}`, 'none', { stroke: light, 'stroke-width': 27, 'stroke-dasharray': '22 190', 'stroke-dashoffset': -14 - i * 50 }));
      card.cut([path(d`M${px - 62} ${py - 12}A62 22 0 0 0 ${px + 62} ${py - 12}`, 'none', { stroke: '#e2532f', 'stroke-width': 26, 'stroke-linecap': 'round' }), ...ring], { small: true });
      const [dx, dy] = middle(3, 4);
      card.ripples(dx + 6, dy + 8, 120, { count: 2 });
      card.inside(rect(0, 0, 600, dy + 10), () => card.motif('duck', dx + 6, dy + 40, 136, { tint: 0 }));
      card.stand('chess-pawn', ...middle(5, 5), 180, { tint: 0.1 });
    },
  },
  {
    id: 'house-of-cards',
    palette: 'dusk',
    seed: 1213,
    alt: {
      en: 'Mice live in the lit rooms of a house of cards on a table; a cat stands right before it.',
      hr: 'U osvijetljenim sobama kuće od karata na stolu žive miševi; tik pred njom stoji mačka.',
      ru: 'В освещённых комнатках карточного домика на столе живут мыши; прямо перед ним стоит кошка.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(ink, deep, card.mix(deep, mid, 0.6));
      card.wallpaper(700, { colour: mid, opacity: 0.16 });
      card.pendant(300, 90, 140, { shade: spark });
      card.paint(path('M236 92H364L560 720H40Z', card.fade([[0, light, 0.34], [1, light, 0.05]])));
      card.table(300, 756, 560, { height: 160, colour: card.mix('#7b4a2a', deep, 0.3) });
      const lean = (x, y, side, back) => {
        const [long, thick] = [196, 12];
        const tilt = `translate(${x} ${y}) rotate(${side * 22})`;
        return group({ transform: tilt }, rect(-thick / 2, -long, thick, long, light, { rx: 3 }), rect(-thick / 2 + (side > 0 ? 0 : thick * 0.4), -long + 4, thick * 0.6, long - 8, back, { rx: 2 }));
      };
      const room = (x, y, paint, back) => {
        const space = path(d`M${x - 72} ${y}L${x} ${y - 178}L${x + 72} ${y}Z`);
        card.inside(space, () => {
          card.paint(rect(x - 80, y - 190, 160, 200, '#8a3f2c'));
          card.glowAt(x, y - 60, 110, { colour: '#ffe19a', opacity: 1 });
          paint();
        });
        card.cut(group({}, lean(x - 74, y, 1, back), lean(x + 74, y, -1, back)), { small: true });
      };
      const floor = (x, y, width, back) => card.cut([rect(x - width / 2, y - 10, width, 12, light, { rx: 3 }), rect(x - width / 2 + 4, y - 4, width - 8, 6, back)], { small: true });
      const mouse = (x, y, flip) => () => card.motif('mouse', x, y, 66, { tint: 0, flip });
      room(140, 754, mouse(140, 752, true), accent);
      room(300, 754, () => card.motif('bed', 300, 752, 50, { tint: 0.05 }), spark);
      room(460, 754, mouse(460, 752), accent);
      floor(220, 574, 200, spark);
      floor(380, 574, 200, accent);
      room(220, 562, () => card.motif('teapot', 220, 560, 54, { tint: 0 }), spark);
      room(380, 562, mouse(378, 560), accent);
      floor(300, 382, 200, spark);
      room(300, 370, mouse(300, 368, true), accent);
      card.cut(path('M300 196V150l46 18l-46 16', soft, { stroke: light, 'stroke-width': 5 }), { small: true });
      card.stand('black-cat', 196, 878, 160, { tint: 0.05, flip: true });
    },
  },
  {
    id: 'penguin-dominoes',
    palette: 'frost',
    seed: 1223,
    alt: {
      en: 'A row of penguins on the ice leans over like dominoes, one after another; a mouse stands behind the first one.',
      hr: 'Red pingvina na ledu naginje se poput domina, jedan za drugim; iza prvoga stoji miš.',
      ru: 'Ряд пингвинов на льду клонится, как костяшки домино, один за другим; за первым стоит мышь.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, spark } = card;
      card.sky(deep, mid, soft, light);
      card.sun(150, 250, 60, { colour: card.mix(light, spark, 0.6) });
      card.peaks(470, 130, card.mix(mid, soft, 0.5), { snow: light, count: 4 });
      card.hills(470, 14, card.mix(soft, light, 0.5));
      card.hills(600, 20, card.mix(soft, light, 0.75), { waves: 3 });
      const row = [[84, 520, 96, 0], [112, 556, 118, 0], [146, 600, 146, -1], [186, 650, 180, -5], [236, 706, 222, -12], [304, 768, 270, -21], [398, 838, 330, -32]];
      for (const [x, y, height, turn] of row) {
        card.groundShadow(x, y, height * 0.7, 0.7);
        card.turned(turn, x + height * 0.2, y, () => card.motif('penguin', x, y, height, { tint: 0.02 }));
      }
      card.stand('mouse', 526, 858, 120, { tint: 0.05 });
      card.paint(path('M470 640q26 10 40 34M500 606q34 14 52 44', 'none', { stroke: ink, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.5 }));
      card.snow(26, { to: 500 });
    },
  },
  {
    id: 'hopscotch-to-the-clouds',
    palette: 'rose',
    seed: 1233,
    alt: {
      en: 'Chalk squares for a hopping game leave the pavement and lead up through the air into the clouds; a child hops along.',
      hr: 'Kredom nacrtana polja za školice napuštaju pločnik i vode zrakom do oblaka; po njima skače dijete.',
      ru: 'Клетки классиков, нарисованные мелом, отрываются от мостовой и ведут по воздуху в облака; по ним скачет ребёнок.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light, accent, spark } = card;
      card.sky(accent, card.mix(accent, soft, 0.55), soft, light);
      card.sun(150, 240, 56, { colour: card.mix(light, spark, 0.5) });
      card.cloud(330, 170, 300);
      card.cloud(480, 220, 200, { colour: card.mix(light, soft, 0.3) });
      card.city(720, card.mix(deep, mid, 0.5), { from: 50, to: 170, lamp: spark });
      card.ground(730, card.mix(deep, ink, 0.25));
      const points = [[230, 868, 150], [250, 790, 134], [284, 716, 120], [330, 640, 108], [372, 568, 96], [400, 500, 84], [412, 436, 72], [406, 378, 62], [388, 326, 52], [364, 280, 44], [340, 240, 36]];
      const tile = (x, y, width, filled) => {
        const [half, tall] = [width / 2, width * 0.2];
        const shape = d`M${x - half} ${y}L${x - half * 0.82} ${y - tall * 2}H${x + half * 0.82}L${x + half} ${y}Z`;
        return path(shape, filled, { stroke: light, 'stroke-width': Math.max(3, width * 0.05), 'stroke-linejoin': 'round' });
      };
      points.forEach(([x, y, width], i) => {
        const chalk = [accent, spark, '#d9798a', card.mix(light, soft, 0.3)][i % 4];
        const pair = i % 3 === 1;
        if (i > 2) card.paint(ellipse(x, y + 14, width * 0.5, width * 0.06, ink, { opacity: 0.18 }));
        card.cut(pair ? [tile(x - width * 0.52, y, width, chalk), tile(x + width * 0.52, y, width, spark)] : tile(x, y, width, chalk), { small: true });
      });
      card.child(326, 632, 170, { coat: '#c23f33', arm: 'up' });
      card.stand('poodle', 446, 866, 120, { tint: 0.05 });
      card.motif('dove', 500, 420, 70, { tint: 0.05 });
      card.paint(circle(150, 846, 13, light));
    },
  },
  {
    id: 'elephant-hides-behind-a-birch',
    palette: 'meadow',
    seed: 1243,
    alt: {
      en: 'An elephant hides behind a very thin birch in a clearing; a rabbit walks past and looks for it the other way.',
      hr: 'Slon se na čistini skriva iza vrlo tanke breze; zec prolazi i traži ga na drugoj strani.',
      ru: 'Слон на поляне прячется за тоненькой берёзой; кролик идёт мимо и ищет его в другой стороне.',
    },
    paint(card) {
      const { ink, deep, mid, soft, light } = card;
      card.sky(card.mix(deep, mid, 0.3), card.mix(mid, soft, 0.5), light);
      card.glowAt(330, 420, 330, { colour: light, opacity: 0.7 });
      card.pines(600, card.mix(mid, deep, 0.3), { from: 180, to: 340, count: 13 });
      card.pines(640, card.mix(deep, mid, 0.2), { from: 60, to: 120, count: 8, dark: 0.2 });
      card.hills(660, 14, mid);
      card.stand('elephant', 318, 800, 360, { tint: 0 });
      const birch = (x, y, height, width) => {
        card.groundShadow(x, y, width * 4, 0.7);
        const trunk = d`M${x - width} ${y}Q${x - width * 0.5} ${y - height * 0.3} ${x - width * 0.4} ${y - height}H${x + width * 0.4}Q${x + width * 0.5} ${y - height * 0.3} ${x + width} ${y}Z`;
        card.cut(path(trunk, light), { small: true });
        const marks = Array.from({ length: 11 }, (_, i) => d`M${x + (i % 2 ? -1 : 1) * width * 0.5} ${y - 30 - (height * i) / 13}h${(i % 2 ? 1 : -1) * width * 0.7}`);
        card.paint(path(marks.join(''), 'none', { stroke: ink, 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.75 }));
        card.several('herb', [[x - 40, y - height + 90, 90, { turn: -60 }], [x + 42, y - height + 60, 96, { turn: 50 }], [x, y - height + 30, 110]], { tint: 0.1 });
      };
      birch(270, 830, 640, 17);
      card.stand('rabbit', 110, 866, 130, { tint: 0 });
      card.stand('mushroom', 506, 864, 84, { tint: 0.05 });
      card.motif('butterfly', 480, 380, 62, { tint: 0, turn: 14 });
      card.grass(886, card.mix(deep, mid, 0.3), { height: 34 });
    },
  },
];
