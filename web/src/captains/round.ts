// The round as the captains' game has it, and who is what in it. Public facts only: what is on a card
// never enters here.

import type {
  CaptainsRoundView,
  CaptainView,
  CardView,
  SeatId,
  SeatView,
  TableView,
} from '../lib/wire/wire';
import type { Strand } from '../room/ring/circle';

/** Nothing where another game is played. */
export function captainsRound(view: TableView | null | undefined): CaptainsRoundView | undefined {
  return view?.round?.game === 'captains' ? view.round : undefined;
}

/** The card of this phone. */
export function captainsCard(seat: SeatView | null): CardView | undefined {
  return seat?.round?.game === 'captains' ? seat.round.card : undefined;
}

export type Place =
  | { kind: 'captain'; other: SeatId }
  | { kind: 'picked'; captain: SeatId }
  /** An agent, or the spy: nobody can tell. */
  | { kind: 'free' }
  /** Plays no part in this round. */
  | { kind: 'out' };

/** What everybody knows of this seat. */
export function placeOf(round: CaptainsRoundView, seat: SeatId | null): Place {
  const [one, two] = round.captains;
  if (seat === one.seat) return { kind: 'captain', other: two.seat };
  if (seat === two.seat) return { kind: 'captain', other: one.seat };
  const team = round.captains.find((captain) => seat !== null && captain.team.includes(seat));
  if (team) return { kind: 'picked', captain: team.seat };
  return seat !== null && round.agents.includes(seat) ? { kind: 'free' } : { kind: 'out' };
}

/** The first captain's thread is whole, the second's is broken; before that is settled, none is. */
export function strandOf(round: CaptainsRoundView, captain: SeatId): Strand | null {
  if (!round.settled) return null;
  if (captain === round.captains[0].seat) return 'one';
  return captain === round.captains[1].seat ? 'two' : null;
}

/** The thread that holds this seat, as captain or in a team. */
export function strandHolding(round: CaptainsRoundView, seat: SeatId): Strand | null {
  const place = placeOf(round, seat);
  if (place.kind === 'captain') return strandOf(round, seat);
  return place.kind === 'picked' ? strandOf(round, place.captain) : null;
}

/** The captain whose step it is; none while it is open who begins, and once the teams are complete. */
export function actingCaptain({ settled, step }: CaptainsRoundView): SeatId | null {
  return settled ? (step?.captains[0] ?? null) : null;
}

export function captainAt(round: CaptainsRoundView, seat: SeatId): CaptainView | undefined {
  return round.captains.find((captain) => captain.seat === seat);
}
