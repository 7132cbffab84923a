// All rules that can be read about, in the order in which they are listed.

import type { VariantId } from '../lib/wire/wire';

export const VARIANTS: readonly VariantId[] = [
  'spijun',
  'time-travel',
  'duel',
  'trio',
  'film-night',
  'indictment',
];

/** The ways to play the spy game, and the other games. */
export type RulesId = VariantId | 'captains' | 'notebook';
export const RULES: readonly RulesId[] = [...VARIANTS, 'captains', 'notebook'];
