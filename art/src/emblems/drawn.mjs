// How the emblems' own drawings come onto the card: around (0, 0), which is the middle of their foot, some 400 units big.

import { group, num } from '../svg.mjs';

/** Returns a thing for a row of a table. `draw(card)` returns markup; it may take the card apart for its colours. */
export const drawn = (draw) => (x, y, scale = 1) => (card) =>
  card.cut(group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, draw(card)));

export const line = (stroke, width) => ({ stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** `count` pieces of markup, each from its number. */
export const times = (count, piece) => Array.from({ length: count }, (_, i) => piece(i));

export const turned = (degrees, ...markup) => group({ transform: `rotate(${num(degrees)})` }, markup);
