// How many pictures of one's own a table needs. The number is the engine's.

import numbers from '../../lib/wire/notebook.json';

/** Fewer do not fill the hands of so many players. */
export function picturesNeeded(players: number): number {
  return players * numbers.cardsPerPlayer;
}
