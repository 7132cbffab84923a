// What lies under a round of the notebook game, where the thumb is. What can be done comes from the
// offers; how large the hand is follows from public facts, so that a pause moves nothing.

import type { SeatView, TableView } from '../lib/wire/wire';
import { isPlaying, notebookRound, notebookSeat } from './round';

export type Bar = 'case' | 'explained' | 'discussed' | 'chip';

export function barOf(view: TableView, seat: SeatView | null): Bar | null {
  const offers = new Set(seat?.can.open.map((offer) => offer.do));
  const round = notebookRound(view);
  // The form stays while the table stands still, with what has been written in it.
  if (view.phase === 'case' && seat && round?.active === seat.you) return 'case';
  if (offers.has('explained')) return round?.step?.seat === undefined ? 'discussed' : 'explained';
  return offers.has('chip') ? 'chip' : null;
}

/** Large where there is nothing else to look at, or a card to play. */
export type HandSize = 'large' | 'strip';

export function handSize(view: TableView, seat: SeatView | null): HandSize | null {
  const round = notebookRound(view);
  if (!seat || !notebookSeat(seat)?.hand.length || !round || !isPlaying(view, seat.you))
    return null;
  // The form has the cards in it.
  if (view.phase === 'case') return round.active === seat.you ? null : 'large';
  if (view.phase !== 'evidence') return null;
  return round.step?.seat === seat.you ? 'large' : 'strip';
}
