// The other way round than the client: takes a whole table apart, as the server does. Tests and the
// gallery have whole tables only.

import type { Part } from '../lib/table/parts';
import type {
  BoardView,
  Happening,
  LineView,
  PulseView,
  SeatId,
  SeatPublicView,
  SeatView,
  TableView,
} from '../lib/wire/wire';

export interface Split {
  board: BoardView;
  pulse: PulseView;
  happenings: Happening[];
  /** Left out where nobody types. */
  said?: { round: number; lines: LineView[] };
}

export function split({ phase, seats, round, happenings, ...agreed }: TableView): Split {
  const who = (is: (seat: SeatPublicView) => boolean): SeatId[] =>
    seats.filter(is).map(({ id }) => id);
  const players = seats.map(({ id, name, avatar, points, bot }) => ({
    id,
    name,
    avatar,
    points,
    ...(bot && { bot }),
  }));
  const types = round && 'lines' in round;
  return {
    board: { ...agreed, players },
    pulse: {
      phase,
      away: who(({ away }) => away),
      playing: who(({ playing }) => playing),
      ready: who(({ ready }) => ready),
      accused: who(({ accused }) => accused),
      ...(round && { round: types ? { ...round, lines: [] } : round }),
    },
    happenings,
    ...(types && { said: { round: round.number, lines: round.lines } }),
  };
}

/** All that a phone is sent when it comes to the table at this revision. */
export function framesOf(rev: number, view: TableView, seat?: SeatView): Part[] {
  const { board, pulse, happenings, said } = split(view);
  return [
    { type: 'board', rev, view: board },
    { type: 'happenings', last: happenings },
    ...(said ? [{ type: 'lines' as const, ...said }] : []),
    ...(seat ? [{ type: 'seat' as const, rev, view: seat, pad: '' }] : []),
    { type: 'pulse', rev, board: rev, view: pulse },
  ];
}
