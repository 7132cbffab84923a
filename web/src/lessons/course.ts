// Where a lesson stands at one of its steps: what was said, what follows from it, and what an option would do.

import { kernel, shares } from '../lib/evidence/evidence';
import { Hearing } from '../lib/evidence/hearing';
import { onAnswer, onQuestion, type OnAnswer, type OnQuestion } from '../lib/evidence/teaching';
import type { LineView } from '../lib/wire/wire';
import { agent } from './agent';
import {
  PEOPLE,
  PLACES,
  type Lesson,
  type LessonId,
  type Line,
  type Option,
  type PlaceId,
  type Who,
} from './lesson';
import { atlas } from './places';
import { spy } from './spy';
import { vote } from './vote';

export const ALL: Record<LessonId, Lesson> = { agent, spy, vote };

/** These rounds are short, so each answer counts for more. */
const EXCHANGES = 4.5;
const YOU = PEOPLE.indexOf('you');

/** Up to this step and with its own lines; of the steps before, the options that the story goes on with. */
export function linesUntil({ steps }: Lesson, at: number): Line[] {
  return steps.slice(0, at + 1).flatMap(({ lines = [], options = [] }, i) => {
    const chosen = i < at ? options.find(({ worth }) => worth === 'best') : undefined;
    return [...lines, ...(chosen && 'say' in chosen ? [chosen.say] : [])];
  });
}

export function hearingOf(lesson: Lesson, at: number): Hearing {
  const order = PEOPLE.map((_, seat) => seat);
  const ground = { order, places: PLACES, middle: false, kernel: kernel(EXCHANGES), atlas };
  const hearing = new Hearing(ground);
  linesUntil(lesson, at).forEach((line, n) => hearing.hear(viewOf(line, n)));
  return hearing;
}

/** How likely each of the others is the spy to you. */
export function suspects(lesson: Lesson, at: number): [Exclude<Who, 'you'>, number][] {
  const likely = hearingOf(lesson, at).suspects(YOU, lesson.place);
  return PEOPLE.flatMap((who, seat) => (who === 'you' ? [] : [[who, likely.get(seat) ?? 0]]));
}

/** How likely each place is to you. */
export function places(lesson: Lesson, at: number): [PlaceId, number][] {
  const known = shares(hearingOf(lesson, at).knownBy(YOU));
  return PLACES.map((place, i) => [place, known[i] ?? 0]);
}

/** What the teacher says of it; nothing of what is not said to somebody. */
export function judged(lesson: Lesson, at: number, option: Option): OnQuestion | OnAnswer | null {
  if (!('say' in option)) return null;
  const hearing = hearingOf(lesson, at);
  const pupil = { seat: YOU, place: lesson.card };
  const { attribute, level } = option.say.phrase;
  if (level !== undefined) return onAnswer(hearing, pupil, { attribute, level });
  return onQuestion(hearing, pupil, { to: PEOPLE.indexOf(option.say.to), attribute });
}

function viewOf({ by, to, phrase }: Line, n: number): LineView {
  const kind = phrase.level === undefined ? 'question' : 'answer';
  return { n, by: PEOPLE.indexOf(by), to: PEOPLE.indexOf(to), kind, text: '', phrase };
}
