// The game that a picture of the evening is made of.

import type { Chronicle, PersonView, RoundTale, SeatId, TableView } from '../lib/wire/wire';
import { personIn, pointsOf } from '../room/evening/told';
import { ranked, scoreLines } from '../room/score/scores';
import { gamesOf, type ToldChapter } from './tales';

export type Finished = {
  chapters: readonly ToldChapter[];
  /** Most points first. */
  lines: readonly (PersonView & { rank: number; points: number })[];
  winners: readonly SeatId[];
};

/** The one that is just over; in the lobby the last one that was played to its end, if it is told whole. */
export function finishedGame(
  view: TableView,
  { people, rounds }: Chronicle,
  chapters: readonly ToldChapter[],
): Finished | null {
  const games = gamesOf(chapters);
  if (view.phase === 'game_over')
    return {
      chapters: games[0]?.chapters ?? [],
      lines: scoreLines(view),
      winners: view.winners,
    };
  const last = view.phase === 'lobby' ? view.last_time : undefined;
  // A later game may have ended before a round of it counted, and then nobody has won it.
  const game = games.find(({ chapters }) =>
    last?.winners.every(({ seat }) => pointsIn(chapters, seat) === last.points),
  );
  if (!last || !game || !isWhole(game.number, rounds)) return null;
  return {
    chapters: game.chapters,
    lines: ranked(standings(game.chapters, people)),
    winners: last.winners.map(({ seat }) => seat),
  };
}

/** Only so many rounds are kept, and the first of this game may be among those that are not. */
function isWhole(game: number, [oldest]: readonly RoundTale[]): boolean {
  return oldest?.of_game !== game || oldest.number === 1;
}

function standings(chapters: readonly ToldChapter[], people: readonly PersonView[]) {
  const seats = new Set(chapters.flatMap(({ tale }) => tale.seats));
  const lines = [...seats].map((seat) => ({
    ...personIn(people)(seat),
    points: pointsIn(chapters, seat),
  }));
  return lines.sort((a, b) => b.points - a.points);
}

function pointsIn(chapters: readonly ToldChapter[], seat: SeatId): number {
  return chapters.reduce((sum, { tale }) => sum + pointsOf(tale.earned, seat), 0);
}
