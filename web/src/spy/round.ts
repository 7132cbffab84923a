// The round as the spy game has it; nothing where another game is played.

import type { SeatView, SpyRoundView, SpySeatView, TableView } from '../lib/wire/wire';

export function spyRound(view: TableView | null | undefined): SpyRoundView | undefined {
  return view?.round?.game === 'spy' ? view.round : undefined;
}

/** What this phone alone knows of it. */
export function spySeat(seat: SeatView | null): SpySeatView | undefined {
  return seat?.round?.game === 'spy' ? seat.round : undefined;
}
