// What a verdict says on the screen.

import type { FairMessages } from '../../i18n/en/fair';
import type { Fault } from '../../lib/fair/faults';
import { dealtIn, parsed } from '../../lib/fair/proof';
import type { FairRound, FairState } from '../../lib/fair/witness';
import type { SeatId } from '../../lib/wire/wire';

/** Of these there are proofs, the newest first. */
export function roundsIn({ current, previous, first }: FairState): FairRound[] {
  const all = [current, previous, first].filter((round) => round !== null);
  return all.filter((one, i) => all.findIndex(({ round }) => round === one.round) === i);
}

/**
 * A phone that knows only a part has nothing to wait for once that is checked. `watches`: whoever has no seat has no
 * number that could be missing.
 */
export function signWords(
  { sign, notes, text }: FairRound,
  { signs, partly, watching }: FairMessages,
  watches: boolean,
): { title: string; text: string } {
  if (sign === 'without' && watches) return watching;
  const isPart = sign === 'pending' && notes.some(({ id }) => id === 'places_unknown');
  return isPart && isOpened(text) ? partly : signs[sign];
}

/** The round is over, and the server has told its number. */
export function isOpened(text: string): boolean {
  return dealt(text)?.opened.has('cards') ?? false;
}

/** Whose numbers a deal was made of, besides the server's. */
export function toldIn(text: string): SeatId[] {
  return dealt(text)?.numbers.map(({ seat }) => seat) ?? [];
}

function dealt(text: string) {
  const read = parsed(text);
  return 'proof' in read ? dealtIn(read.proof) : null;
}

/** What everybody understands at once comes first. */
const FIRST: readonly Fault['id'][] = [
  'your_card_differs',
  'your_hand_differs',
  'called_silent',
  'left_out',
  'terms_differ',
];

export function byWeight(faults: readonly Fault[]): Fault[] {
  const first = FIRST.flatMap((id) => faults.filter((fault) => fault.id === id));
  return [...first, ...faults.filter((fault) => !first.includes(fault))];
}
