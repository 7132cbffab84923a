// Writing SVG: elements as strings, and a canvas that collects paint and definitions.

/** Two decimals are finer than a pixel at every size we render. */
export const num = (value) => String(Math.round(value * 100) / 100);

/** Path data with its numbers rounded: d`M${x} ${y}h${width}Z`. */
export const d = (parts, ...values) =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? num(value) : value)));

const attribute = ([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`;

/** `el('circle', { r: 4 })`; attributes that are undefined are left out. */
export function el(name, attributes = {}, ...children) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const head = name + given.map(attribute).join('');
  const body = children.flat().join('');
  return body ? `<${head}>${body}</${name}>` : `<${head}/>`;
}

export const group = (attributes, ...children) => el('g', attributes, ...children);
export const path = (d, fill, more = {}) => el('path', { d, fill, ...more });
export const circle = (cx, cy, r, fill, more = {}) => el('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x, y, width, height, fill, more = {}) =>
  el('rect', { x, y, width, height, fill, ...more });

/** Mirrors a right-hand shape onto the left of x = 0 and keeps both. */
export const bothSides = (shape) => shape + group({ transform: 'scale(-1 1)' }, shape);

const stop = ([offset, colour, opacity]) =>
  el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

export class Canvas {
  #definitions = [];
  #layers = [];

  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  paint(...markup) {
    this.#layers.push(...markup.flat());
    return this;
  }

  /** What `draw` paints becomes one group, so that a clip or a filter can hold several layers. */
  grouped(attributes, draw) {
    const outside = this.#layers;
    this.#layers = [];
    draw();
    const inside = this.#layers;
    this.#layers = outside;
    return this.paint(group(attributes, inside));
  }

  #define(name, attributes, children) {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(el(name, { id, ...attributes }, children));
    return `url(#${id})`;
  }

  /** Top to bottom; stops are [offset, colour, opacity?]. */
  fade(stops) {
    return this.#define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stops.map(stop));
  }

  /** A gradient along any line: in shares of the painted shape, or in units of the canvas with `units`. */
  slope(stops, { from = [0, 0], to = [1, 0], units } = {}) {
    const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    return this.#define('linearGradient', { ...line, gradientUnits: units && 'userSpaceOnUse' }, stops.map(stop));
  }

  /** Around a point: in shares of the painted shape, or in units of the canvas with `units`. */
  glow(stops, { cx = 0.5, cy = 0.5, r = 0.5, units } = {}) {
    const gradientUnits = units && 'userSpaceOnUse';
    return this.#define('radialGradient', { cx, cy, r, gradientUnits }, stops.map(stop));
  }

  clip(...shapes) {
    return this.#define('clipPath', {}, shapes);
  }

  /** Paint shows where the markup is opaque; unlike a clip it takes groups. */
  mask(markup) {
    return this.#define('mask', { 'mask-type': 'alpha' }, markup);
  }

  /** `margin` is the room around the shape, as a share of its size, that the filter may paint on. */
  filter(primitives, margin = 0.2) {
    const size = 1 + 2 * margin;
    const region = { x: -margin, y: -margin, width: size, height: size };
    return this.#define('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, primitives);
  }

  /** The whole area in one colour or gradient. */
  cover(fill, more = {}) {
    return rect(0, 0, this.width, this.height, fill, more);
  }

  toString() {
    const { width, height } = this;
    const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
    const definitions = this.#definitions.length ? el('defs', {}, this.#definitions) : '';
    return el('svg', frame, definitions, this.#layers);
  }
}
