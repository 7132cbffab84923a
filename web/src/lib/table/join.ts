// The whole table, made of the parts in which it travels.

import type {
  BoardView,
  Happening,
  LineView,
  PulseView,
  RoundView,
  SeatPublicView,
  TableView,
} from '../wire/wire';

export interface TableParts {
  board: BoardView;
  pulse: PulseView;
  happenings: Happening[];
  /** Those of the round in `pulse`. */
  lines: LineView[];
}

export function join({ board, pulse, happenings, lines }: TableParts): TableView {
  const { players, ...agreed } = board;
  const { phase, round, away, playing, ready, accused } = pulse;
  const seats = players.map((player) => ({
    ...player,
    away: away.includes(player.id),
    playing: playing.includes(player.id),
    ready: ready.includes(player.id),
    accused: accused.includes(player.id),
  }));
  return { ...agreed, phase, seats, ...(round && { round: withLines(round, lines) }), happenings };
}

/** Not in every game does anybody type. */
function withLines(round: RoundView, lines: LineView[]): RoundView {
  return 'lines' in round ? { ...round, lines } : round;
}

/** Whoever has not changed stays the same object, and so does the whole round of them. */
export function keepSeats(before: SeatPublicView[], now: SeatPublicView[]): SeatPublicView[] {
  const seats = now.map((seat, i) => {
    const known = before[i];
    return known && alike(known, seat) ? known : seat;
  });
  const isSame = seats.length === before.length && seats.every((seat, i) => seat === before[i]);
  return isSame ? before : seats;
}

function alike(one: SeatPublicView, other: SeatPublicView): boolean {
  const { bot: was, ...rest } = one;
  const { bot: is, ...now } = other;
  if ((was === undefined) !== (is === undefined) || was?.character !== is?.character) return false;
  const fields = Object.keys(now) as (keyof typeof now)[];
  return fields.every((field) => rest[field] === now[field]);
}
