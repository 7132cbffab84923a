// The printed-paper look, as lists of SVG filter primitives for Canvas.filter.

import { hexToRgb } from './colour.mjs';
import { el } from './svg.mjs';

const matrix = (rows) => rows.map((row) => row.join(' ')).join('  ');

/** Replaces the colour and scales the alpha: turns any mask into tinted paint. */
function tint(hex, alphaGain, more) {
  const [r, g, b] = hexToRgb(hex).map((v) => [0, 0, 0, 0, v.toFixed(3)]);
  return el('feColorMatrix', { ...more, values: matrix([r, g, b, [0, 0, 0, alphaGain, 0]]) });
}

const noise = (frequency, seed, result) =>
  el('feTurbulence', { type: 'fractalNoise', baseFrequency: String(frequency), numOctaves: 2, seed, result });

/** Moves edges a little, as scissors do. */
function wobble(amount, seed, result) {
  const opaque = matrix([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1]]);
  return [
    noise(0.02, seed, 'waves'),
    el('feColorMatrix', { in: 'waves', values: opaque, result: 'field' }),
    el('feDisplacementMap', {
      in: 'SourceGraphic', in2: 'field', scale: amount, xChannelSelector: 'R', yChannelSelector: 'G', result,
    }),
  ];
}

/** Speckled tint along the edges that face away from (dx, dy). */
function rim(name, { dx, dy, colour, opacity }) {
  return [
    el('feOffset', { in: 'soft', dx, dy, result: `${name}-moved` }),
    el('feComposite', { in: 'sheet', in2: `${name}-moved`, operator: 'out', result: `${name}-edge` }),
    el('feComposite', {
      in: 'speckle', in2: `${name}-edge`, operator: 'arithmetic', k2: 0.9, k3: 1.1, k4: -0.8,
    }),
    tint(colour, opacity * 2),
    el('feComposite', { in2: 'sheet', operator: 'in', result: name }),
  ];
}

/** Noise in the alpha channel, stretched so that about half of it is clear. */
const speckle = (frequency, seed) => [
  noise(frequency, seed, 'dots'),
  el('feColorMatrix', {
    in: 'dots', values: matrix([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [2.2, 0, 0, 0, -0.6]]),
    result: 'speckle',
  }),
];

/** A sheet of cut paper: uneven edge, shaded rim, lit rim and a soft shadow on what lies below. */
export function cutPaper({ ink, light, seed, edge = 4, depth = 8, grain = 0.4 }) {
  return [
    ...wobble(edge, seed, 'sheet'),
    el('feGaussianBlur', { in: 'sheet', stdDeviation: depth, result: 'soft' }),
    ...speckle(grain, seed + 1),
    ...rim('shade', { dx: -depth, dy: -depth * 1.2, colour: ink, opacity: 0.5 }),
    ...rim('shine', { dx: depth * 0.7, dy: depth, colour: light, opacity: 0.22 }),
    el('feOffset', { in: 'soft', dx: depth * 0.3, dy: depth * 0.8 }),
    tint(ink, 0.5, { result: 'shadow' }),
    el('feMerge', {}, ['shadow', 'sheet', 'shade', 'shine'].map((layer) => el('feMergeNode', { in: layer }))),
  ];
}

/** Grain for a whole picture: paint it over everything with low opacity. */
export function grain({ ink, seed, frequency }) {
  return [...speckle(frequency, seed), tint(ink, 1, { in: 'speckle' })];
}
