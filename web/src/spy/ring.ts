// How the players are drawn around the oval: who is at the bottom, who does what, who is marked.

import type { SeatId, SeatPublicView, TableView } from '../lib/wire/wire';
import { rotateTo } from './geometry';

/** Everybody clockwise, you first; for those who only watch, the host first. */
export function circle(view: TableView, you: SeatId | null): SeatPublicView[] {
  const bottom = you ?? view.host;
  return rotateTo(
    view.seats,
    view.seats.findIndex((seat) => seat.id === bottom),
  );
}

/** From one face to another, or to the card in the middle. */
export type Pair = { from: SeatId; to: SeatId | 'middle' };

/** Whom the thread connects: asker and asked, accuser and suspect, or who points and the card. */
export function pair({ round, phase }: TableView): Pair | null {
  if (!round || round.result) return null;
  const { vote, turn } = round;
  if (vote) return vote.by === undefined ? null : { from: vote.by, to: vote.suspect ?? 'middle' };
  if (phase !== 'questions' || turn?.asked === undefined) return null;
  return { from: turn.asker, to: turn.asked };
}

export type Part = 'from' | 'to' | 'none';

/** Red for who asks, is suspected or has shown the spy's card; brass for who is asked, begins or is next. */
export function part({ round, phase }: TableView, seat: SeatId): Part {
  if (!round || round.result) return 'none';
  const { vote, turn, chance, ballot, revealed, starter } = round;
  if (phase === 'dealt') return seat === starter ? 'to' : 'none';
  if (vote) return seat === vote.suspect ? 'from' : seat === vote.by ? 'to' : 'none';
  if (revealed !== undefined) return seat === revealed ? 'from' : 'none';
  if (chance) return seat === chance.seat ? 'to' : 'none';
  if (ballot) return 'none';
  if (seat === turn?.asker) return 'from';
  return seat === turn?.asked ? 'to' : 'none';
}
