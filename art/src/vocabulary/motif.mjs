// Noto emoji on a card. x is the middle, y the ground line, then the height.

import { placeMotif } from '../card/noto.mjs';
import { ellipse, group, num } from '../svg.mjs';

/** Below this height the shading of the thick cut would swallow the drawing. */
const SMALL = 110;

function placed(card, name, x, y, height, { tint = 0.4, flip, turn } = {}) {
  return placeMotif(name, { x, y, height, flip, turn, regrade: (markup) => card.regrade(markup, tint) });
}

/**
 * An emoji in the card's colours. `tint` 0 keeps its hues, 1 leaves only the palette's; `flip` mirrors it, `turn`
 * rotates it, `opacity` fades it. Returns where it is: { width, top, at(gridX, gridY) }.
 */
export function motif(card, name, x, y, height, { opacity, ...how } = {}) {
  const emoji = placed(card, name, x, y, height, how);
  card.grouped({ opacity }, () => card.cut(emoji.markup, { small: height < SMALL }));
  return emoji;
}

/** A soft shadow on the ground below something `width` wide. */
export function groundShadow(card, x, y, width, opacity = 0.6) {
  const half = width / 2;
  const dark = card.glow([[0, '#000', 1], [0.6, '#000', 0.75], [1, '#000', 0]]);
  card.shade(ellipse(x, y, half, half * 0.17 + 4, dark), opacity);
}

/** A motif that stands on the ground: with its shadow. */
export function stand(card, name, x, y, height, how = {}) {
  const { width } = placed(card, name, x, y, height, how);
  card.groundShadow(x, y, width * 0.95);
  return card.motif(name, x, y, height, how);
}

/** The same emoji several times: places are [x, y, height, more?]. Far ones first. */
export function several(card, name, places, how = {}) {
  for (const [x, y, height, more] of places) card.motif(name, x, y, height, { ...how, ...more });
}

/** Only its dark shape: on a wall, on a blind, far away. `skew` leans it. */
export function silhouette(card, name, x, y, height, { opacity = 0.65, skew = 0, ...how } = {}) {
  const { markup } = placed(card, name, x, y, height, how);
  const transform = `translate(${num(x)} ${num(y)}) skewX(${skew}) translate(${num(-x)} ${num(-y)})`;
  card.darkened(() => card.paint(group({ transform }, markup)), opacity);
}

/** Another world seen through its shape: `draw` paints on the whole card, only what lies inside shows. */
export function within(card, name, x, y, height, draw, how = {}) {
  const { markup } = placed(card, name, x, y, height, how);
  const lift = { filter: card.print('cut') };
  card.grouped(lift, () => card.grouped({ mask: card.mask(markup) }, draw));
}

/** Its shape in one flat colour, crisp: a paper cut-out, a constellation, an inlay. */
export function cutout(card, name, x, y, height, { colour = card.light, ...how } = {}) {
  const { markup } = placed(card, name, x, y, height, how);
  const flat = markup.replace(/(fill|stroke|stop-color)="[^"]*"/g, (whole, attribute) =>
    whole.includes('none') ? whole : `${attribute}="${colour}"`,
  );
  card.cut(group({ fill: colour }, flat), { small: true });
}
