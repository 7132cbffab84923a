// The final count: points that lay face down are turned over, one player after the other.

import type { SeatId, StandingView, TableView } from '../lib/wire/wire';

/** As they sit, so that nobody's place in the list says how it ends; those who left come last. */
export function countRows({ seats, standings }: TableView): StandingView[] {
  const at = (seat: SeatId) => {
    const i = seats.findIndex(({ id }) => id === seat);
    return i < 0 ? seats.length : i;
  };
  return [...standings].sort((a, b) => at(a.seat) - at(b.seat));
}

/** The fewest points are turned over first, the winners' last. */
export function countOrder({ standings, winners }: TableView): SeatId[] {
  const isWinner = (seat: SeatId) => Number(winners.includes(seat));
  return [...standings]
    .sort((a, b) => isWinner(a.seat) - isWinner(b.seat) || a.points - b.points)
    .map(({ seat }) => seat);
}
