// What grows in gardens and fields, and what lives there.

import { circle, d, ellipse, group, path, rect } from '../svg.mjs';
import { smooth, toBottom } from './outline.mjs';

const ear = (x, y, size, lean) => {
  const grains = [0, 1, 2, 3].flatMap((i) => [-1, 1].map((side) =>
    ellipse(side * size * 0.17, -i * size * 0.26, size * 0.2, size * 0.13, undefined, { transform: `rotate(${side * -52} ${side * size * 0.17} ${-i * size * 0.26})` })));
  const tip = ellipse(0, -size * 1.08, size * 0.11, size * 0.22);
  return group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(lean)})` }, grains, tip);
};

/** Rows of ripe wheat from y to the bottom; `between` paints behind the next row, as with the sea. */
export function wheat(card, y, { rows = 5, top = card.soft, bottom = card.deep, between = {} } = {}) {
  const { dice, width, height } = card;
  for (let row = 0; row < rows; row++) {
    const far = row / (rows - 1);
    const line = y + (height - y) * far ** 1.2 * 0.86;
    const phase = dice.between(0, 6);
    const crest = (x) => line + Math.sin(x / (70 + far * 60) + phase) * (8 + far * 10);
    const points = Array.from({ length: 15 }, (_, i) => [i * 46 - 20, crest(i * 46 - 20)]);
    const colour = card.mix(top, bottom, far * 0.8);
    const size = 14 + far * 20;
    const ears = [];
    for (let x = -10; x < width + 20; x += size * dice.between(0.62, 0.9)) ears.push(ear(x, crest(x) + dice.between(-4, 8), size, dice.between(-4, 26)));
    card.cut(group({ fill: card.mix(colour, card.light, 0.42) }, ears), { small: true });
    card.layer(smooth(points) + toBottom(width, height), colour, { top: line, bottom: line + 120, dark: 0.4 });
    between[row]?.();
  }
}

/** A leaf from its foot, `degrees` clockwise from upright. */
const leaf = (x, y, length, degrees, fill) =>
  path(d`M0 0C${length * 0.42} ${-length * 0.2} ${length * 0.36} ${-length * 0.75} 0 ${-length}C${-length * 0.36} ${-length * 0.75} ${-length * 0.42} ${-length * 0.2} 0 0Z`, fill, { transform: d`translate(${x} ${y}) rotate(${degrees})` });

/** A stem with leaves, from its foot to its head; `sway` bends it. */
export function stem(card, from, to, { sway = 0, width = 9, leaves = 2, size = 60, colour = card.mid } = {}) {
  const middle = [(from[0] + to[0]) / 2 + sway, (from[1] + to[1]) / 2];
  const along = (t) => [0, 1].map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * middle[k] + t * t * to[k]);
  const blades = Array.from({ length: leaves }, (_, i) => {
    const [x, y] = along((i + 1) / (leaves + 2));
    return leaf(x, y, size, i % 2 ? 58 : -58, card.mix(colour, card.light, i % 2 ? 0.12 : 0));
  });
  const line = d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
  card.cut([path(line, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }), ...blades], { small: true });
}

/** A creeping shoot with big leaves between two points. */
export function vine(card, from, to, { leaves = 9, size = 58, width = 9, colour = card.mid } = {}) {
  const { dice } = card;
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + Math.sin(t * 14) * 14];
  const points = Array.from({ length: 25 }, (_, i) => at(i / 24));
  const blades = Array.from({ length: leaves }, (_, i) => {
    const [x, y] = at((i + 0.5) / leaves);
    const shade = card.mix(colour, i % 2 ? card.light : card.ink, 0.14);
    return leaf(x, y, size * dice.between(0.75, 1.1), (i % 2 ? 150 : 20) + dice.between(-34, 34), shade);
  });
  card.cut([path(smooth(points), 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }), ...blades], { small: true });
}

/** A wreath of leaves on the ground, for something to lie in. */
export function rosette(card, x, y, width, { colour = card.mid } = {}) {
  const blades = [-78, -46, 46, 78].map((degrees, i) => leaf(x, y, width * 0.56, degrees, card.mix(colour, card.light, i % 3 ? 0.16 : 0)));
  card.cut(group({}, blades), { small: true });
}

/** A picket fence that stands on y. */
export function fence(card, y, { height = 90, colour = card.light, every = 34 } = {}) {
  const pickets = [];
  for (let x = -6; x < card.width + 20; x += every) {
    pickets.push(path(d`M${x} ${y}V${y - height + 14}l${every * 0.27} -14l${every * 0.27} 14V${y}Z`, colour));
  }
  const rails = [0.3, 0.72].map((t) => rect(-20, y - height * t, card.width + 40, 9, card.mix(colour, card.ink, 0.2)));
  card.cut(group({}, rails, pickets), { small: true });
}

const tuft = (dice, x, y, size) =>
  d`M${x} ${y}q${size * 0.5} ${-size * dice.between(0.2, 0.9)} ${size} 0q${-size * 0.5} ${size * 0.4} ${-size} 0Z`;

/** Tufts of leaves, dark and bright, between the corners of a box. */
function tufts(card, [left, top, right, bottom], count, colour) {
  const { dice } = card;
  const list = (amount) => Array.from({ length: amount }, () => tuft(dice, dice.between(left, right), dice.between(top, bottom), dice.between(9, 18))).join('');
  card.paint(path(list(count), card.mix(colour, card.ink, 0.4), { opacity: 0.3 }), path(list(count), card.mix(colour, card.light, 0.35), { opacity: 0.35 }));
}

/** A clipped hedge across the card from `top` to y. */
export function hedge(card, top, y, colour = card.mid) {
  const { dice, width } = card;
  let edge = d`M-20 ${y}V${top}`;
  for (let x = -20; x < width + 20; x += 22) edge += d`q11 ${-dice.between(6, 20)} 22 0`;
  card.layer(edge + d`V${y}Z`, colour, { top, bottom: y, thick: true });
  tufts(card, [-10, top + 4, width, y - 10], Math.round((y - top) * 0.5), colour);
}

/** A motif clipped out of a bush; y is the ground. */
export function topiary(card, name, x, y, height, { colour = card.mid, flip } = {}) {
  card.cutout(name, x, y, height, { colour, flip });
  const { width } = card.motif(name, x, y, height, { tint: 1, opacity: 0.22, flip });
  tufts(card, [x - width * 0.36, y - height * 0.8, x + width * 0.26, y - height * 0.32], Math.round(height * 0.16), colour);
}

/** A clay pot on y. */
export function flowerPot(card, x, y, width, { clay = card.accent } = {}) {
  const [half, height] = [width / 2, width * 0.86];
  card.groundShadow(x, y, width * 1.1, 0.8);
  card.cut([
    path(d`M${x - half * 0.86} ${y - height}H${x + half * 0.86}L${x + half * 0.62} ${y}H${x - half * 0.62}Z`, clay),
    rect(x - half, y - height - 6, width, height * 0.26, card.mix(clay, card.light, 0.18), { rx: 6 }),
    ellipse(x, y - height - 4, half * 0.86, half * 0.12, card.mix(clay, card.ink, 0.6)),
  ]);
}

/** A watering can; (x, y) is the foot, its spout to the right, `drops` the colour of what it pours. */
export function wateringCan(card, x, y, width, { flip, metal = card.spark, drops } = {}) {
  const { dice } = card;
  const parts = [
    path('M-30-8C-78-8-72-74-26-66', 'none', { stroke: metal, 'stroke-width': 8 }),
    path('M24-30L74-84L84-76L28-8Z', metal),
    path('M66-92L94-68L98-76L74-98Z', card.mix(metal, card.ink, 0.3)),
    path('M-34-66H30L36 0H-40Z', metal),
    rect(-38, -72, 72, 10, card.mix(metal, card.light, 0.3), { rx: 4 }),
  ];
  const fall = Array.from({ length: 12 }, () => {
    const reach = dice.between(0, 1);
    return d`M${92 + reach * 6} ${-78 + reach * 8}q${16 + reach * 34} ${10 + reach * 20} ${18 + reach * 40} ${70 + dice.between(0, 60)}`;
  });
  const transform = `translate(${x} ${y}) scale(${(flip ? -width : width) / 180} ${width / 180})`;
  if (drops) card.paint(path(fall.join(''), 'none', { stroke: drops, 'stroke-width': 4, 'stroke-dasharray': '12 12', opacity: 0.85, transform }));
  card.cut(group({ transform }, parts), { small: true });
}

/** A straw hive that is somebody's house; y is its floor. */
export function hive(card, x, y, width, height, { straw = card.soft, lamp = card.light, door = card.accent } = {}) {
  const bands = 8;
  const half = (t) => (width / 2) * Math.min(1, Math.sin(Math.PI * (0.07 + 0.5 * t)) ** 0.8);
  const tall = height / bands;
  const dark = card.mix(straw, card.ink, 0.7);
  card.groundShadow(x, y, width * 1.2, 0.8);
  card.cut(path(d`M${x + width * 0.12} ${y - height * 0.84}v${-height * 0.22}h${width * 0.12}v${height * 0.24}Z`, door));
  card.cloud(x + width * 0.3, y - height * 1.08, width * 0.3);
  for (let i = 0; i < bands; i++) {
    const [line, w] = [y - height + tall * i, half((i + 0.6) / bands)];
    card.cut(rect(x - w, line - 4, w * 2, tall + 8, card.mix(straw, card.ink, i % 2 ? 0.12 : 0), { rx: tall * 0.5 }));
  }
  const pane = (cx, cy) => [circle(cx, cy, width * 0.085, lamp, { stroke: dark, 'stroke-width': 6 }), path(d`M${cx} ${cy - width * 0.085}v${width * 0.17}M${cx - width * 0.085} ${cy}h${width * 0.17}`, 'none', { stroke: dark, 'stroke-width': 4 })];
  const gate = d`M${x - width * 0.12} ${y}v${-height * 0.17}a${width * 0.12} ${width * 0.12} 0 0 1 ${width * 0.24} 0v${height * 0.17}Z`;
  card.cut([...pane(x, y - height * 0.76), ...pane(x - width * 0.24, y - height * 0.5), ...pane(x + width * 0.24, y - height * 0.5), path(gate, door, { stroke: dark, 'stroke-width': 6 }), circle(x + width * 0.07, y - height * 0.1, 5, lamp)], { small: true });
}

/** A cocoon with a door below and a window above; y is its lower end. */
export function cocoon(card, x, y, width, height, { silk = card.light, lamp = card.accent, door = card.spark } = {}) {
  const [half, top] = [width / 2, y - height];
  const outline = d`M${x} ${top}C${x + half * 0.7} ${top + height * 0.05} ${x + half * 1.25} ${top + height * 0.5} ${x + half * 0.72} ${y - height * 0.1}Q${x} ${y + height * 0.07} ${x - half * 0.72} ${y - height * 0.1}C${x - half * 1.25} ${top + height * 0.5} ${x - half * 0.7} ${top + height * 0.05} ${x} ${top}Z`;
  card.layer(outline, silk, { thick: true, dark: 0.4 });
  const bands = [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88].map((t, i) => d`M${x - half * 1.1} ${top + height * t}Q${x} ${top + height * (t + (i % 2 ? 0.12 : 0.07))} ${x + half * 1.1} ${top + height * (t - 0.04)}`);
  card.inside(path(outline), () => card.paint(path(bands.join(''), 'none', { stroke: card.mix(silk, card.ink, 0.4), 'stroke-width': 5, opacity: 0.45 })));
  const [wy, r] = [top + height * 0.42, width * 0.17];
  card.glowAt(x, wy, r * 2.4, { colour: lamp, opacity: 0.7 });
  const gate = d`M${x - r * 0.72} ${y - height * 0.02}v${-r * 1.3}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 1.44} 0v${r * 1.3}Z`;
  card.cut([circle(x, wy, r, lamp, { stroke: card.deep, 'stroke-width': 8 }), path(d`M${x} ${wy - r}v${2 * r}M${x - r} ${wy}h${2 * r}`, 'none', { stroke: card.deep, 'stroke-width': 5 }), path(gate, door, { stroke: card.deep, 'stroke-width': 5 })], { small: true });
}

const parachute = (x, y, size, degrees) => {
  const hairs = [-60, -36, -12, 12, 36, 60].map((a) => {
    const angle = ((a - 90) * Math.PI) / 180;
    return d`M0 0L${Math.cos(angle) * size * 0.6} ${Math.sin(angle) * size * 0.6}`;
  });
  return path(d`M0 ${size}L0 0` + hairs.join(''), 'none', { transform: d`translate(${x} ${y}) rotate(${degrees})` });
};

/** The ball of seeds of a dandelion around (x, y), some of them gone on the right. */
export function dandelion(card, x, y, radius, { colour = card.light } = {}) {
  const { dice } = card;
  const seeds = [];
  for (let i = 0; i < 110; i++) {
    const [angle, far] = [dice.between(0, 6.28), radius * Math.sqrt(dice.between(0.03, 0.62))];
    if (Math.cos(angle) > 0.5 && Math.sin(angle) < 0.5 && dice.chance(0.75)) continue;
    seeds.push(parachute(x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * 0.24, (angle * 180) / Math.PI + 90));
  }
  card.glowAt(x, y, radius * 1.3, { colour, opacity: 0.4 });
  card.paint(group({ stroke: colour, 'stroke-width': 2.2, 'stroke-linecap': 'round', opacity: 0.95 }, seeds), circle(x, y, radius * 0.13, card.mix(colour, card.mid, 0.6)));
}

/** Seeds on the wind from one point to another: nearer to the end they shine like stars. */
export function seeds(card, from, to, count, { colour = card.light } = {}) {
  const { dice } = card;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [x, y] = [0, 1].map((k) => from[k] + (to[k] - from[k]) * t + dice.between(-1, 1) * (30 + 70 * t));
    if (t > 0.5) card.glowAt(x, y, 26 * t, { colour, opacity: t });
    if (t > 0.62) card.paint(path('M0-1Q.12-.12 .7 0Q.12 .12 0 1Q-.12 .12-.7 0Q-.12-.12 0-1Z', colour, { transform: d`translate(${x} ${y}) scale(${12 + 10 * t})` }));
    else card.paint(group({ stroke: colour, 'stroke-width': 2.4, 'stroke-linecap': 'round' }, parachute(x, y, 30, dice.between(10, 60))));
  }
}

/** A tulip's open cup as a bed; y is where the stem meets it, `inner` lies in it under a `blanket`. */
export function tulipBed(card, x, y, width, { petal = card.accent, blanket = card.soft, inner }) {
  const half = width / 2;
  const tall = width * 0.95;
  const back = [-0.42, 0.42, 0].map((at) => d`M${x + half * at} ${y - tall * 1.05}C${x + half * (at + 0.6)} ${y - tall * 0.7} ${x + half * (at + 0.4)} ${y - tall * 0.3} ${x + half * at} ${y - tall * 0.25}C${x + half * (at - 0.4)} ${y - tall * 0.3} ${x + half * (at - 0.6)} ${y - tall * 0.7} ${x + half * at} ${y - tall * 1.05}Z`).join('');
  card.cut(path(back, card.mix(petal, card.ink, 0.3)));
  inner();
  card.cut(path(d`M${x - half * 0.8} ${y - tall * 0.52}Q${x - half * 0.2} ${y - tall * 0.68} ${x + half * 0.84} ${y - tall * 0.5}L${x + half * 0.6} ${y - tall * 0.1}H${x - half * 0.6}Z`, blanket));
  const side = (s) => path(d`M${x + s * half * 1.02} ${y - tall * 0.86}C${x + s * half * 1.12} ${y - tall * 0.2} ${x + s * half * 0.6} ${y} ${x} ${y}C${x - s * half * 0.3} ${y - tall * 0.2} ${x + s * half * 0.3} ${y - tall * 0.5} ${x + s * half * 1.02} ${y - tall * 0.86}Z`, petal);
  const front = path(d`M${x} ${y - tall * 0.56}C${x + half * 0.6} ${y - tall * 0.3} ${x + half * 0.5} ${y} ${x} ${y}C${x - half * 0.5} ${y} ${x - half * 0.6} ${y - tall * 0.3} ${x} ${y - tall * 0.56}Z`, card.mix(petal, card.light, 0.16));
  card.cut([side(-1), side(1)]);
  card.cut(front);
}
