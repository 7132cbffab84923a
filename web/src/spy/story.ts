// One line that tells how a round ended. Needs a result, so it never speaks before the end.

import type { Messages } from '../i18n/messages';
import type { Ending, SeatId, SpyResultView } from '../lib/wire/wire';
import { voidLine } from '../room/score/void';
import { isolated, type Sentence, type Tone } from '../ui/sentence';

export type Teller = {
  name: (seat: SeatId) => string;
  place: (id: string) => string;
  /** The accused turned the card over at once: nobody else had a say. */
  reveals: boolean;
  /** More than half was enough. */
  byMajority: boolean;
  m: Messages['spy']['story'];
  voids: Messages['play']['void'];
};

/** The words of a result. */
export type Words = Pick<Messages, 'play' | 'spy'>;

export type Side = 'spy' | 'agents' | 'everybody' | 'nobody' | 'void';

export function winner({ ending, spy }: SpyResultView): Side {
  switch (ending.how) {
    case 'spy_convicted':
    case 'guessed_wrong':
    case 'spy_left':
      return 'agents';
    case 'middle_was_spy':
      return 'everybody';
    case 'innocent_convicted':
    case 'guessed_right':
    case 'middle_was_place':
    case 'nobody_convicted':
      // RULES 6: a spy's card in the middle wins nothing.
      return spy === undefined ? 'nobody' : 'spy';
    case 'void':
      return 'void';
  }
}

export function title(result: SpyResultView, { spy: { result: m }, play }: Words): string {
  const titles: Record<Side, string> = {
    spy: m.spyWins,
    agents: m.agentsWin,
    everybody: m.everybodyWins,
    nobody: m.nobodyWins,
    void: play.result.void,
  };
  return titles[winner(result)];
}

export function story(result: SpyResultView, teller: Teller): Sentence {
  const tones: Record<string, Tone> =
    result.spy === undefined ? {} : { [teller.name(result.spy)]: 'thread' };
  return { text: tell(result, teller), tones };
}

function tell(result: SpyResultView, teller: Teller): string {
  const { ending } = result;
  const { place, m, voids } = teller;
  const name = (seat: SeatId) => isolated(teller.name(seat));
  const inMiddle = result.spy === undefined;
  const spy = result.spy === undefined ? '' : name(result.spy);
  switch (ending.how) {
    case 'spy_convicted':
      return convicted(ending, spy, teller);
    case 'innocent_convicted':
      return innocent(result, ending, teller);
    case 'guessed_right':
      return m.guessedRight({ spy, place: place(result.place) });
    case 'guessed_wrong':
      return ending.place === undefined
        ? m.guessedNothing({ spy })
        : m.guessedWrong({ spy, guess: place(ending.place), place: place(result.place) });
    case 'middle_was_spy':
      return m.middleWasSpy({ by: name(ending.by) });
    case 'middle_was_place':
      return m.middleWasPlace({ by: name(ending.by), spy });
    case 'nobody_convicted':
      return inMiddle ? m.nobodyMiddle : m.nobody({ spy });
    case 'spy_left':
      return m.spyLeft({ spy });
    case 'void':
      return voidLine(ending.reason, spy, voids);
  }
}

type Named = (seat: SeatId) => string;

function convicted(
  { by, bonus }: Extract<Ending, { how: 'spy_convicted' }>,
  spy: string,
  { name: bare, byMajority, m }: Teller,
): string {
  const name: Named = (seat) => isolated(bare(seat));
  if (by === undefined) return (byMajority ? m.convictedHandsMost : m.convictedHands)({ spy });
  if (bonus === undefined)
    return (byMajority ? m.convictedMost : m.convicted)({ by: name(by), spy });
  if (bonus === by) return m.convictedFirst({ by: name(by), spy });
  return m.convictedAfter({ by: name(by), bonus: name(bonus), spy });
}

function innocent(
  result: SpyResultView,
  { suspect, by }: Extract<Ending, { how: 'innocent_convicted' }>,
  { name: bare, reveals, byMajority, m }: Teller,
): string {
  const name: Named = (seat) => isolated(bare(seat));
  const accuser = by === undefined ? '' : name(by);
  if (result.spy === undefined) return m.innocentMiddle({ by: accuser, suspect: name(suspect) });
  const people = { suspect: name(suspect), spy: name(result.spy) };
  if (by === undefined) return (byMajority ? m.innocentHandsMost : m.innocentHands)(people);
  if (by === result.spy) return m.innocentBySpy(people);
  if (reveals) return m.innocentAlone({ by: accuser, ...people });
  return (byMajority ? m.innocentMost : m.innocent)({ by: accuser, ...people });
}
