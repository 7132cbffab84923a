// The rules of the conversation in the spy game: who asks, and when a player keeps quiet.

import type { SeatId, TableView } from '../lib/wire/wire';
import type { Floor } from '../room/talk/pen';
import { spyRound } from './round';

export function floorOf(view: TableView, you: SeatId | null): Floor | null {
  const round = spyRound(view);
  if (!round) return null;
  const { turn, result } = round;
  const plays = view.seats.some(({ id, playing }) => id === you && playing);
  const isDeciding = view.phase === 'vote' || view.phase === 'time_up';
  return {
    turn: turn?.number ?? 0,
    asker: turn?.asker,
    isHushed: plays && !result && isDeciding,
    passes_at_ms: turn?.passes_at_ms,
  };
}
