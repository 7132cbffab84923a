// A round between captains as it is told later.

import type { CaptainsResultView, CaptainsTale, CaptainTale, RoundTale } from '../lib/wire/wire';
import { pairsIn, seatsIn, type Deeds, type Teller, type Telling } from '../room/evening/told';
import { isolated, say, type Sentence } from '../ui/sentence';
import { story, title } from './result';

/** Nothing of a round that did not count. Nobody is suspected aloud in this game. */
export function deeds(tale: RoundTale, { ending, spy, questions }: CaptainsTale): Deeds | null {
  if (ending.how === 'void') return null;
  return {
    hidden: spy,
    gotAway: ending.how === 'spy_picked',
    questions: pairsIn(tale, questions),
    suspicions: [],
  };
}

export function telling(tale: RoundTale, told: CaptainsTale, teller: Teller): Telling {
  const { name, place, m } = teller;
  const result = resultOf(told);
  return {
    about: told.captains.map((captain) => place(captain.place)).join(' · '),
    title: title(result, m),
    story: story(result, name, m),
    lines: [
      ...told.captains.map((captain) => teamLine(tale, captain, teller)),
      ...(told.named ?? []).map(({ captain, place: guess }) =>
        say(
          m.evening.named({
            captain: isolated(name(captain)),
            place: guess === undefined ? m.captains.result.passed : place(guess),
          }),
        ),
      ),
    ],
    votes: [],
  };
}

function resultOf({ ending, captains: [one, other], spy }: CaptainsTale): CaptainsResultView {
  return { ending, captains: [one, other], agents: [{ seat: spy }], named: [], points: [] };
}

function teamLine(
  tale: RoundTale,
  { seat, place, team }: CaptainTale,
  { name, place: placeName, list, m }: Teller,
): Sentence {
  const seatAt = seatsIn(tale);
  const names = team.map((chair) => isolated(name(seatAt(chair))));
  const captain = isolated(name(seat));
  const words = names.length > 0 ? list(names) : m.evening.nobody;
  return say(m.evening.team({ captain, place: placeName(place), names: words }));
}
