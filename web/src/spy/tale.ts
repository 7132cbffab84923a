// A round of spies as it is told later.

import type { Ending, RoundTale, SeatId, SpyResultView, SpyTale, VoteTale } from '../lib/wire/wire';
import {
  pairsIn,
  seatsIn,
  type Deeds,
  type Suspicion,
  type Teller,
  type Telling,
  type ToldVote,
} from '../room/evening/told';
import { isolated, say } from '../ui/sentence';
import { story, title, winner } from './story';

/** Nothing of a round that did not count. */
export function deeds(tale: RoundTale, told: SpyTale): Deeds | null {
  if (told.ending.how === 'void') return null;
  const called = (told.votes ?? []).flatMap((vote) => suspicionsIn(tale, vote));
  const exposed = accusedAtOnce(told);
  return {
    ...(told.spy !== undefined && { hidden: told.spy }),
    gotAway: winner(resultOf(told)) === 'spy',
    questions: pairsIn(tale, told.questions),
    suspicions: exposed ? [...called, exposed] : called,
  };
}

function suspicionsIn(tale: RoundTale, { suspect, by, yes }: VoteTale): Suspicion[] {
  if (suspect === undefined) return [];
  const seat = seatsIn(tale);
  const whom = seat(suspect);
  const caller = by === undefined ? [] : [{ by: seat(by), whom, isCall: true }];
  const others = yes.filter((chair) => chair !== by);
  return [...caller, ...others.map((chair) => ({ by: seat(chair), whom, isCall: false }))];
}

/** Where the accused turns the card over there is no vote. */
function accusedAtOnce({ ending, spy, votes }: SpyTale): Suspicion | null {
  if (votes?.some(({ carried }) => carried)) return null;
  const whom = ending.how === 'innocent_convicted' ? ending.suspect : spy;
  const by = accuserIn(ending);
  return by === undefined || whom === undefined ? null : { by, whom, isCall: true };
}

function accuserIn(ending: Ending): SeatId | undefined {
  const isConviction = ending.how === 'spy_convicted' || ending.how === 'innocent_convicted';
  return isConviction ? ending.by : undefined;
}

function resultOf({ ending, spy, place }: SpyTale): SpyResultView {
  return { ending, place, roles: [], points: [], ...(spy !== undefined && { spy }) };
}

export function telling(tale: RoundTale, told: SpyTale, teller: Teller): Telling {
  const { name, place, m } = teller;
  const result = resultOf(told);
  const decisive = told.votes?.find(({ carried }) => carried);
  const against = decisive && (decisive.tally?.no ?? decisive.no.length);
  const missed = (told.missed ?? []).map((guess) =>
    say(
      m.evening.missed({
        name: isolated(told.spy === undefined ? '' : name(told.spy)),
        place: place(guess),
      }),
    ),
  );
  return {
    about: place(told.place),
    title: title(result, m),
    story: story(result, {
      name,
      place,
      reveals: accusedAtOnce(told) !== null,
      byMajority: (against ?? 0) > 0,
      m: m.spy.story,
      voids: m.play.void,
    }),
    lines: missed,
    votes: (told.votes ?? []).map((vote) => voteOf(tale, vote, teller)),
  };
}

function voteOf(tale: RoundTale, vote: VoteTale, { name: bare, m }: Teller): ToldVote {
  const seat = seatsIn(tale);
  const name = (chair: number | undefined) =>
    chair === undefined ? '' : isolated(bare(seat(chair)));
  const [by, suspect] = [name(vote.by), name(vote.suspect)];
  const words = {
    stop: m.evening.votes.accuses,
    proposal: m.evening.votes.proposes,
    suspects: m.evening.votes.hands,
    point: m.evening.votes.points,
  };
  return {
    text: say(words[vote.kind]({ by, suspect })),
    yes: vote.yes.map(seat),
    no: vote.no.map(seat),
    ...(vote.tally && { tally: vote.tally }),
  };
}
