// What is said about people at the end of an evening: worked out from what all have seen, never from a
// secret, and shared by those who are equal.

import type { RoundTale, SeatId } from '../../lib/wire/wire';
import { pointsOf, type Deeds } from './told';

export type AwardKind = 'liar' | 'trail' | 'nose' | 'recruiter' | 'asked' | 'curious' | 'scapegoat';
export type Award = { kind: AwardKind; seats: readonly SeatId[]; count: number };

/** A tale with what happened in it; without it the round did not count. */
export type Chapter = { tale: RoundTale; deeds: Deeds | null };

type Told = { tale: RoundTale; deeds: Deeds };
type Counts = (told: Told) => readonly SeatId[];

/** More than these are not singled out any more. */
const SHARED_MAX = 3;

/** From what number on it is worth a word, and whom each round counts for, as often as it does. */
const KINDS: Record<AwardKind, { least: number; counts: Counts }> = {
  liar: {
    least: 1,
    counts: ({ deeds: { hidden, gotAway } }) => only(gotAway ? hidden : undefined),
  },
  trail: { least: 1, counts: ({ deeds }) => only(firstRight(deeds)) },
  nose: { least: 2, counts: ({ deeds }) => rightOnes(deeds) },
  recruiter: { least: 2, counts: ({ tale }) => recruiters(tale) },
  asked: { least: 3, counts: ({ deeds }) => deeds.questions.map(([, whom]) => whom) },
  curious: { least: 3, counts: ({ deeds }) => deeds.questions.map(([by]) => by) },
  scapegoat: { least: 1, counts: ({ deeds }) => scapegoats(deeds) },
};

export function awardsOf(chapters: readonly Chapter[]): Award[] {
  const counted = chapters.filter((chapter): chapter is Told => chapter.deeds !== null);
  const players = new Set(counted.flatMap(({ tale }) => tale.seats));
  return (Object.keys(KINDS) as AwardKind[]).flatMap((kind) => {
    const { least, counts } = KINDS[kind];
    const sums = new Map<SeatId, number>();
    for (const seat of counted.flatMap(counts)) sums.set(seat, (sums.get(seat) ?? 0) + 1);
    const count = Math.max(0, ...sums.values());
    const seats = [...sums].flatMap(([seat, sum]) => (sum === count ? [seat] : []));
    const singledOut = seats.length <= SHARED_MAX && seats.length < players.size;
    return count >= least && singledOut ? [{ kind, seats, count }] : [];
  });
}

function only(seat: SeatId | undefined): SeatId[] {
  return seat === undefined ? [] : [seat];
}

/** Whoever was the first to say aloud who it was. */
function firstRight({ hidden, suspicions }: Deeds): SeatId | undefined {
  return suspicions.find(({ by, whom, isCall }) => isCall && whom === hidden && by !== hidden)?.by;
}

/** Once a round, however often they said so. */
function rightOnes({ hidden, suspicions }: Deeds): SeatId[] {
  const right = suspicions.filter(({ by, whom }) => whom === hidden && by !== hidden);
  return [...new Set(right.map(({ by }) => by))];
}

/** Suspected for nothing, as often as somebody was out for them. */
function scapegoats({ hidden, suspicions }: Deeds): SeatId[] {
  const wrong = suspicions.filter(({ whom, isCall }) => isCall && whom !== hidden);
  return wrong.map(({ whom }) => whom);
}

/** A captain counts once for each agent of the own place. */
function recruiters({ earned, seats }: RoundTale): SeatId[] {
  const matched = earned.filter(({ why }) => why === 'agents_matched');
  return seats.flatMap((seat) =>
    new Array<SeatId>(Math.max(0, pointsOf(matched, seat))).fill(seat),
  );
}
