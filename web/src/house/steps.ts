// Lengths by the number of players. The last step counts for all who are more, so only the others
// have a bound that means something.

import { PLAYERS_MIN, SEATS_MAX } from '../lib/wire/limits';
import type { DurationStep } from '../lib/wire/wire';

export function lengthened(steps: DurationStep[], at: number, by: number): DurationStep[] {
  return steps.map((step, i) => (i === at ? { ...step, minutes: step.minutes + by } : step));
}

/** Moves the bound of a step, unless it would meet its neighbour. */
export function moved(steps: DurationStep[], at: number, by: number): DurationStep[] | null {
  const bound = (steps[at]?.playersUpTo ?? 0) + by;
  const above = steps[at - 1]?.playersUpTo ?? PLAYERS_MIN - 1;
  const isNextLast = at + 1 === steps.length - 1;
  const below = isNextLast ? SEATS_MAX : (steps[at + 1]?.playersUpTo ?? SEATS_MAX);
  if (bound <= above || bound >= below) return null;
  return open(steps.map((step, i) => (i === at ? { ...step, playersUpTo: bound } : step)));
}

/** Takes a step away: its players have the length of the next one. */
export function joined(steps: DurationStep[], at: number): DurationStep[] {
  return steps.filter((_, i) => i !== at);
}

/** One more step below the last, as long as there is a number of players for it. */
export function split(steps: DurationStep[]): DurationStep[] | null {
  const last = steps.at(-1);
  const bound = (steps.at(-2)?.playersUpTo ?? PLAYERS_MIN - 1) + 1;
  if (!last || bound >= SEATS_MAX) return null;
  return open([...steps.slice(0, -1), { ...last, playersUpTo: bound }, last]);
}

/** The last step must stay above all others. */
function open(steps: DurationStep[]): DurationStep[] {
  const last = steps.length - 1;
  return steps.map((step, i) => (i === last ? { ...step, playersUpTo: SEATS_MAX } : step));
}
