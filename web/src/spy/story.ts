// One line that tells how a round ended. Needs a result, so it never speaks before the end.

import type { SpyMessages } from '../i18n/en/spy';
import type { Ending, SeatId, SpyResultView } from '../lib/wire/wire';
import { isolated, type Sentence, type Tone } from './sentence';

export type Teller = {
  name: (seat: SeatId) => string;
  place: (id: string) => string;
  m: SpyMessages['story'];
};

export type Side = 'spy' | 'agents' | 'nobody';

export function winner(ending: Ending): Side {
  switch (ending.how) {
    case 'spy_convicted':
    case 'guessed_wrong':
    case 'spy_left':
      return 'agents';
    case 'innocent_convicted':
    case 'guessed_right':
    case 'nobody_convicted':
      return 'spy';
    case 'void':
      return 'nobody';
  }
}

export function story(result: SpyResultView, teller: Teller): Sentence {
  const tones: Record<string, Tone> = { [teller.name(result.spy)]: 'thread' };
  return { text: tell(result, teller), tones };
}

function tell(result: SpyResultView, teller: Teller): string {
  const { ending } = result;
  const { place, m } = teller;
  const name = (seat: SeatId) => isolated(teller.name(seat));
  const spy = name(result.spy);
  switch (ending.how) {
    case 'spy_convicted':
      return convicted(ending, spy, name, m);
    case 'innocent_convicted':
      return innocent(result, ending, name, m);
    case 'guessed_right':
      return m.guessedRight({ spy, place: place(result.place) });
    case 'guessed_wrong':
      return ending.place === undefined
        ? m.guessedNothing({ spy })
        : m.guessedWrong({ spy, guess: place(ending.place), place: place(result.place) });
    case 'nobody_convicted':
      return m.nobody({ spy });
    case 'spy_left':
      return m.spyLeft({ spy });
    case 'void':
      return voided(ending.reason, spy, m);
  }
}

type Named = (seat: SeatId) => string;

function convicted(
  { by, bonus }: Extract<Ending, { how: 'spy_convicted' }>,
  spy: string,
  name: Named,
  m: SpyMessages['story'],
): string {
  if (by === undefined) return m.convictedHands({ spy });
  if (bonus === undefined) return m.convicted({ by: name(by), spy });
  if (bonus === by) return m.convictedFirst({ by: name(by), spy });
  return m.convictedAfter({ by: name(by), bonus: name(bonus), spy });
}

function innocent(
  result: SpyResultView,
  { suspect, by }: Extract<Ending, { how: 'innocent_convicted' }>,
  name: Named,
  m: SpyMessages['story'],
): string {
  const people = { suspect: name(suspect), spy: name(result.spy) };
  if (by === undefined) return m.innocentHands(people);
  if (by === result.spy) return m.innocentBySpy(people);
  return m.innocent({ by: name(by), ...people });
}

function voided(
  reason: Extract<Ending, { how: 'void' }>['reason'],
  spy: string,
  m: SpyMessages['story'],
): string {
  switch (reason) {
    case 'aborted_by_host':
      return m.aborted;
    case 'too_few_players':
      return m.tooFew;
    case 'spy_kicked':
      return m.spyKicked({ spy });
  }
}
