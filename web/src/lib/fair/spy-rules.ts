// By which rules of spies a number of players is dealt to, as far as a deal follows from them.

import presets from '../wire/presets.json';
import type { Parameter, Ruleset, SpySettings, VariantId } from '../wire/wire';

type Rules = Pick<
  Ruleset,
  'roles' | 'middleCards' | 'locationReuse' | 'starterFirst' | 'rounds' | 'variantByCount'
>;

export interface SpyRules extends Rules {
  variant: VariantId;
  /** Two and three may have rules of their own, and go on by those of the many where the house spoilt theirs. */
  isSure: boolean;
}

const PRESETS = presets as unknown as Record<VariantId, Ruleset>;

export function spyRules({ ruleset, house }: SpySettings, players: number): SpyRules {
  const changes: Record<string, Parameter> = house?.changes ?? {};
  const byCount = { ...PRESETS[ruleset], ...changes }.variantByCount === true;
  const variant = byCount ? variantFor(players, ruleset) : ruleset;
  const isSure = variant === ruleset || Object.keys(changes).length === 0;
  return { ...({ ...PRESETS[variant], ...changes } as Rules), variant, isSure };
}

function variantFor(players: number, otherwise: VariantId): VariantId {
  if (players <= 2) return 'duel';
  return players === 3 ? 'trio' : otherwise;
}
