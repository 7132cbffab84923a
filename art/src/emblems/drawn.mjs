// How the emblems' own drawings come onto the card: drawn some 400 units big around the middle of their foot, (0, 0).

import { group, num } from '../svg.mjs';

/** Returns a thing for a row of a table. `draw(card)` returns markup; it may take the card apart for its colours. */
export const drawn = (draw) => (x, y, scale = 1) => (card) =>
  card.cut(group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, draw(card)));

/** A stroke without corners. */
export const line = (stroke, width) => ({
  stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
});

/** `count` pieces of markup, each from its number. */
export const times = (count, piece) => Array.from({ length: count }, (_, i) => piece(i));

export const turned = (degrees, ...markup) => group({ transform: `rotate(${num(degrees)})` }, markup);
