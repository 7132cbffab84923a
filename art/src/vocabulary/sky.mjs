// What is above: sky, sun and moon, stars, clouds, weather.

import { circle, d, ellipse, group, num, path, rect } from '../svg.mjs';

/** From top to bottom; any number of colours. */
export function sky(card, ...colours) {
  const last = Math.max(1, colours.length - 1);
  card.paint(card.cover(card.fade(colours.map((colour, i) => [i / last, colour]))));
  card.shade(card.cover(card.fade([[0, '#000', 0.7], [0.55, '#000', 0]])), 0.4);
}

function sparkle(x, y, size) {
  const outline = 'M0-1Q.12-.12 .7 0Q.12 .12 0 1Q-.12 .12-.7 0Q-.12-.12 0-1Z';
  return path(outline, undefined, { transform: `translate(${num(x)} ${num(y)}) scale(${num(size)})` });
}

export function stars(card, count, { to = 450, from = 30, colour = card.light } = {}) {
  const { dice } = card;
  const list = Array.from({ length: count }, () => {
    const [x, y] = [dice.between(30, 570), dice.between(from, to)];
    return dice.chance(0.2) ? sparkle(x, y, dice.between(5, 12)) : circle(x, y, dice.between(0.8, 2.4));
  });
  card.paint(group({ fill: colour, opacity: 0.9 }, list));
}

/** Flat rings of light. */
export function halo(card, x, y, radius, { colour = card.light, rings = 4, step = 46, opacity = 0.12 } = {}) {
  const list = Array.from({ length: rings }, (_, i) => circle(x, y, radius + (rings - i) * step, colour, { opacity }));
  card.paint(group({ filter: card.print('edge') }, list));
}

function ball(card, x, y, radius, colour, marks = []) {
  const night = card.glow([[0.45, '#000', 0], [1, '#000', 0.8]], { cx: 0.36, cy: 0.34, r: 0.75 });
  card.paint(group({ filter: card.print('edge') }, circle(x, y, radius, colour), marks));
  card.inside(circle(x, y, radius), () => card.shade(circle(x, y, radius, night), 0.38));
}

export function sun(card, x, y, radius, { colour = card.light, ...rings } = {}) {
  card.halo(x, y, radius, { colour, ...rings });
  ball(card, x, y, radius, colour);
}

/** A full moon with craters. */
export function moon(card, x, y, radius, { colour = card.light, ...rings } = {}) {
  const { dice } = card;
  card.halo(x, y, radius, { colour, ...rings });
  const craters = Array.from({ length: 7 }, () => {
    const [angle, far, size] = [dice.between(0, 6.28), dice.between(0, 0.8), dice.between(0.06, 0.17) * radius];
    const [cx, cy] = [x + Math.cos(angle) * far * radius, y + Math.sin(angle) * far * radius];
    return ellipse(cx, cy, size, size * 0.85, card.mix(colour, card.mid, 0.28));
  });
  ball(card, x, y, radius, colour, group({ 'clip-path': card.clip(circle(x, y, radius)) }, craters));
}

/** A moon's sickle; `tilt` in degrees, open to the right at 0. */
export function crescent(card, x, y, radius, { colour = card.light, tilt = -25, rings = 3, opacity = 0.11 } = {}) {
  const r = radius;
  const outline = d`M${r * 0.34} ${-r * 0.94}A${r} ${r} 0 1 0 ${r * 0.34} ${r * 0.94}A${r * 0.98} ${r * 0.98} 0 0 1 ${r * 0.34} ${-r * 0.94}Z`;
  const transform = `translate(${num(x)} ${num(y)}) rotate(${tilt})`;
  const side = card.slope([[0, '#000', 0.8], [0.6, '#000', 0]]);
  if (rings) card.halo(x, y, radius, { colour, rings, step: 44, opacity });
  card.cut(path(outline, colour, { transform }));
  card.shade(path(outline, side, { transform }), 0.38);
}

/** A comet with its head at (x, y); its tail streams `degrees` clockwise from the right. */
export function comet(card, x, y, radius, { degrees = -35, length = radius * 6, colour = card.light } = {}) {
  const tail = (half, long) => d`M${x} ${y - half}Q${x + long * 0.4} ${y - half * 1.1} ${x + long} ${y - half * 0.2}Q${x + long * 0.5} ${y + half * 0.3} ${x + long * 0.86} ${y + half * 0.9}Q${x + long * 0.4} ${y + half * 0.8} ${x} ${y + half}Z`;
  const fade = () => card.slope([[0, colour, 0.9], [1, colour, 0]]);
  card.turned(degrees, x, y, () => {
    card.paint(path(tail(radius * 1.05, length), fade(), { opacity: 0.5 }), path(tail(radius * 0.7, length * 0.7), fade()));
  });
  card.halo(x, y, radius, { colour, rings: 3, step: radius * 0.4, opacity: 0.14 });
  ball(card, x, y, radius, colour);
}

