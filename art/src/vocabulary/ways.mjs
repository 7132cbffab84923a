// Ways from here to there: threads, ladders, stairs, bridges, swings.

import { circle, d, group, path, rect } from '../svg.mjs';

/** A thin line between two points that sags or sways by `sway`. */
export function thread(card, from, to, { colour = card.light, sway = 0, sag = 0, width = 2 } = {}) {
  const middle = [(from[0] + to[0]) / 2 + sway, (from[1] + to[1]) / 2 + sag];
  const line = d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
  return card.paint(path(line, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', opacity: 0.9 }));
}

/** A pole, a rod, a mast. */
export function pole(card, from, to, { colour = card.deep, width = 8 } = {}) {
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  // A filter measures a line without its thickness: an upright pole would be cut away without this room around it.
  const room = rect(left - width, top - width, Math.abs(to[0] - from[0]) + 2 * width, Math.abs(to[1] - from[1]) + 2 * width, 'none');
  const line = d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return card.cut([room, path(line, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' })], { small: true });
}

/** A ladder whose foot is at (x, y); `lean` in degrees. */
export function ladder(card, x, y, height, { width = 34, lean = 0, colour = card.light, rung = 26 } = {}) {
  const half = width / 2;
  const count = Math.round(height / rung);
  const rungs = Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    const side = half * (1 - 0.2 * share);
    return d`M${-side} ${-height * share}H${side}`;
  });
  const rails = d`M${-half} 0L${-half * 0.8} ${-height}M${half} 0L${half * 0.8} ${-height}`;
  const stroke = { stroke: colour, 'stroke-width': 5, 'stroke-linecap': 'round' };
  card.cut(path(rails + rungs.join(''), 'none', { ...stroke, transform: `translate(${x} ${y}) rotate(${lean})` }), { small: true });
}

/** Solid steps that climb from (x, y); `step` is [width, height], a negative width climbs to the left. */
export function stairs(card, x, y, count, step, { colour = card.soft, depth = 0 } = {}) {
  const [w, h] = step;
  const side = Math.sign(w);
  const long = w + side * 8;
  for (let i = count - 1; i >= 0; i--) {
    const [left, top] = [x + i * w, y - i * h];
    const riser = d`M${left} ${top}h${long}v${h * (i + 1) + depth}h${-long}Z`;
    card.paint(group({ filter: card.print('sheet') }, path(riser, card.mix(colour, card.ink, i % 2 ? 0.56 : 0.36))));
    card.paint(path(d`M${left} ${top}h${long}l${-side * 10} 12h${-long}Z`, card.mix(colour, card.light, 0.35)));
  }
}

/** A hanging bridge of planks between two points. */
export function ropeBridge(card, from, to, { sag = 60, planks = 16, wood = card.accent, rope = card.light } = {}) {
  const point = (t, lift = 0) => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t) - lift,
  ];
  const boards = Array.from({ length: planks }, (_, i) => {
    const [x, y] = point((i + 0.5) / planks);
    const w = (Math.abs(to[0] - from[0]) / planks) * 0.8;
    return rect(x - w / 2, y - 5, w, 11, wood, { rx: 2 });
  });
  const posts = Array.from({ length: planks / 2 + 1 }, (_, i) => {
    const [x, y] = point((i * 2) / planks);
    return d`M${x} ${y}v-46`;
  });
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const rail = (lift) => d`M${from[0]} ${from[1] - lift}Q${middle[0]} ${middle[1] - lift} ${to[0]} ${to[1] - lift}`;
  const ropes = path(rail(46) + rail(0) + posts.join(''), 'none', { stroke: rope, 'stroke-width': 3 });
  card.cut(group({}, ropes, boards), { small: true });
}

/** A swing that hangs from `top` and whose seat is at (x, y). */
export function swing(card, x, y, top, { width = 90, seat = card.accent, rope = card.light } = {}) {
  const ropes = d`M${top[0] - width * 0.3} ${top[1]}L${x - width * 0.4} ${y}M${top[0] + width * 0.3} ${top[1]}L${x + width * 0.4} ${y}`;
  card.paint(path(ropes, 'none', { stroke: rope, 'stroke-width': 3 }));
  card.cut(rect(x - width / 2, y, width, 12, seat, { rx: 4 }), { small: true });
}

/** Footprints from one point to another. */
export function footprints(card, from, to, { steps = 8, size = 9, colour = card.ink } = {}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const marks = Array.from({ length: steps }, (_, i) => {
    const t = (i + 0.5) / steps;
    const side = (i % 2 ? 1 : -1) * size * 0.9;
    const s = size * (1 - 0.5 * t);
    const [x, y] = [from[0] + dx * t - (dy / long) * side, from[1] + dy * t + (dx / long) * side];
    return circle(x, y, s * 0.62) + circle(x + (dx / long) * s, y + (dy / long) * s, s * 0.42);
  });
  card.paint(group({ fill: colour, opacity: 0.6 }, marks));
}
