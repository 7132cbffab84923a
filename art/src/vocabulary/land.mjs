// Ground and what grows on it. y is the height of the skyline.

import { d, group, path } from '../svg.mjs';
import { smooth, straight, toBottom } from './outline.mjs';

/** Rolling ground down to the bottom of the card. `swing` is how far it rises and falls. */
export function hills(card, y, swing, colour, { waves = 5, depth = 320, ...shading } = {}) {
  const points = Array.from({ length: waves + 3 }, (_, i) => [
    (card.width * (i - 1)) / waves,
    y + card.dice.between(-swing, swing),
  ]);
  const span = { top: y - swing, bottom: Math.min(card.height, y + depth) };
  card.layer(smooth(points) + toBottom(card.width, card.height), colour, { ...span, ...shading });
}

/** Level ground: the usual front edge of a scene. */
export const ground = (card, y, colour, how = {}) => hills(card, y, 6, colour, how);

export function peaks(card, y, rise, colour, { count = 5, snow, ...shading } = {}) {
  const { dice, width } = card;
  const tops = [];
  const points = [[-30, y]];
  for (let i = 0; i < count; i++) {
    const top = [(width * (i + 0.5)) / count + dice.between(-20, 20), y - rise * dice.between(0.5, 1)];
    tops.push(top);
    points.push(top, [(width * (i + 1)) / count, y - rise * dice.between(0, 0.15)]);
  }
  points.push([width + 40, y]);
  card.layer(straight(points) + toBottom(width, card.height), colour, { top: y - rise, bottom: y + 200, ...shading });
  if (!snow) return;
  const cap = ([x, top]) =>
    d`M${x} ${top}l${rise * 0.16} ${rise * 0.27}l${-rise * 0.08} ${-rise * 0.05}l${-rise * 0.07} ${rise * 0.07}l${-rise * 0.07} ${-rise * 0.08}l${-rise * 0.09} ${rise * 0.04}Z`;
  card.paint(path(tops.map(cap).join(''), snow, { filter: card.print('edge') }));
}

/** One fir as a closed outline. */
function fir(x, base, height) {
  const tiers = 4;
  const [left, right] = [[], []];
  for (let i = 0; i < tiers; i++) {
    const y = base - ((height * i) / tiers) * 0.86;
    const half = height * 0.26 * (1 - (i / tiers) * 0.8);
    const notch = y - (height / tiers) * 0.62;
    left.push([x - half, y], [x - half * 0.42, notch]);
    right.push([x + half, y], [x + half * 0.42, notch]);
  }
  return straight([[x - 3, base + 30], [x - 3, base], ...left, [x, base - height], ...right.reverse(), [x + 3, base + 30]]) + 'Z';
}

/** A row of firs that stand on y, ground included. */
export function pines(card, y, colour, { count = 14, from = 80, to = 170, ...shading } = {}) {
  const { dice } = card;
  const trees = Array.from({ length: count }, (_, i) => {
    const x = -20 + (640 * i) / (count - 1) + dice.between(-16, 16);
    return fir(x, y + dice.between(-8, 14), dice.between(from, to));
  });
  const soil = d`M-40 ${y + 6}H${card.width + 40}V${card.height + 10}H-40Z`;
  card.layer(trees.join('') + soil, colour, { top: y - to, bottom: y + 60, ...shading });
}

/** A bare tree. Returns the tips of its branches as [x, y], for things that hang from it. */
export function bareTree(card, x, y, { trunk = 165, width = 30, spread = 0.52, lean = 0, depth = 7, colour = card.ink } = {}) {
  const { dice } = card;
  const strokes = [];
  const tips = [];
  const grow = (from, angle, long, thick, left) => {
    const bend = () => dice.between(-0.3, 0.3);
    const to = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
    const knee = [from[0] + Math.cos(angle + bend()) * long * 0.5, from[1] + Math.sin(angle + bend()) * long * 0.5];
    strokes.push(path(d`M${from[0]} ${from[1]}Q${knee[0]} ${knee[1]} ${to[0]} ${to[1]}`, 'none', { 'stroke-width': thick }));
    if (left === 0 || dice.chance(left <= 3 ? 0.3 : 0)) tips.push(to);
    if (left === 0) return;
    const arms = left <= 4 && dice.chance(0.3) ? 3 : 2;
    for (let i = 0; i < arms; i++) {
      const turn = (i - (arms - 1) / 2) * spread * 2 * dice.between(0.6, 1.15) + dice.between(-0.1, 0.1);
      grow(to, angle + turn, long * dice.between(0.7, 0.84), thick * 0.66, left - 1);
    }
  };
  grow([x, y], -Math.PI / 2 + lean, trunk, width, depth);
  const foot = d`M${x - width * 1.3} ${y + 6}Q${x - width * 0.5} ${y - 8} ${x - width * 0.4} ${y - trunk * 0.5}H${x + width * 0.4}Q${x + width * 0.5} ${y - 8} ${x + width * 1.3} ${y + 6}Z`;
  card.cut(group({ stroke: colour, 'stroke-linecap': 'round' }, strokes, path(foot, colour, { stroke: 'none' })));
  return tips;
}

/** A round tree: `height` from root to crown. */
export function leafyTree(card, x, y, height, { crown = card.mid, trunk = card.deep } = {}) {
  const { dice } = card;
  const r = height * 0.3;
  const stem = d`M${x - height * 0.06} ${y}Q${x - height * 0.025} ${y - height * 0.3} ${x - height * 0.03} ${y - height * 0.6}H${x + height * 0.03}Q${x + height * 0.025} ${y - height * 0.3} ${x + height * 0.06} ${y}Z`;
  card.cut(path(stem, trunk), { small: height < 140 });
  const rim = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    const far = r * (i % 10 === 0 ? 1 : dice.between(0.92, 1.1));
    return [x + Math.cos(angle) * far, y - height + r + Math.sin(angle) * far * 0.95];
  });
  card.layer(`${smooth(rim)}Z`, crown, { thick: height >= 140, dark: 0.45 });
}

/** A path that winds from the front edge to a vanishing point. */
export function road(card, x, y, { width = 220, colour = card.soft, bend = 120 } = {}) {
  const { height } = card;
  const middle = (y + height) / 2;
  const outline = d`M${x - 4} ${y}C${x + bend * 0.5} ${y + 40} ${x - bend} ${middle} ${300 - width / 2} ${height}H${300 + width / 2}C${x - bend + width * 0.42} ${middle} ${x + bend * 0.5 + 34} ${y + 46} ${x + 4} ${y}Z`;
  card.layer(outline, colour, { top: y, bottom: height, dark: 0.3 });
}

/** Blades of grass along a line. */
export function grass(card, y, colour, { from = 0, to = card.width, height = 26, every = 9 } = {}) {
  const { dice } = card;
  let blades = '';
  for (let x = from; x < to; x += every * dice.between(0.6, 1.4)) {
    const [tall, lean] = [height * dice.between(0.5, 1.1), dice.between(-9, 9)];
    blades += d`M${x - 3} ${y + 4}Q${x} ${y - tall * 0.5} ${x + lean} ${y - tall}Q${x + 3} ${y - tall * 0.4} ${x + 4} ${y + 4}Z`;
  }
  card.paint(path(blades, colour));
}
