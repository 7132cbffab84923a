// The lines of the scoreboard after a round: who was what, what it brought, where that leads.

import type { SpyResultView, StandingView, TableView } from '../lib/wire/wire';

export type ScoreLine = StandingView & {
  /** Shared places share a rank: 1, 1, 3. */
  rank: number;
  /** Left out where the rules deal no roles, and for those who did not play this round. */
  role?: string;
  isSpy: boolean;
  gained: number;
  ready: boolean;
};

export function scoreLines(view: TableView): ScoreLine[] {
  const result = view.round?.result;
  return standings(view).map((line, _, all) => {
    const role = result?.roles.find(({ seat }) => seat === line.seat)?.role;
    return {
      ...line,
      rank: 1 + all.filter(({ points }) => points > line.points).length,
      ...(role && { role }),
      isSpy: result?.spy === line.seat,
      gained: gainedBy(line.seat, result),
      ready: view.seats.some(({ id, ready }) => id === line.seat && ready),
    };
  });
}

function gainedBy(seat: number, result: SpyResultView | undefined): number {
  return result?.points.find((line) => line.seat === seat)?.points ?? 0;
}

/** Before anything was scored the server may list nobody: then everybody stands at the start. */
function standings(view: TableView): StandingView[] {
  if (view.standings.length > 0) return view.standings;
  return view.seats.map(({ id, name, avatar, points }) => ({
    seat: id,
    name,
    avatar,
    points,
    left: false,
  }));
}

/** Which round this is. A void round does not count, so its number comes again. */
export function roundNumber(view: TableView): { number: number; of: number } {
  const isOver = view.phase === 'round_over' || view.phase === 'game_over';
  const counted = isOver && view.round?.result?.ending.how !== 'void';
  const number = view.rounds_played + (counted ? 0 : 1);
  return { number: Math.max(1, number), of: Math.max(view.rounds, number) };
}

/** One more round than agreed, for those who share the most points. */
export function isDeciding(view: TableView): boolean {
  return view.tied.length > 0 && roundNumber(view).number > view.rounds;
}
