// How large a picture of one's own is, and how many there may be. The numbers are the engine's.

import numbers from '../../lib/wire/notebook.json';

export const PICTURES = numbers.pictures;

/** Fewer do not fill the hands of so many players. */
export function picturesNeeded(players: number): number {
  return players * PICTURES.perPlayer;
}
