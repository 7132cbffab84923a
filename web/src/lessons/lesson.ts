// What a round to learn by is made of. It is played in the page alone: places, people and all that they say are given.

import type { Attribute, Phrase } from '../lib/wire/wire';

export const LESSONS = ['agent', 'spy', 'vote'] as const;
export type LessonId = (typeof LESSONS)[number];

export const PLACES = ['beach', 'library', 'circus', 'hospital', 'train', 'restaurant'] as const;
export type PlaceId = (typeof PLACES)[number];

/** Whoever reads this, and three others. */
export const PEOPLE = ['you', 'ana', 'boris', 'vera'] as const;
export type Who = (typeof PEOPLE)[number];

export interface Line {
  by: Who;
  to: Who;
  phrase: Phrase;
}

/** Whether an option is what the story goes on with, would do as well, or would not. */
export type Worth = 'best' | 'fair' | 'poor';

export type Option = { worth: Worth } & (
  { say: Line } | { suspect: Exclude<Who, 'you'> } | { place: PlaceId } | { vote: boolean }
);

export interface Step {
  /** Said at the beginning of the step. */
  lines?: Line[];
  /** What is left in the balance, as the lines say so far. */
  shows?: 'suspects' | 'places';
  options?: Option[];
}

export interface Lesson {
  id: LessonId;
  /** `null`: you are the spy. */
  card: PlaceId | null;
  place: PlaceId;
  spy: Who;
  steps: Step[];
}

export function asks(by: Who, to: Who, attribute: Attribute, variant = 0): Line {
  return { by, to, phrase: { attribute, variant } };
}

export function answers(by: Who, to: Who, attribute: Attribute, level: number, variant = 0): Line {
  return { by, to, phrase: { attribute, level, variant } };
}
