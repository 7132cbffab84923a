// The rounds of an evening as every game tells them: what happened, free of any language, and the same
// in words. Only rounds that are over are ever told.

import type { Messages } from '../../i18n/messages';
import type { Earned, PersonView, Reason, RoundTale, SeatId, Tally } from '../../lib/wire/wire';
import type { Sentence } from '../../ui/sentence';

/** What happened in a round that counted. */
export type Deeds = {
  /** Whom the others looked for. */
  hidden?: SeatId;
  /** And whether that went well for the hidden one. */
  gotAway: boolean;
  /** Who asked and who was asked; none where questions are only spoken. */
  questions: readonly Pair[];
  /** Who suspected whom for all to see, in this order: whoever called a vote, and the votes for it. */
  suspicions: readonly Suspicion[];
};
export type Pair = readonly [by: SeatId, whom: SeatId];
export type Suspicion = { by: SeatId; whom: SeatId; isCall: boolean };

export type ToldVote = {
  text: Sentence;
  yes: readonly SeatId[];
  no: readonly SeatId[];
  /** Where votes stay secret. */
  tally?: Tally;
};

/** The same in words. */
export type Telling = {
  /** What it was about: a place, two places, a word. */
  about: string;
  title: string;
  story: Sentence;
  /** What else there is to tell, line by line. */
  lines: readonly Sentence[];
  votes: readonly ToldVote[];
};

export type Teller = {
  name: (seat: SeatId) => string;
  place: (id: string) => string;
  list: (names: string[]) => string;
  m: Messages;
};

/** Chairs of a tale as seats. */
export function seatsIn({ seats }: RoundTale): (chair: number) => SeatId {
  return (chair) => seats[chair] ?? -1;
}

export function pairsIn(tale: RoundTale, pairs: readonly [number, number][] = []): Pair[] {
  const seat = seatsIn(tale);
  return pairs.map(([by, whom]) => [seat(by), seat(whom)]);
}

/** What a seat got in a round, and for what. */
export function reasonsOf(
  earned: readonly Earned[] = [],
  seat: SeatId,
): { why: Reason; points: number }[] {
  return earned.flatMap(({ why, points, to }) => (to.includes(seat) ? [{ why, points }] : []));
}

export function pointsOf(earned: readonly Earned[], seat: SeatId): number {
  return reasonsOf(earned, seat).reduce((sum, { points }) => sum + points, 0);
}

/** Those who left are known as well. */
export function personIn(people: readonly PersonView[]): (seat: SeatId) => PersonView {
  const known = new Map(people.map((person) => [person.seat, person]));
  return (seat) => known.get(seat) ?? { seat, name: '…', avatar: 0 };
}
