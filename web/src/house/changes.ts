// House rules as part of a table's settings: what is changed, and from what.

import type { HouseRules, Parameter, RulesetId, Settings, VariantId } from '../lib/wire/wire';
import { parameter, resolve } from '../rulebook/ruleset';
import type { ParameterName } from '../i18n/parameter';
import { PARAMETER_NAMES } from './parameters';
import { same } from './values';

export type Changes = HouseRules['changes'];

/** House rules away from any table: kept on a phone, or on their way to another. */
export interface HouseSet {
  name: string;
  ruleset: RulesetId;
  changes: Changes;
}

export function changesOf(settings: Settings): Changes {
  return settings.spy.house?.changes ?? {};
}

/** In the order in which the editor shows them. */
export function changedNames(changes: Changes): ParameterName[] {
  return PARAMETER_NAMES.filter((name) => changes[name] !== undefined);
}

export function setOf({ spy: { ruleset, house } }: Settings): HouseSet {
  return { name: house?.name ?? '', ruleset, changes: house?.changes ?? {} };
}

/** What a parameter would be if it alone were put back. */
export function byTheBook(
  settings: Settings,
  form: VariantId,
  name: ParameterName,
): Parameter | undefined {
  return parameter(resolve(form, without(changesOf(settings), name)), name);
}

/** A value that the rules for `form` have anyway is no change. */
export function changed(
  settings: Settings,
  form: VariantId,
  { name, value }: { name: ParameterName; value: Parameter },
): Settings {
  const rest = without(changesOf(settings), name);
  const isBook = same(byTheBook(settings, form, name), value);
  const changes = isBook ? rest : { ...rest, [name]: value };
  return withChanges(giveWay(settings, { [name]: value }), changes);
}

export function putBack(settings: Settings, name: ParameterName): Settings {
  return withChanges(settings, without(changesOf(settings), name));
}

export function putAllBack(settings: Settings): Settings {
  return withChanges(settings, {});
}

export function renamed(settings: Settings, name: string): Settings {
  const { house } = settings.spy;
  return house ? { ...settings, spy: { ...settings.spy, house: { ...house, name } } } : settings;
}

/** The table plays by a set from the phone; what was changed before is gone. */
export function loaded(settings: Settings, { name, ruleset, changes }: HouseSet): Settings {
  const given = giveWay(settings, changes);
  return { ...given, spy: { ...given.spy, ruleset, house: { name, changes } } };
}

export function sameSet(a: HouseSet, b: HouseSet): boolean {
  const names = changedNames(a.changes);
  return (
    a.ruleset === b.ruleset &&
    names.length === changedNames(b.changes).length &&
    names.every((name) => same(a.changes[name], b.changes[name]))
  );
}

/** What was last said counts: a length or a number of rounds for this evening only gives way. */
function giveWay(settings: Settings, changes: Changes): Settings {
  const { rounds, ...rest } = settings;
  const { minutes, ...spy } = settings.spy;
  return {
    ...rest,
    ...(rounds !== undefined && changes['rounds'] === undefined && { rounds }),
    spy: {
      ...spy,
      ...(minutes !== undefined && changes['durationMin'] === undefined && { minutes }),
    },
  };
}

function withChanges(settings: Settings, changes: Changes): Settings {
  const { house, ...spy } = settings.spy;
  if (Object.keys(changes).length === 0) return { ...settings, spy };
  return { ...settings, spy: { ...spy, house: { name: house?.name ?? '', changes } } };
}

function without(changes: Changes, name: ParameterName): Changes {
  const { [name]: _, ...rest } = changes;
  return rest;
}
