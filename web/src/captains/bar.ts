// Which bar lies under a round of the captains' game. What can be done comes from the offers.

import { askingOf } from '../lib/table/bots';
import type { Offer, SeatView, TableView } from '../lib/wire/wire';
import { captainsCalls } from './calls';

export type Bar = 'deal' | 'ask' | 'answer' | 'pick' | 'name';

const BARS: [Offer['do'], Bar][] = [
  ['finish_asking', 'ask'],
  ['answer', 'answer'],
  ['refuse', 'pick'],
  ['pass', 'name'],
];

export function barOf(view: TableView, seat: SeatView | null): Bar | null {
  if (view.phase === 'dealt') return 'deal';
  const offers = new Set(seat?.can.open.map((offer) => offer.do));
  const bar = BARS.find(([offer]) => offers.has(offer))?.[1] ?? null;
  // Where an answer is typed, the field is all it takes.
  return bar === 'answer' && askingOf(view) === 'written' ? null : bar;
}

/**
 * What this player should do next is gold. `isDue`: that is to look at the card. Whoever can only say that
 * somebody else has answered is not waited for.
 */
export function goldOf(view: TableView, seat: SeatView | null, isDue: boolean): Offer['do'] | null {
  if (!seat || isDue) return null;
  const offers = new Set(seat.can.open.map((offer) => offer.do));
  if (offers.has('act_first')) return 'act_first';
  if (captainsCalls.call(view, seat.you) !== 'turn') return null;
  return (['ask', 'answer', 'pick'] as const).find((act) => offers.has(act)) ?? null;
}
