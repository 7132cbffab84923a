// The rules that can be chosen, in the order in which they are offered.

import type { Asking, RulesetId } from '../lib/wire/wire';

export const RULESETS: readonly RulesetId[] = ['spijun', 'time-travel', 'film-night', 'indictment'];
export const ASKINGS: readonly Asking[] = ['tracked', 'spoken', 'written'];

/** RULES 4 and 5: whoever leads the game asks first, and nobody can be chosen instead. */
export function isHostFirst(ruleset: RulesetId): boolean {
  return ruleset === 'film-night' || ruleset === 'indictment';
}
