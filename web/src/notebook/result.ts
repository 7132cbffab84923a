// What a round came to. Needs a result, so it never speaks before the end. Says what this round
// brought, never what it adds up to: that stays face down until the game is over.

import type { Messages } from '../i18n/messages';
import type { NotebookResultView, NotebookRoundView, SeatId, TableView } from '../lib/wire/wire';
import { voidLine } from '../room/score/void';
import { isolated, say, type Sentence, type Tone } from '../ui/sentence';
import { playersOf } from './round';

export type Award = {
  seat: SeatId;
  was: 'active' | 'conspirator' | 'detective';
  /** On whom this player's chip lies, if it was placed. */
  chip?: SeatId;
  /** It lies on the conspirator, and its owner is another. */
  hasFound: boolean;
  points: number;
};

export function awards(
  view: TableView,
  round: NotebookRoundView,
  { conspirator, points }: NotebookResultView,
): Award[] {
  return playersOf(view, round).map(({ seat, isActive }) => {
    const chip = round.chips.find((placed) => placed.seat === seat)?.whom;
    const was = seat === conspirator ? 'conspirator' : 'detective';
    return {
      seat,
      was: isActive ? 'active' : was,
      ...(chip !== undefined && { chip }),
      hasFound: chip !== undefined && chip === conspirator,
      points: points.find((line) => line.seat === seat)?.points ?? 0,
    };
  });
}

/** Whose chip lies on the conspirator. */
export function finders(
  { chips }: Pick<NotebookRoundView, 'chips'>,
  { conspirator }: NotebookResultView,
): SeatId[] {
  return chips.flatMap(({ seat, whom }) => (whom === conspirator ? [seat] : []));
}

export type Words = Pick<Messages, 'play' | 'notebook'>;

export function title({ ending }: NotebookResultView, { play, notebook }: Words): string {
  if (ending.how === 'void') return play.result.void;
  return ending.how === 'caught' ? notebook.result.caught : notebook.result.escaped;
}

export type Teller = {
  name: (seat: SeatId) => string;
  list: (names: string[]) => string;
  words: Words;
};

/** One line that tells how the round ended. */
export function story(
  round: Pick<NotebookRoundView, 'chips'>,
  result: NotebookResultView,
  { name, list, words }: Teller,
): Sentence {
  const bare = result.conspirator === undefined ? '' : name(result.conspirator);
  const tones: [string, Tone][] = [[bare, 'thread']];
  const found = finders(round, result).map((seat) => isolated(name(seat)));
  const { story: m } = words.notebook;
  const conspirator = isolated(bare);
  if (result.ending.how === 'void')
    return say(voidLine(result.ending.reason, conspirator, words.play.void), ...tones);
  if (found.length === 0) return say(m.unsuspected({ conspirator }), ...tones);
  const names = list(found);
  const line = result.ending.how === 'caught' ? m.caught : m.escaped;
  return say(line({ conspirator, names }), ...tones);
}
