// What takes one from here to there, and what shows the way.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { straight } from './outline.mjs';

const spiral = (x, y, radius, turns) =>
  straight(
    Array.from({ length: turns * 28 + 1 }, (_, i) => {
      const [angle, far] = [(i / 28) * Math.PI * 2 + Math.PI / 2, radius * (1 - (i / (turns * 28)) * 0.94)];
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );

/** Something long rolled up, seen from its end; y is the ground. `thread` is the dashed line along its middle. */
export function roll(card, x, y, radius, { turns = 4, cloth = card.deep, edge = card.soft, thread = card.light } = {}) {
  const cy = y - radius;
  const gap = radius / turns;
  card.groundShadow(x, y, radius * 2.2, 0.8);
  card.cut([
    circle(x, cy, radius, edge),
    path(spiral(x, cy, radius - gap * 0.45, turns), 'none', { stroke: cloth, 'stroke-width': gap * 0.74 }),
    path(spiral(x, cy, radius - gap * 0.45, turns), 'none', { stroke: thread, 'stroke-width': gap * 0.12, 'stroke-dasharray': '18 14' }),
  ]);
}

/** An unfolded map that lies on the ground between y and the line `near`; its far edge is shorter. */
export function chart(card, x, y, width, near, { paper = card.light, water = card.spark, route = card.accent } = {}) {
  const at = (u, v) => {
    const half = (width / 2) * (0.62 + 0.38 * v);
    return [x + (u * 2 - 1) * half, y + (near - y) * v + (Math.round(u * 4) % 2 ? -14 : 12) * (0.4 + v)];
  };
  const panel = (i) => [at(i / 4, 0), at((i + 1) / 4, 0), at((i + 1) / 4, 1), at(i / 4, 1)];
  const line = (...points) => points.map(([u, v]) => d`${at(u, v)[0]} ${at(u, v)[1]}`);
  const sheet = [0, 0.25, 0.5, 0.75, 1].map((u) => at(u, 0)).concat([1, 0.75, 0.5, 0.25, 0].map((u) => at(u, 1)));
  const [a, b, c, e, f] = line([0.02, 0.6], [0.22, 0.42], [0.42, 0.6], [0.5, 0.98], [0.02, 0.98]);
  const [g, h, i, j] = line([0.46, 0.9], [0.6, 0.62], [0.72, 0.66], [0.86, 0.3]);
  card.groundShadow(x, near + 8, width * 1.02, 0.7);
  card.cut(path(`${straight(sheet)}Z`, paper));
  card.inside(path(`${straight(sheet)}Z`), () => {
    card.paint(path(`M${a}Q${b} ${c}T${e}L${f}Z`, water, { opacity: 0.8 }));
    [0, 2].forEach((k) => card.shade(path(`${straight(panel(k))}Z`, '#000'), 0.2));
    card.paint(path(`M${g}C${h} ${i} ${j}`, 'none', { stroke: route, 'stroke-width': 7, 'stroke-dasharray': '18 13', 'stroke-linecap': 'round' }));
  });
}

/** A wicker basket that hangs from several points; (x, y) is its floor. */
export function gondola(card, x, y, width, from = [], { wicker = card.accent, rope = card.light } = {}) {
  const [half, top] = [width / 2, y - width * 0.62];
  from.forEach((point, i) => card.thread(point, [x - half * 0.9 + (half * 1.8 * i) / Math.max(1, from.length - 1), top], { colour: rope, width: 3 }));
  const body = d`M${x - half} ${top}H${x + half}L${x + half * 0.78} ${y}H${x - half * 0.78}Z`;
  const dark = card.mix(wicker, card.ink, 0.35);
  const hoops = [0.3, 0.55, 0.8].map((t) => d`M${x - half * (1 - t * 0.22)} ${top + (y - top) * t}H${x + half * (1 - t * 0.22)}`);
  const rods = [-0.66, -0.33, 0, 0.33, 0.66].map((t) => d`M${x + half * t} ${top}L${x + half * t * 0.78} ${y}`);
  card.cut([
    path(body, wicker),
    path(hoops.join('') + rods.join(''), 'none', { stroke: dark, 'stroke-width': width * 0.028 }),
    rect(x - half - 6, top - 8, width + 12, 16, card.mix(wicker, card.light, 0.3), { rx: 8 }),
  ], { small: true });
}

/** A chain of oval links between two points. */
export function chain(card, from, to, { colour = card.ink, size = 12 } = {}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.round(Math.hypot(dx, dy) / (size * 1.5));
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const links = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [cx, cy] = [from[0] + dx * t, from[1] + dy * t];
    return ellipse(cx, cy, size, i % 2 ? size * 0.22 : size * 0.58, 'none', { transform: `rotate(${degrees} ${cx} ${cy})` });
  });
  card.cut(group({ stroke: colour, 'stroke-width': size * 0.34 }, links), { small: true });
}

