// Streets: skylines, lamps, tracks.

import { circle, d, group, path, rect } from '../svg.mjs';

/** Each draws a roof from its left eave at (x, top) to its right eave. */
const ROOFS = {
  flat: (w) => d`h${w}`,
  gable: (w) => d`l${w / 2} ${-w * 0.55}l${w / 2} ${w * 0.55}`,
  chimney: (w) => d`h${w * 0.2}v-16h${w * 0.16}v16h${w * 0.64}`,
  dome: (w) => d`q${w / 2} ${-w * 0.7} ${w} 0`,
};
const ROOF_DRAW = ['gable', 'gable', 'chimney', 'dome', 'flat', 'flat'];
const WINDOW = { width: 6.5, height: 9, column: 15, row: 20 };

function windowsOf(house, bottom, dice) {
  const lit = [];
  for (let y = house.top + 14; y < bottom - 6; y += WINDOW.row) {
    for (let x = house.x + 8; x < house.x + house.width - 12; x += WINDOW.column) {
      if (dice.chance(0.3)) lit.push(rect(x, y, WINDOW.width, WINDOW.height, undefined, { rx: 1 }));
    }
  }
  return lit;
}

/** A row of houses that stand on y, ground included; `lamp` is the colour of lit windows. */
export function city(card, y, colour, { from = 50, to = 190, lamp = card.accent, ...shading } = {}) {
  const { dice, width, height } = card;
  const houses = [];
  for (let x = -30; x < width + 20; x += houses.at(-1).width - 1) {
    houses.push({ x, top: y - dice.between(from, to), width: dice.between(34, 78), roof: dice.pick(ROOF_DRAW) });
  }
  const outline = (house) => d`M${house.x} ${height + 10}V${house.top}${ROOFS[house.roof](house.width)}V${height + 10}Z`;
  card.layer(houses.map(outline).join(''), colour, { top: y - to, bottom: y + 160, ...shading });
  card.paint(group({ fill: lamp, opacity: 0.92 }, houses.map((house) => windowsOf(house, y, dice))));
}

/** A street lamp with its pool of light. */
export function lampPost(card, x, y, height, { lit = true, colour = card.ink, glow = card.accent } = {}) {
  const s = height / 200;
  const at = `translate(${x} ${y}) scale(${s})`;
  if (lit) card.halo(x, y - 172 * s, 10 * s, { colour: glow, rings: 4, step: 22 * s, opacity: 0.16 });
  card.cut(
    group({ transform: at }, [
      path('M-14 0Q-6-8-5-22L-3-150H3L5-22Q6-8 14 0ZM-16-150H16L12-144H-12Z', colour),
      path('M-13-152L-18-190H18L13-152Z', lit ? card.light : colour),
      path('M-13-152L-18-190H-15L-10-152ZM13-152L18-190H15L10-152ZM-1.5-152H1.5V-190H-1.5ZM-22-190H22L8-206H3V-214H-3V-206H-8Z', colour),
    ]),
    { small: true },
  );
}

/** Rails that run from the front edge to a vanishing point. */
export function railway(card, x, y, { width = 300, front = 300, colour = card.ink, sleepers = card.deep } = {}) {
  const { height } = card;
  const along = (t) => ({ line: y + (height - y) * t, centre: x + (front - x) * t, half: 3 + (width / 2) * t });
  const ties = Array.from({ length: 13 }, (_, i) => {
    const { line, centre, half } = along(((i + 1) / 13) ** 2.2);
    return rect(centre - half * 1.3, line, half * 2.6, 2 + half * 0.16, sleepers);
  });
  const end = along(1);
  const rail = (side) =>
    d`M${x + side * 3} ${y}L${end.centre + side * end.half - 7} ${height}h14L${x + side * 3 + 1} ${y}Z`;
  card.cut(group({}, ties, path(rail(-1) + rail(1), colour)), { small: true });
}

/** A string with small flags between two points. */
export function bunting(card, from, to, { sag = 50, flags = 9, colours = [card.accent, card.light, card.spark] } = {}) {
  const point = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const list = Array.from({ length: flags }, (_, i) => {
    const [a, b] = [point((i + 0.2) / flags), point((i + 0.8) / flags)];
    const tip = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.95];
    return path(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${tip[0]} ${tip[1]}Z`, colours[i % colours.length]);
  });
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const string = path(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, 'none', {
    stroke: card.light, 'stroke-width': 2,
  });
  card.cut(group({}, string, list), { small: true });
}

/** Lamps on a wire, like a garden at night. */
export function lightChain(card, from, to, { sag = 60, lamps = 9, colour = card.spark } = {}) {
  const point = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  card.paint(
    path(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, 'none', { stroke: card.ink, 'stroke-width': 2 }),
  );
  for (let i = 0; i < lamps; i++) {
    const [x, y] = point((i + 0.5) / lamps);
    card.paint(circle(x, y + 8, 18, colour, { opacity: 0.2 }), circle(x, y + 8, 7, card.light));
  }
}
