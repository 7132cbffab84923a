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

/** A house seen from the street on y; `height` reaches to its eaves. */
export function facade(card, x, y, width, height, { wall = card.soft, roof = card.accent, door = card.deep, lamp = card.light, rows = 2 } = {}) {
  const [half, top] = [width / 2, y - height];
  const [tall, wide] = [height / (rows + 1), width * 0.24];
  const frame = card.mix(wall, card.ink, 0.4);
  const panes = Array.from({ length: rows * 2 }, (_, i) => {
    const [px, py] = [x + (i % 2 ? 0.25 : -0.25) * width - wide / 2, top + tall * (Math.floor(i / 2) + 0.22)];
    const bars = d`M${px + wide / 2} ${py}v${tall * 0.6}M${px} ${py + tall * 0.3}h${wide}`;
    return rect(px, py, wide, tall * 0.6, lamp, { stroke: frame, 'stroke-width': 6, rx: 3 }) + path(bars, 'none', { stroke: frame, 'stroke-width': 4 });
  });
  card.cut([
    rect(x + half * 0.36, top - width * 0.42, width * 0.14, width * 0.36, card.mix(roof, card.ink, 0.45)),
    rect(x - half, top, width, height, wall),
    path(d`M${x - half - 16} ${top + 6}L${x} ${top - width * 0.46}L${x + half + 16} ${top + 6}Z`, roof),
    ...panes,
    path(d`M${x - wide * 0.5} ${y}v${-tall * 0.62}a${wide * 0.5} ${wide * 0.5} 0 0 1 ${wide} 0v${tall * 0.62}Z`, door),
    circle(x + wide * 0.28, y - tall * 0.36, 4, lamp),
  ]);
}

/** A market stall on y: `inner({ x, y, width, top })` stands on or behind its counter, whose edge is y. */
export function stall(card, x, y, width, height, inner, { cloth = [card.accent, card.light], wood = card.deep, back } = {}) {
  const [half, top, counter] = [width / 2, y - height, y - height * 0.3];
  const stripes = 8;
  const step = (width + 60) / stripes;
  if (back) card.paint(rect(x - half + 8, top + 40, width - 16, height * 0.68, back));
  card.groundShadow(x, y, width * 1.05, 0.8);
  for (const side of [-1, 1]) card.pole([x + side * (half - 10), top + 20], [x + side * (half - 10), y - 6], { colour: wood, width: 16 });
  inner({ x, y: counter, width, top: top + height * 0.2 });
  const planks = [0.25, 0.5, 0.75].map((t) => d`M${x - half} ${counter + (y - counter) * t}h${width}`);
  card.cut([
    rect(x - half, counter, width, y - counter, card.mix(wood, card.light, 0.14), { rx: 4 }),
    path(planks.join(''), 'none', { stroke: card.mix(wood, card.ink, 0.4), 'stroke-width': 4 }),
    rect(x - half - 14, counter - 8, width + 28, 20, card.mix(wood, card.light, 0.3), { rx: 5 }),
  ]);
  const strip = (i) => {
    const left = x - half - 30 + i * step;
    const lean = (at) => x + (at - x) * 0.86;
    return path(d`M${lean(left)} ${top - 46}H${lean(left + step)}L${left + step} ${top + 34}q${-step / 2} 44 ${-step} 0Z`, cloth[i % cloth.length]);
  };
  card.cut(Array.from({ length: stripes }, (_, i) => strip(i)));
}
