// The rulesets of the spy game, in the order in which they are offered.

import type { RulesetId, TableView } from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';

export const RULESETS: readonly RulesetId[] = ['spijun', 'time-travel', 'film-night', 'indictment'];

/** RULES 4 and 5: where the host asks first, nobody can be chosen instead. */
export function isHostFirst(view: TableView): boolean {
  return rulesOf(view).starterFirst === 'host';
}
