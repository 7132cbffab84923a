// The printed look of the deck: every filter that a card may use, made once per card and only when first needed.

import { hexToRgb } from '../colour.mjs';
import { el } from '../svg.mjs';

const rows = (...list) => list.map((row) => row.join(' ')).join('  ');
const NOTHING = [0, 0, 0, 0, 0];

const noise = (frequency, seed, result, octaves = 2) =>
  el('feTurbulence', { type: 'fractalNoise', baseFrequency: String(frequency), numOctaves: octaves, seed, result });

/** Any mask becomes tinted paint. */
function tint(hex, gain, more = {}) {
  const [r, g, b] = hexToRgb(hex).map((v) => [0, 0, 0, 0, v.toFixed(3)]);
  return el('feColorMatrix', { ...more, values: rows(r, g, b, [0, 0, 0, gain, 0]) });
}

/** The edge of scissors: moves every point a little. */
function wobble(amount, frequency, seed, result) {
  const opaque = rows([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1]);
  return [
    noise(frequency, seed, 'waves'),
    el('feColorMatrix', { in: 'waves', values: opaque, result: 'field' }),
    el('feDisplacementMap', {
      in: 'SourceGraphic', in2: 'field', scale: amount, xChannelSelector: 'R', yChannelSelector: 'G', result,
    }),
  ];
}

const speckle = (frequency, seed) => [
  noise(frequency, seed, 'dots'),
  el('feColorMatrix', { in: 'dots', values: rows(NOTHING, NOTHING, NOTHING, [2.2, 0, 0, 0, -0.6]), result: 'speckle' }),
];

/** Turns the opacity of a shape into dots of one colour: denser where it was more opaque. */
const stipple = (colour, seed) => [
  ...speckle(0.62, seed),
  el('feComposite', {
    in: 'speckle', in2: 'SourceAlpha', operator: 'arithmetic', k1: 0, k2: 1, k3: 1, k4: -0.92, result: 'sum',
  }),
  tint(colour, 2.6, { in: 'sum', result: 'dots' }),
  el('feComposite', { in: 'dots', in2: 'SourceAlpha', operator: 'in' }),
];

/** Speckled paint along the edges that face away from (dx, dy). */
const rim = (name, { dx, dy, colour, strength, gate }) => [
  el('feOffset', { in: 'blurred', dx, dy, result: `${name}-moved` }),
  el('feComposite', { in: 'sheet', in2: `${name}-moved`, operator: 'out', result: `${name}-edge` }),
  el('feComposite', { in: 'speckle', in2: `${name}-edge`, operator: 'arithmetic', k2: 1, k3: 1.15, k4: gate }),
  tint(colour, 2.2),
  el('feComposite', { in2: 'sheet', operator: 'in' }),
  el('feComponentTransfer', { result: name }, el('feFuncA', { type: 'linear', slope: strength })),
];

const stacked = (...layers) => el('feMerge', {}, layers.map((layer) => el('feMergeNode', { in: layer })));

/** Thick paper: uneven edge, shaded on one side, lit on the other, with a soft shadow below. */
function cut({ ink, light, seed }, { edge, depth, drop }) {
  return [
    ...wobble(edge, 0.021, seed, 'sheet'),
    el('feGaussianBlur', { in: 'sheet', stdDeviation: depth, result: 'blurred' }),
    ...speckle(0.7, seed + 3),
    ...rim('shade', { dx: -depth, dy: -depth * 1.2, colour: ink, strength: 0.55, gate: -0.95 }),
    ...rim('shine', { dx: depth * 0.8, dy: depth * 0.9, colour: light, strength: 0.45, gate: -1.05 }),
    tint(ink, 1, { in: 'sheet' }),
    el('feGaussianBlur', { stdDeviation: drop }),
    el('feOffset', { dx: drop * 0.5, dy: drop * 0.9 }),
    tint(ink, 0.5, { result: 'drop' }),
    stacked('drop', 'sheet', 'shade', 'shine'),
  ];
}

/** Thin paper for landscapes: its shadow falls upwards, onto what lies behind. */
const sheet = ({ ink, seed }) => [
  ...wobble(5, 0.03, seed + 6, 'sheet'),
  el('feGaussianBlur', { in: 'sheet', stdDeviation: 6 }),
  el('feOffset', { dx: 0, dy: -4 }),
  tint(ink, 0.42, { result: 'drop' }),
  stacked('drop', 'sheet'),
];

const silhouette = ({ ink, seed }) => [
  ...wobble(8, 0.02, seed + 7, 'sheet'),
  el('feGaussianBlur', { in: 'sheet', stdDeviation: 1.6 }),
  tint(ink, 0.95),
];

/** Water that carries a picture. */
const ripple = ({ seed }) => [
  noise('.006 .06', seed + 8, 'waves'),
  el('feDisplacementMap', {
    in: 'SourceGraphic', in2: 'waves', scale: 24, xChannelSelector: 'R', yChannelSelector: 'R',
  }),
];

const fibres = ({ seed }) => [
  noise('.11 .16', seed + 9, 'fibres', 3),
  el('feColorMatrix', {
    values: rows([0, 0, 0, 0, 0.35], [0, 0, 0, 0, 0.25], [0, 0, 0, 0, 0.14], [0.7, 0, 0, 0, -0.3]),
  }),
];

/** Each as (tones of the card) => { primitives, margin }. `margin` is the room around the shape. */
const RECIPES = {
  cut: (tones) => ({ primitives: cut(tones, { edge: 8, depth: 12, drop: 7 }), margin: 0.25 }),
  smallCut: (tones) => ({ primitives: cut(tones, { edge: 3, depth: 3.5, drop: 3 }), margin: 0.3 }),
  sheet: (tones) => ({ primitives: sheet(tones), margin: 0.1 }),
  edge: ({ seed }) => ({ primitives: wobble(8, 0.018, seed + 5, 'sheet'), margin: 0.05 }),
  shade: ({ ink, seed }) => ({ primitives: stipple(ink, seed + 1), margin: 0.03 }),
  shine: ({ light, seed }) => ({ primitives: stipple(light, seed + 2), margin: 0.03 }),
  silhouette: (tones) => ({ primitives: silhouette(tones), margin: 0.15 }),
  ripple: (tones) => ({ primitives: ripple(tones), margin: 0.1 }),
  blur: () => ({ primitives: [el('feGaussianBlur', { stdDeviation: 9 })], margin: 0.4 }),
  fibres: (tones) => ({ primitives: fibres(tones), margin: 0 }),
};

/** `filterOf('cut')` is the reference of that filter on this card. */
export function printer(canvas, tones) {
  const made = new Map();
  return (name) => {
    if (!made.has(name)) {
      const { primitives, margin } = RECIPES[name](tones);
      made.set(name, canvas.filter(primitives, margin));
    }
    return made.get(name);
  };
}
