// Who asks first.

import type { TableView } from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';

/** RULES 4 and 5: where the host asks first, nobody can be chosen instead. */
export function isHostFirst(view: TableView): boolean {
  return rulesOf(view).starterFirst === 'host';
}
