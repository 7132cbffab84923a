// The rounds of an evening, and the one place that chooses by whom each is told.

import * as captains from '../captains/tale';
import type { Chronicle, RoundTale } from '../lib/wire/wire';
import * as notebook from '../notebook/tale';
import type { Chapter } from '../room/evening/awards';
import type { Deeds, Teller, Telling } from '../room/evening/told';
import * as spy from '../spy/tale';

function deedsOf(tale: RoundTale): Deeds | null {
  const { told } = tale;
  switch (told.game) {
    case 'spy':
      return spy.deeds(tale, told);
    case 'captains':
      return captains.deeds(tale, told);
    case 'notebook':
      return notebook.deeds(tale, told);
  }
}

export function tellingOf(tale: RoundTale, teller: Teller): Telling {
  const { told } = tale;
  switch (told.game) {
    case 'spy':
      return spy.telling(tale, told, teller);
    case 'captains':
      return captains.telling(tale, told, teller);
    case 'notebook':
      return notebook.telling(tale, told, teller);
  }
}

/** Whose words are needed to tell it. */
function placesIn({ told }: RoundTale): readonly string[] {
  switch (told.game) {
    case 'spy':
      return [told.place];
    case 'captains':
      return told.captains.map(({ place }) => place);
    case 'notebook':
      return [];
  }
}

export type ToldChapter = Chapter & { places: readonly string[] };

export function chaptersOf({ rounds }: Chronicle): ToldChapter[] {
  return rounds.map((tale) => ({ tale, deeds: deedsOf(tale), places: placesIn(tale) }));
}

/** The newest game first, and in it the newest round. */
export function gamesOf<C extends Chapter>(
  chapters: readonly C[],
): { number: number; chapters: C[] }[] {
  const games = new Map<number, C[]>();
  for (const chapter of [...chapters].reverse()) {
    const number = chapter.tale.of_game;
    games.set(number, [...(games.get(number) ?? []), chapter]);
  }
  return [...games].map(([number, chapters]) => ({ number, chapters }));
}

export function lastGame<C extends Chapter>(chapters: readonly C[]): C[] {
  return gamesOf(chapters)[0]?.chapters ?? [];
}
