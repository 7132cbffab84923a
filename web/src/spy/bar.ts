// Which bar lies under a round of the spy game.

import type { Offer, SeatId, SeatView, TableView } from '../lib/wire/wire';
import { spyCalls } from './calls';
import { spyRound } from './round';

export type Bar = 'deal' | 'act' | 'chance';

export function barOf(view: TableView, you: SeatId | null): Bar | null {
  const round = spyRound(view);
  if (!round || round.result || round.vote) return null;
  if (view.phase === 'dealt') return 'deal';
  const plays = view.seats.some(({ id, playing }) => id === you && playing);
  if (view.phase === 'questions') return plays ? 'act' : null;
  return round.chance && round.chance.seat === you ? 'chance' : null;
}

/**
 * What this player should do next is gold. `isDue`: that is to look at the card. Nobody waits for whoever may
 * only ask once more, or say that somebody else has answered.
 */
export function goldOf(view: TableView, seat: SeatView | null, isDue: boolean): Offer['do'] | null {
  if (!seat || isDue) return null;
  const offers = new Set(seat.can.open.map((offer) => offer.do));
  if (offers.has('start_clock')) return 'start_clock';
  if (spyCalls.call(view, seat.you) !== 'turn') return null;
  return (['answer', 'ask'] as const).find((act) => offers.has(act)) ?? null;
}
