// The rules a table plays by: a preset of the engine with the house's changes in it. The presets
// are generated from the engine, and a change replaces one value, so this knows no rule itself.

import presets from '../lib/wire/presets.json';
import type { HouseRules, Parameter, Ruleset, TableView, VariantId } from '../lib/wire/wire';

export const PRESETS = presets as Record<VariantId, Ruleset>;

export function resolve(variant: VariantId, changes: HouseRules['changes'] = {}): Ruleset {
  const rules = structuredClone(PRESETS[variant]);
  // RULES 8.1, TT-f: where two and three have no rules of their own, three play by these.
  if (rules.variantByCount && changes['variantByCount'] === false) rules.players.min = 3;
  for (const [name, value] of Object.entries(changes)) {
    if (value !== undefined) set(rules, name, value);
  }
  return rules;
}

/** The rules of this table, with the players it has now. */
export function rulesOf(view: TableView): Ruleset {
  return resolve(view.variant, view.settings.spy.house?.changes);
}

/** The value of a parameter by its dotted name. */
export function parameter(rules: Ruleset, name: string): Parameter | undefined {
  return name.split('.').reduce<unknown>((at, step) => section(at)?.[step], rules) as
    Parameter | undefined;
}

function set(rules: Ruleset, name: string, value: Parameter): void {
  const steps = name.split('.');
  const last = steps.pop();
  const at = steps.reduce<unknown>((at, step) => section(at)?.[step], rules);
  const target = section(at);
  if (last !== undefined && target && last in target) target[last] = value;
}

function section(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}