/** Beams from a point: of a sun, a stage, a surprise. */
export function rays(card, x, y, { count = 24, from = 60, to = 900, colour = card.light, opacity = 0.2 } = {}) {
  const step = (Math.PI * 2) / count;
  const point = (angle, r) => d`${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  const beams = Array.from({ length: count }, (_, i) => {
    const [a, b] = [i * step, (i + 0.5) * step];
    return `M${point(a, from)}L${point(a, to)}L${point(b, to)}L${point(b, from)}Z`;
  });
  card.paint(path(beams.join(''), colour, { filter: card.print('edge'), opacity }));
}

/** Flat below, puffed above; y is its lower edge. */
export function cloud(card, x, y, width, { colour = card.light, opacity = 1 } = {}) {
  const { dice } = card;
  const puffs = 5 + Math.floor(dice.roll() * 3);
  let outline = d`M${x - width / 2} ${y}`;
  let left = x - width / 2;
  for (let i = 0; i < puffs; i++) {
    const right = x - width / 2 + (width * (i + 1)) / puffs;
    const rise = width * 0.3 * Math.sin((Math.PI * (i + 0.5)) / puffs) * dice.between(0.75, 1.15) + width * 0.03;
    const crown = y - rise * 1.25;
    const end = i < puffs - 1 ? y - rise * 0.45 : y;
    outline += d`C${left - width * 0.03} ${crown} ${right + width * 0.03} ${crown} ${right} ${end}`;
    left = right;
  }
  outline += d`Q${x} ${y + width * 0.05} ${x - width / 2} ${y}Z`;
  card.faded(opacity, () => card.layer(outline, colour, { dark: 0.34, lit: 0 }));
}

export function rain(card, count, { colour = card.light, opacity = 0.45 } = {}) {
  const { dice } = card;
  const drops = Array.from({ length: count }, () => {
    const long = dice.between(18, 46);
    return d`M${dice.between(0, 620)} ${dice.between(0, 900)}l${-long * 0.2} ${long}`;
  });
  card.paint(path(drops.join(''), 'none', { stroke: colour, 'stroke-width': 1.8, 'stroke-linecap': 'round', opacity }));
}

export function snow(card, count, { to = 900, colour = card.light } = {}) {
  const { dice } = card;
  const flakes = Array.from({ length: count }, () =>
    circle(dice.between(20, 580), dice.between(20, to), dice.between(1.2, 5), colour, {
      opacity: dice.between(0.4, 0.95),
    }),
  );
  card.paint(flakes);
}

/** Curtains of northern light whose hems wave around a height. */
export function aurora(card, y, { colours = ['#8fe3b4', card.spark], height = 240, opacity = 0.7 } = {}) {
  const { dice } = card;
  const strip = 9;
  colours.forEach((colour, i) => {
    const [phase, swing] = [dice.between(0, 6), dice.between(40, 70)];
    const veil = card.slope([[0, colour, 0], [0.85, colour, opacity], [1, colour, 0]], { to: [0, 1] });
    const folds = [];
    for (let x = -strip; x < card.width + strip; x += strip) {
      const hem = y - i * height * 0.4 + Math.sin(x / 85 + phase) * swing + Math.sin(x / 31 + phase) * swing * 0.25;
      const tall = height * dice.between(0.7, 1.1);
      folds.push(rect(x, hem - tall, strip + 0.5, tall, veil));
    }
    card.paint(folds);
  });
}

/** Arcs of colour around (x, y); half of it is usually below the ground. */
export function rainbow(card, x, y, radius, { band = 16, colours, opacity = 0.85 } = {}) {
  const { spark, accent, light, soft, mid, deep } = card;
  const list = colours ?? [accent, spark, light, soft, mid, deep];
  const arcs = list.map((colour, i) =>
    circle(x, y, radius - i * band, 'none', { stroke: colour, 'stroke-width': band + 1 }),
  );
  card.paint(group({ filter: card.print('edge'), opacity }, arcs));
}

/** Far birds as small strokes. */
export function flock(card, x, y, count, { spread = 120, size = 12, colour = card.ink } = {}) {
  const { dice } = card;
  const birds = Array.from({ length: count }, () => {
    const [bx, by] = [x + dice.between(-spread, spread), y + dice.between(-spread, spread) * 0.5];
    const s = size * dice.between(0.6, 1.2);
    return d`M${bx - s} ${by - s * 0.45}Q${bx - s * 0.35} ${by - s * 0.6} ${bx} ${by}Q${bx + s * 0.35} ${by - s * 0.6} ${bx + s} ${by - s * 0.45}`;
  });
  const stroke = { stroke: colour, 'stroke-width': size * 0.22, 'stroke-linecap': 'round' };
  card.paint(path(birds.join(''), 'none', stroke));
}