/** The frame of a bicycle between two hubs; whatever shines there are its wheels. */
export function bicycleFrame(card, back, front, { colour = card.accent, width = 10 } = {}) {
  const span = front[0] - back[0];
  const at = (u, v) => [back[0] + span * u, back[1] + (front[1] - back[1]) * u - span * v];
  const to = ([x, y]) => d`${x} ${y}`;
  const [crank, seat, neck, bar] = [at(0.44, -0.04), at(0.3, 0.44), at(0.8, 0.44), at(0.77, 0.58)].map(to);
  const tubes = `M${to(back)}L${crank}L${neck}L${seat}L${to(back)}M${seat}L${crank}M${to(front)}L${bar}`;
  const stroke = { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const grip = `M${bar}q${d`${span * 0.07} ${-span * 0.05} ${span * 0.13} ${span * 0.01}`}`;
  const saddle = d`M${at(0.2, 0.49)[0]} ${at(0.2, 0.49)[1]}q${span * 0.1} ${-span * 0.05} ${span * 0.2} ${span * 0.02}l${-span * 0.1} ${span * 0.05}Z`;
  card.cut([
    path(tubes, 'none', stroke),
    path(grip, 'none', { ...stroke, stroke: card.ink }),
    path(saddle, card.ink),
    circle(...at(0.44, -0.04), width * 1.6, card.ink),
    circle(...back, width * 1.1, card.ink), circle(...front, width * 1.1, card.ink),
  ], { small: true });
}

/** White bars across a way, from the far line y to the line `near`. Returns the middle lines of the bars. */
export function crossing(card, x, y, near, { count = 7, far = 130, close = 380, front = x, colour = card.light } = {}) {
  const rows = Array.from({ length: count }, (_, i) => {
    const [a, b] = [i / count, (i + 0.55) / count].map((t) => t ** 1.5);
    const edge = (t) => ({ line: y + (near - y) * t, centre: x + (front - x) * t, half: (far + (close - far) * t) / 2 });
    return [edge(a), edge(b)];
  });
  for (const [a, b] of rows) {
    card.cut(path(d`M${a.centre - a.half} ${a.line}H${a.centre + a.half}L${b.centre + b.half} ${b.line}H${b.centre - b.half}Z`, colour), { small: true });
  }
  return rows.map(([a, b]) => [(a.centre + b.centre) / 2, (a.line + b.line) / 2]);
}

/** A zip in the land that runs down from (x, y): closed to `open`, then agape to the front edge. */
export function zip(card, x, y, open, { width = 420, metal = card.light, behind } = {}) {
  const bottom = card.height + 10;
  const half = (line) => (line <= open ? 0 : (width / 2) * ((line - open) / (bottom - open)) ** 1.05);
  const sides = (side) => Array.from({ length: 13 }, (_, i) => open + ((bottom - open) * i) / 12).map((line) => [x + side * half(line), line]);
  card.inside(path(`${straight([...sides(-1), ...sides(1).reverse()])}Z`), behind);
  const teeth = [];
  for (let line = y, i = 0; line < bottom; i++) {
    const size = 3 + ((line - y) / (bottom - y)) * 13;
    for (const side of [-1, 1]) {
      const shift = line <= open ? side * size * 0.45 : side * (half(line) + size * (i % 2 ? 0.2 : 0.5));
      if (line > open || i % 2 === (side > 0 ? 0 : 1)) teeth.push(rect(x + shift - size * 0.9, line, size * 1.8, size * 0.72, metal, { rx: 1.5 }));
    }
    line += size * (line <= open ? 0.85 : 0.95);
  }
  card.cut(group({}, teeth), { small: true });
}
