// What hangs in the sky: moon, stars, clouds.

import { mix } from '../colour.mjs';
import { circle, ellipse, group, num, path, rect } from '../svg.mjs';

/** Seas of the moon as [x, y, radius], in shares of its own radius. */
const SEAS = [
  [-0.3, -0.38, 0.24],
  [0.02, -0.56, 0.13],
  [0.36, -0.08, 0.17],
  [-0.42, 0.24, 0.12],
  [0.12, 0.44, 0.22],
  [0.5, 0.4, 0.08],
];

export function moon({ x, y, r, colour, shade }) {
  const seas = SEAS.map(([dx, dy, size]) =>
    ellipse(x + dx * r, y + dy * r, size * r, size * r * 0.86, mix(colour, shade, 0.3)),
  );
  return [circle(x, y, r, colour), seas];
}

/** Flat rings of light around a lamp or a moon. */
export const halo = ({ x, y, radii, colour, opacity }) =>
  radii.map((r) => circle(x, y, r, colour, { opacity }));

function sparkle(x, y, size, fill) {
  const d = 'M0-1Q.12-.12 1 0Q.12 .12 0 1Q-.12 .12-1 0Q-.12-.12 0-1Z';
  return path(d, fill, { transform: `translate(${num(x)} ${num(y)}) scale(${num(size)})` });
}

export function stars({ count, width, height, colour, dice }) {
  return Array.from({ length: count }, () => {
    const [x, y] = [dice.between(0, width), dice.between(0, height)];
    const opacity = dice.between(0.25, 0.7) * (1 - (0.6 * y) / height);
    const star = dice.chance(0.15)
      ? sparkle(x, y, dice.between(6, 11), colour)
      : circle(x, y, dice.between(0.8, 2.2), colour);
    return group({ opacity }, star);
  });
}

/** A flat-bottomed bank of overlapping puffs, highest in the middle. */
export function cloud({ x, y, width, fill, opacity, dice }) {
  const puffs = 6;
  const shapes = Array.from({ length: puffs }, (_, i) => {
    const along = (i + 0.5) / puffs;
    const r = width * (0.06 + 0.09 * Math.sin(Math.PI * along)) * dice.between(0.85, 1.2);
    return circle(x + (along - 0.5) * width * 0.86, y - r * 0.7, r, fill);
  });
  const thickness = width * 0.08;
  const base = rect(x - width / 2, y - width * 0.06, width, thickness, fill, { rx: thickness / 2 });
  return group({ opacity }, shapes, base);
}
