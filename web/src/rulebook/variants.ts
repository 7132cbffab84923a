// All rules that can be read about, in the order in which they are listed.

import type { GameId, RulesetId, VariantId } from '../lib/wire/wire';

export const VARIANTS: readonly VariantId[] = [
  'spijun',
  'time-travel',
  'duel',
  'trio',
  'film-night',
  'indictment',
];

/** Those of the spy game that a host can choose, in the order in which they are offered. */
export const RULESETS: readonly RulesetId[] = ['spijun', 'time-travel', 'film-night', 'indictment'];

type OtherGame = Exclude<GameId, 'spy'>;
const OTHERS: Record<OtherGame, true> = {
  captains: true,
  notebook: true,
};

/** The ways to play the spy game, and the other games. */
export type RulesId = VariantId | OtherGame;
export const RULES: readonly RulesId[] = [...VARIANTS, ...(Object.keys(OTHERS) as OtherGame[])];

/** Those that an address names; nothing where nobody knows them. */
export function rulesIn(name: string | null): RulesId | null {
  return RULES.find((id) => id === name) ?? null;
}
