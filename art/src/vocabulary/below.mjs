// Under the ground and under the water: earth cut open, caves, wells, shells.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { smooth } from './outline.mjs';

/** Earth cut open from y to the bottom, with stones in it. */
export function soil(card, y, colour, { stones = 26, swing = 8 } = {}) {
  const { dice } = card;
  card.hills(y, swing, colour, { lit: 0.2, depth: 600 });
  const list = Array.from({ length: stones }, () => {
    const [cx, cy, r] = [dice.between(30, 570), dice.between(y + 40, 880), dice.between(4, 13)];
    return ellipse(cx, cy, r * 1.3, r, dice.chance(0.5) ? card.mix(colour, card.light, 0.16) : card.mix(colour, card.ink, 0.3));
  });
  card.cut(group({}, list), { small: true });
}

/** A chamber in the earth; y is its floor. `inner({ x, y, width, height })` paints what is in it. */
export function hollow(card, x, y, width, height, inner, { colour = card.ink, rim = card.deep } = {}) {
  const half = width / 2;
  const outline = (grow) => {
    const [w, h] = [half + grow, height + grow];
    return d`M${x - w * 0.86} ${y + grow}C${x - w * 1.12} ${y - h * 0.3} ${x - w * 0.86} ${y - h} ${x} ${y - h}C${x + w * 0.86} ${y - h} ${x + w * 1.12} ${y - h * 0.3} ${x + w * 0.86} ${y + grow}Q${x} ${y + 12 + grow} ${x - w * 0.86} ${y + grow}Z`;
  };
  card.paint(path(outline(9), rim, { filter: card.print('edge') }));
  card.paint(path(outline(0), colour, { filter: card.print('edge') }));
  card.inside(path(outline(-2)), () => inner({ x, y, width, height }));
}

/** Rock all around the picture, with points that hang from above and stand up from below. */
export function cave(card, colour, { hang = 120, rise = 60, side = 70 } = {}) {
  const { dice, width, height } = card;
  const row = (from, to, tip) => {
    const points = [];
    const count = 11;
    for (let i = 0; i <= count; i++) {
      const x = (width * i) / count;
      const edge = Math.abs(i / count - 0.5) * 2;
      points.push([x - 18, from], [x, from + (to - from) * dice.between(0.3, 1) * (0.5 + edge * 0.5) * tip]);
    }
    return points;
  };
  const above = row(60, 60 + hang, 1).map(([x, y]) => d`L${x} ${y}`);
  card.layer(`M-40-40V60${above.join('')}L${width + 40} 60V-40Z`, colour, { top: 0, bottom: 60 + hang, dark: 0.6 });
  for (const left of [true, false]) {
    const at = (x) => (left ? x : width - x);
    const wall = Array.from({ length: 9 }, (_, i) => [at(side * dice.between(0.55, 1.1)), (height * i) / 8]);
    card.layer(`${smooth(wall)}L${at(-40)} ${height + 20}L${at(-40)} -20Z`, card.mix(colour, card.ink, 0.25), { dark: 0.5, lit: 0.2 });
  }
  const below = row(height - 30, height - 30 - rise, 1).map(([x, y]) => d`L${x} ${y}`);
  card.layer(`M-40 ${height + 20}V${height - 30}${below.join('')}L${width + 40} ${height - 30}V${height + 20}Z`, card.mix(colour, card.ink, 0.35), { dark: 0.5 });
}

/** A stone well with a roof and a winch, on y; its rope hangs at x. */
export function well(card, x, y, width, { stone = card.soft, roof = card.accent, wood = card.deep } = {}) {
  const [half, h] = [width / 2, width * 0.46];
  const stones = [];
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const wide = width / 4.5;
      const left = x - half + i * wide - (row % 2 ? wide / 2 : 0);
      const [from, to] = [Math.max(left, x - half), Math.min(left + wide - 4, x + half)];
      if (to > from) stones.push(rect(from, y - h + (row * h) / 3 + 2, to - from, h / 3 - 4, card.mix(stone, card.ink, card.dice.between(0, 0.22)), { rx: 5 }));
    }
  }
  card.cut([
    rect(x - half * 0.86, y - h * 3, 14, h * 2.1, wood), rect(x + half * 0.86 - 14, y - h * 3, 14, h * 2.1, wood),
    rect(x - half * 0.9, y - h * 1.9, width * 0.98, 16, card.mix(wood, card.light, 0.2), { rx: 8 }),
    path(d`M${x + half * 1.06} ${y - h * 1.86}v26h22`, 'none', { stroke: wood, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    path(d`M${x - half * 1.2} ${y - h * 2.8}L${x} ${y - h * 3.9}L${x + half * 1.2} ${y - h * 2.8}Z`, roof),
  ]);
  card.cut([rect(x - half, y - h, width, h, card.mix(stone, card.ink, 0.5), { rx: 6 }), ...stones], { small: true });
}

/** An open shell that lies on y; `inner({ x, y, width })` paints what lies in it. */
export function clam(card, x, y, width, inner, { shell = card.soft, flesh = card.light } = {}) {
  const s = width / 300;
  const at = (draw) => card.grouped({ transform: `translate(${x} ${y}) scale(${s})` }, draw);
  const dark = card.mix(shell, card.ink, 0.3);
  const lid = 'M-100-60C-190-120-170-210-130-232Q-110-276-66-262Q-40-304 0-282Q40-304 66-262Q110-276 130-232C170-210 190-120 100-60Z';
  const ribs = [-104, -54, 0, 54, 104].map((tip) => d`M${tip * 0.45} -66L${tip} ${-250 + Math.abs(tip) * 0.22}`);
  card.groundShadow(x, y, width, 0.8);
  at(() => {
    card.cut([path(lid, shell), path(ribs.join(''), 'none', { stroke: dark, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.6 })]);
    card.cut(ellipse(0, -62, 124, 30, flesh), { small: true });
  });
  inner({ x, y: y - 56 * s, width: width * 0.8 });
  at(() => card.cut(path('M-150-66Q-60-30 0-34T150-66Q160-10 96 0H-96Q-160-10-150-66Z', card.mix(shell, card.ink, 0.12))));
}

/** A string of metal beads between two points, as on a bath plug. */
export function beads(card, from, to, { size = 8, sway = 0, colour = card.light } = {}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.round(Math.hypot(dx, dy) / (size * 2.3));
  const list = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return circle(from[0] + dx * t + Math.sin(Math.PI * 2 * t) * sway, from[1] + dy * t, size);
  });
  card.cut(group({ fill: colour }, list), { small: true });
}
