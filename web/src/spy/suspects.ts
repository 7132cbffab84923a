// Whom this player can accuse, as far as everybody may know.

import type { SeatId, SeatView, TableView } from '../lib/wire/wire';
import { spyRound } from './round';

/**
 * Where the spy may not accuse, the offers would tell: an unlit button is a spy's. So in such rounds
 * this reads public facts only, everybody has the same screen, and the server answers the spy alone.
 */
export function suspects(view: TableView, seat: SeatView): SeatId[] | undefined {
  if (!spyRound(view)?.reveals) {
    const offer = seat.can.open.find((o) => o.do === 'accuse');
    return offer?.do === 'accuse' ? offer.whom : undefined;
  }
  const players = view.seats.filter(({ playing }) => playing).map(({ id }) => id);
  if (!players.includes(seat.you) || !isOpen(view, seat.you)) return undefined;
  return players.filter((id) => id !== seat.you);
}

function isOpen(view: TableView, you: SeatId): boolean {
  const round = spyRound(view);
  if (!round || round.wait || round.vote) return false;
  const { chance } = round;
  return view.phase === 'questions' || (chance?.kind === 'last_chance' && chance.seat === you);
}
