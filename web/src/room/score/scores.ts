// The lines of the scoreboard after a round: what it brought, and where that leads.

import type { SeatId, StandingView, TableView } from '../../lib/wire/wire';

export type ScoreLine = StandingView & {
  rank: number;
  gained: number;
  ready: boolean;
};

/** Shared places share a rank: 1, 1, 3. */
export function ranked<L extends { points: number }>(
  lines: readonly L[],
): (L & { rank: number })[] {
  return lines.map((line) => ({
    ...line,
    rank: 1 + lines.filter(({ points }) => points > line.points).length,
  }));
}

export function scoreLines(view: TableView): ScoreLine[] {
  return ranked(standings(view)).map((line) => ({
    ...line,
    gained: gainedBy(line.seat, view),
    ready: view.seats.some(({ id, ready }) => id === line.seat && ready),
  }));
}

function gainedBy(seat: SeatId, { round }: TableView): number {
  return round?.result?.points.find((line) => line.seat === seat)?.points ?? 0;
}

/** "+2", "−1", or nothing where a round changed nothing. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '';
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

/** Those with the most points; nobody while all have the same. */
export function leaders(view: TableView): StandingView[] {
  const lines = standings(view).filter(({ left }) => !left);
  const most = Math.max(...lines.map(({ points }) => points));
  const first = lines.filter(({ points }) => points === most);
  return first.length < lines.length ? first : [];
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
