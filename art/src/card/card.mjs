// A card: a canvas of 600 by 900, or of another height, with a palette, seeded chance and the verbs of its vocabulary.

import { mix } from '../colour.mjs';
import { Dice } from '../dice.mjs';
import { Canvas, group, num, path, rect } from '../svg.mjs';
import { vocabulary } from '../vocabulary/index.mjs';
import { palettes } from './palettes.mjs';
import { printer } from './print.mjs';
import { regrader } from './regrade.mjs';

export const WIDTH = 600;
export const HEIGHT = 900;
/** The white border of the card. */
const BORDER = 26;
const PAPER = '#f1e6d0';
const LAMP = '#f2c27a';

export class Card extends Canvas {
  constructor({ palette, seed }, height = HEIGHT) {
    super(WIDTH, height);
    if (!palettes[palette]) throw new Error(`there is no palette "${palette}"`);
    Object.assign(this, palettes[palette]);
    this.dice = new Dice(seed * 7919 + 13);
    this.print = printer(this, { ink: this.ink, light: this.light, seed });
    this.regrade = regrader(this);
  }

  /** `share` 0 gives `from`, 1 gives `to`. */
  mix(from, to, share = 0.5) {
    return mix(from, to, share);
  }

  // Ways to put markup on paper.

  /** Thick cut paper; `small` for things below some 110 units, whose edge would drown in the shading. */
  cut(markup, { small = false } = {}) {
    return this.paint(group({ filter: this.print(small ? 'smallCut' : 'cut') }, markup));
  }

  /** Dots of ink, denser where the shape is more opaque. */
  shade(shape, opacity = 0.5) {
    return this.paint(group({ filter: this.print('shade'), opacity }, shape));
  }

  /** Dots of light, likewise. */
  shine(shape, opacity = 0.5) {
    return this.paint(group({ filter: this.print('shine'), opacity }, shape));
  }

  /** A sheet with shading between two heights: the stuff that landscapes are made of. */
  layer(outline, colour, { top, bottom, dark = 0.5, lit = 0.32, thick = false } = {}) {
    const span = top === undefined ? { from: [0, 0], to: [0, 1] } : { from: [0, top], to: [0, bottom], units: true };
    this.paint(group({ filter: this.print(thick ? 'cut' : 'sheet') }, path(outline, colour)));
    if (dark) this.shade(path(outline, this.slope([[0, '#000', 0], [1, '#000', 0.95]], span)), dark);
    if (lit) this.shine(path(outline, this.slope([[0, '#fff', 0.9], [0.45, '#fff', 0]], span)), lit);
    return this;
  }

  // Ways to hold several things together.

  /** Paints only inside the shape. */
  inside(shape, draw) {
    return this.grouped({ 'clip-path': this.clip(shape) }, draw);
  }

  /** Turned by degrees around a point. */
  turned(degrees, x, y, draw) {
    return this.grouped({ transform: `rotate(${degrees} ${num(x)} ${num(y)})` }, draw);
  }

  /** Upside down, mirrored at a height. */
  upended(y, draw) {
    return this.grouped({ transform: `translate(0 ${num(2 * y)}) scale(1 -1)` }, draw);
  }

  /** Scaled around a point: for a scene inside a scene. */
  scaled(factor, x, y, draw) {
    const transform = `translate(${num(x)} ${num(y)}) scale(${factor}) translate(${num(-x)} ${num(-y)})`;
    return this.grouped({ transform }, draw);
  }

  faded(opacity, draw) {
    return this.grouped({ opacity }, draw);
  }

  /** Everything in it becomes one dark shadow. */
  darkened(draw, opacity = 0.65) {
    return this.faded(opacity, () => this.grouped({ filter: this.print('silhouette') }, draw));
  }
}

for (const [name, verb] of Object.entries(vocabulary)) {
  if (name in Card.prototype) throw new Error(`the card already has "${name}"`);
  Card.prototype[name] = function paintVerb(...details) {
    return verb(this, ...details);
  };
}

const artArea = (inset, more) =>
  rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 'none', more);

/** The evening that lies over every picture: darker corners, a breath of lamp light. */
export function dim(card) {
  const corners = card.glow([[0.58, card.ink, 0], [1, card.ink, 0.55]], { cy: 0.46, r: 0.78 });
  card.paint(card.cover(corners), card.cover(LAMP, { opacity: 0.05 }));
}

function border(card) {
  const { ink } = card;
  card.paint(card.cover('none', { filter: card.print('fibres'), opacity: 0.16 }));
  card.paint(artArea(BORDER, { rx: 12, stroke: ink, 'stroke-width': 3, opacity: 0.85 }));
  card.paint(artArea(BORDER - 8, { rx: 17, stroke: ink, 'stroke-width': 1, opacity: 0.45 }));
}

/** The finished picture of a scene, border included. */
export function paintScene(scene) {
  const card = new Card(scene);
  card.paint(card.cover(PAPER));
  card.inside(artArea(BORDER, { rx: 12 }), () => {
    scene.paint(card);
    dim(card);
  });
  border(card);
  return card;
}
