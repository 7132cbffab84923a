// The rules of one table beside those of the preset that it plays: what differs is marked.

import type { Ruleset, TableView } from '../lib/wire/wire';
import { chapters, type Chapter, type ChapterId } from './chapters';
import { rulesOf } from './ruleset';

export interface MarkedSentence {
  text: string;
  changed: boolean;
}

export interface MarkedChapter<Id = ChapterId> extends Omit<Chapter<Id>, 'sentences'> {
  sentences: MarkedSentence[];
}

export function marked(rules: Ruleset, base: Ruleset): MarkedChapter[] {
  return markedBeside(chapters(rules), chapters(base));
}

/** Sentences that `base` does not have are marked. */
export function markedBeside<Id>(
  told: readonly Chapter<Id>[],
  base: readonly Chapter<Id>[],
): MarkedChapter<Id>[] {
  const known = new Map(base.map(({ id, sentences }) => [id, new Set(sentences)]));
  return told.map((chapter) => ({
    ...chapter,
    sentences: chapter.sentences.map((text) => ({
      text,
      changed: !known.get(chapter.id)?.has(text),
    })),
  }));
}

/** As this table plays: its house rules, and the rounds and minutes that were agreed on. */
export function rulesAtTable(view: TableView): Ruleset {
  const rules = rulesOf(view);
  const { minutes } = view.settings.spy;
  return {
    ...rules,
    rounds: view.rounds,
    durationMin:
      minutes === undefined ? rules.durationMin : [{ playersUpTo: rules.players.max, minutes }],
  };
}
