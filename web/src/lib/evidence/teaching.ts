// What a teacher says of a question or an answer before it is sent, in dots from one to five. To an agent it speaks of
// the place on the card; to a spy, who knows none, on the average over all that it may be.

import type { Attribute, SeatId } from '../wire/wire';
import { against, betrays, blind, LEVELS, shares, sum, tells, type Kernel } from './evidence';
import type { Hearing } from './hearing';

export type Dots = 1 | 2 | 3 | 4 | 5;

/** Who wants to know. */
export interface Pupil {
  seat: SeatId;
  /** `null`: the spy. */
  place: string | null;
}

export interface OnQuestion {
  /** How much a spy's answer would betray. */
  catches: Dots;
  /** How much an honest answer would tell a spy. */
  gives: Dots;
}

/** What an answer says for whoever gives it, which is what it tells a spy; one dot: it speaks against them. */
export interface OnAnswer {
  proves: Dots;
}

/** Of what a question about an end of an even scale is worth. */
const WORTHS = [0.15, 0.35, 0.7, 1.2];
/** Of what is proven by naming an end of an even scale where that is right. */
const PROOFS = [-0.15, 0.1, 0.35, 0.7];

/** Where a spy is right once and wrong once, one of them must not count without end. */
const PROOF = { least: -0.3, most: 1 };

/** Nothing where nobody has said what the place is like. */
export function onQuestion(
  hearing: Hearing,
  pupil: Pupil,
  { to, attribute }: { to: SeatId; attribute: Attribute },
): OnQuestion | null {
  const { kernel } = hearing.ground;
  const spys = hearing.blind(to, attribute);
  const even = evenly(kernel);
  const mean = (worth: typeof tells, most: number) =>
    over(hearing, pupil, attribute, (level) => worth(kernel, spys, level) / most);
  const catches = mean(betrays, betrays(kernel, even, 0));
  const gives = mean(tells, tells(kernel, even, 0));
  if (catches === null || gives === null) return null;
  return { catches: dots(catches, WORTHS), gives: dots(gives, WORTHS) };
}

export function onAnswer(
  hearing: Hearing,
  pupil: Pupil,
  { attribute, level: answer }: { attribute: Attribute; level: number },
): OnAnswer | null {
  const { kernel } = hearing.ground;
  const likely = hearing.blind(pupil.seat, attribute)[answer] ?? 0;
  const most = -against(kernel, evenly(kernel)[0] ?? 0, 0, 0);
  const proves = over(hearing, pupil, attribute, (level) =>
    bounded(-against(kernel, likely, level, answer) / most),
  );
  return proves === null ? null : { proves: dots(proves, PROOFS) };
}

/** What a spy would say who holds all levels for equally likely. */
function evenly(kernel: Kernel): number[] {
  const levels = [...Array(LEVELS).keys()];
  return blind(
    kernel,
    levels.map(() => 1 / LEVELS),
    levels,
  );
}

function over(
  hearing: Hearing,
  { seat, place }: Pupil,
  attribute: Attribute,
  worth: (level: number) => number,
): number | null {
  const { atlas, places } = hearing.ground;
  if (place !== null) return atlas.knows(place) ? worth(atlas.level(place, attribute)) : null;
  const known = hearing
    .knownBy(seat)
    .map((likely, i) => (atlas.knows(places[i] ?? '') ? likely : 0));
  if (sum(known) === 0) return null;
  const levels = hearing.levels(attribute);
  return sum(shares(known).map((likely, i) => likely * worth(levels[i] ?? LEVELS)));
}

function bounded(share: number): number {
  return Math.min(Math.max(share, PROOF.least), PROOF.most);
}

function dots(share: number, steps: readonly number[]): Dots {
  return (1 + steps.filter((step) => share >= step).length) as Dots;
}
