// What the ring shows of a round: whom the thread connects, and who is marked.

import type { SeatId, TableView } from '../lib/wire/wire';
import { spyRound } from './round';

/** From one face to another, or to the card in the middle. */
export type Pair = { from: SeatId; to: SeatId | 'middle' };

/** Whom the thread connects: asker and asked, accuser and suspect, or who points and the card. */
export function pair(view: TableView): Pair | null {
  const round = spyRound(view);
  if (!round || round.result) return null;
  const { vote, turn } = round;
  if (vote) return vote.by === undefined ? null : { from: vote.by, to: vote.suspect ?? 'middle' };
  if (view.phase !== 'questions' || turn?.asked === undefined) return null;
  return { from: turn.asker, to: turn.asked };
}

export type Part = 'from' | 'to' | 'none';

/** Red for who asks, is suspected or has shown the spy's card; brass for who is asked, begins or is next. */
export function part(view: TableView, seat: SeatId): Part {
  const round = spyRound(view);
  if (!round || round.result) return 'none';
  const { vote, turn, chance, ballot, revealed, starter } = round;
  if (view.phase === 'dealt') return seat === starter ? 'to' : 'none';
  if (vote) return seat === vote.suspect ? 'from' : seat === vote.by ? 'to' : 'none';
  if (revealed !== undefined) return seat === revealed ? 'from' : 'none';
  if (chance) return seat === chance.seat ? 'to' : 'none';
  if (ballot) return 'none';
  if (seat === turn?.asker) return 'from';
  return seat === turn?.asked ? 'to' : 'none';
}
