// Which values a parameter can have at all. Whether they make sense together, only the server says.

import { MINUTES_MAX, PLAYERS_UP_TO_MAX, SEATS_MAX } from '../lib/wire/limits';
import type { DurationStep, Parameter } from '../lib/wire/wire';
import type { Kind } from './parameters';

export function isValue(kind: Kind, value: unknown): value is Parameter {
  switch (kind.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return (kind.of as readonly unknown[]).includes(value);
    case 'number':
    case 'wait':
      return isWhole(value, kind.min, kind.max);
    case 'steps':
      return areSteps(value);
  }
}

/** What the editor offers; of lengths a few, since any will do. */
export function offered(kind: Kind): readonly Parameter[] {
  switch (kind.kind) {
    case 'flag':
      return [true, false];
    case 'choice':
      return kind.of;
    case 'number':
      return Array.from({ length: kind.max - kind.min + 1 }, (_, i) => kind.min + i);
    case 'wait':
      return kind.offers;
    case 'steps':
      return [alike(1), alike(MINUTES_MAX), BY_PLAYERS];
  }
}

/** The same length for any number of players. */
export function alike(minutes: number): DurationStep[] {
  return [{ playersUpTo: SEATS_MAX, minutes }];
}

/** What a table begins with that had one length for all. */
export const BY_PLAYERS: DurationStep[] = [
  { playersUpTo: 4, minutes: 6 },
  { playersUpTo: 6, minutes: 7 },
  { playersUpTo: SEATS_MAX, minutes: 8 },
];

export function same(a: Parameter | undefined, b: Parameter | undefined): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && sameSteps(a, b));
}

function sameSteps(a: DurationStep[], b: DurationStep[]): boolean {
  const alike = (step: DurationStep, i: number) =>
    step.playersUpTo === b[i]?.playersUpTo && step.minutes === b[i].minutes;
  return a.length === b.length && a.every(alike);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && min <= (value as number) && (value as number) <= max;
}

function areSteps(value: unknown): value is DurationStep[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > SEATS_MAX) return false;
  const steps: unknown[] = value;
  return steps.every((step, i) => isStep(step) && upTo(steps[i - 1]) < step.playersUpTo);
}

function upTo(step: unknown): number {
  return isStep(step) ? step.playersUpTo : 0;
}

function isStep(value: unknown): value is DurationStep {
  if (typeof value !== 'object' || value === null) return false;
  const { playersUpTo, minutes, ...rest } = value as Record<string, unknown>;
  const isBare = Object.keys(rest).length === 0;
  return isBare && isWhole(playersUpTo, 1, PLAYERS_UP_TO_MAX) && isWhole(minutes, 1, MINUTES_MAX);
}
