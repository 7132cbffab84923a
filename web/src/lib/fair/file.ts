// The file that a phone saves: a proof, and what is needed to check it without this phone. After the proof:
//
//   annex
//   list|bank|teller|guard      the places of which the terms have only the hash, in their order
//   mine|3|bank|teller          the card that this phone saw in its seat: a place and a role, `spy`,
//   mine|3|bank                 in a game of captains a place,
//   mine|3|owl|kite             in a game of notebooks all pictures of its hand
//   told|3|9f31…                the number of this phone that is in the deal
//
// A line is left out where there is nothing to say.

import type { SeatId } from '../wire/wire';
import { listText, type FairPlace } from './place-list';

export interface Annex {
  seat: SeatId | null;
  places: readonly FairPlace[] | null;
  /** The fields of the card. */
  mine: readonly string[] | null;
  told: string | null;
}

export function fileText(proof: string, { seat, places, mine, told }: Annex): string {
  const list = listText(places ?? []).replace(/^(?=.)/gm, 'list|');
  const own = seat === null || !mine ? '' : `${['mine', seat, ...mine].join('|')}\n`;
  const number = seat === null || told === null ? '' : `told|${seat}|${told}\n`;
  return `${proof}annex\n${list}${own}${number}`;
}
