// A round with notebooks as it is told later.

import type {
  NotebookResultView,
  NotebookRoundView,
  NotebookTale,
  RoundTale,
} from '../lib/wire/wire';
import { pairsIn, type Deeds, type Teller, type Telling } from '../room/evening/told';
import { isolated, say } from '../ui/sentence';
import { story, title } from './result';

/** Nothing of a round that did not count. A chip is put where the seat before could not see it coming,
 * so nobody is the first; but all may be right. */
export function deeds(tale: RoundTale, { ending, conspirator, chips }: NotebookTale): Deeds | null {
  if (ending.how === 'void') return null;
  return {
    ...(conspirator !== undefined && { hidden: conspirator }),
    gotAway: ending.how === 'escaped',
    questions: [],
    suspicions: pairsIn(tale, chips).map(([by, whom]) => ({ by, whom, isCall: false })),
  };
}

export function telling(tale: RoundTale, told: NotebookTale, { name, list, m }: Teller): Telling {
  const chips = pairsIn(tale, told.chips);
  const result: NotebookResultView = {
    ending: told.ending,
    points: [],
    ...(told.conspirator !== undefined && { conspirator: told.conspirator }),
  };
  const round: Pick<NotebookRoundView, 'chips'> = {
    chips: chips.map(([seat, whom]) => ({ seat, whom })),
  };
  return {
    about: told.word === undefined ? m.evening.noWord : m.evening.word({ word: told.word }),
    title: title(result, m),
    story: story(round, result, { name, list, words: m }),
    lines: chips.map(([by, whom]) =>
      say(m.notebook.chips.placed({ name: isolated(name(by)), whom: isolated(name(whom)) })),
    ),
    votes: [],
  };
}
