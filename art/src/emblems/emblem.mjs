// An emblem: a square picture that tells a place at the size of a thumb. It is a card without a border.

import { Card, dim, WIDTH } from '../card/card.mjs';
import { visibleBox } from '../card/noto.mjs';
import { grounds } from './grounds.mjs';

export const SIDE = WIDTH;
/** The room that a motif fills when nothing else is said. */
const FIT = { width: 430, height: 390 };
/** At this size a motif's own colours tell more than the palette's. */
const TINT = 0.22;

/** So that nobody has to think of a number; it stays with the place. */
const seedOf = (id) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

function fittingHeight(name) {
  const { width, height } = visibleBox(name);
  return Math.min(FIT.height, (FIT.width * height) / width);
}

/** What ends below the horizon stands on the ground and has a shadow; the rest flies, hangs or swims. */
function put(card, ground, thing) {
  if (typeof thing === 'function') return thing(card);
  const [name, x = SIDE / 2, y = ground.foot, height = fittingHeight(name), how = {}] = [thing].flat();
  const verb = y > ground.horizon ? 'stand' : 'motif';
  return card[verb](name, x, y, height, { tint: TINT, ...how });
}

/**
 * A row is [palette, name of a ground, ...things] from back to front. A thing is the name of a motif, or
 * [name, x, y, height, how] like a motif on a card, or (card) => … for everything else.
 */
export function paintEmblem(id, [palette, groundName, ...things]) {
  const ground = grounds[groundName];
  if (!ground) throw new Error(`${id}: there is no ground "${groundName}"`);
  const card = new Card({ palette, seed: seedOf(id) }, SIDE);
  ground.paint(card, () => things.forEach((thing) => put(card, ground, thing)));
  dim(card);
  return card;
}
