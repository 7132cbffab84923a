// House rules in words.

import { i18n } from '../i18n';
import type { DurationStep, Parameter } from '../lib/wire/wire';
import { changedNames, type Changes } from './changes';
import type { Fault } from './file';
import { harmless } from './name';
import type { ParameterName } from '../i18n/parameter';
import { isParameterName, PARAMETERS } from './parameters';

const NAMED_MAX = 5;

/** What all kinds of parameters may say. */
interface AnyText {
  ask: string;
  yes?: string;
  no?: string;
  says?: Record<string, string>;
}

/** What stands above the control, without the sign that leads on to the value. */
export function ask(name: ParameterName): string {
  return i18n.m.house.parameters[name].ask.replace(/[,:]$/, '');
}

/** The rest of the sentence that `ask` begins. */
export function sayValue(name: ParameterName, value: Parameter): string {
  const { units, parameters } = i18n.m.house;
  const entry = PARAMETERS[name];
  const text: AnyText = parameters[name];
  switch (entry.kind) {
    case 'flag':
      return (value ? text.yes : text.no) ?? '';
    case 'choice':
      return text.says?.[String(value)] ?? '';
    case 'number':
      return units[entry.unit](Number(value));
    case 'wait':
      return units.wait(Number(value));
    case 'steps':
      return Array.isArray(value) ? saySteps(value) : '';
  }
}

/** Answers end a sentence; numbers stand after a colon. */
export function sayChange(name: ParameterName, value: Parameter): string {
  const begin = i18n.m.house.parameters[name].ask;
  const { kind } = PARAMETERS[name];
  const goesOn = kind === 'flag' || kind === 'choice' || /[,:]$/.test(begin);
  return `${begin}${goesOn ? ' ' : ': '}${sayValue(name, value)}`;
}

export function sayChanges(changes: Changes): string[] {
  return changedNames(changes).map((name) => sayChange(name, changes[name] as Parameter));
}

export function sayFault(fault: Fault): string {
  const m = i18n.m.house.faults;
  if (fault.why !== 'unknown' && fault.why !== 'values') return m[fault.why];
  const named = fault.names.slice(0, NAMED_MAX).map(known);
  const more = fault.names.length > NAMED_MAX ? ['…'] : [];
  return m[fault.why]({ names: [...named, ...more].join(', ') });
}

function known(name: string): string {
  return isParameterName(name) ? ask(name) : harmless(name);
}

function saySteps(steps: DurationStep[]): string {
  const { units, steps: m } = i18n.m.house;
  if (steps.length === 1) return units.minutes(steps[0]?.minutes ?? 0);
  const said = steps.map(({ playersUpTo, minutes }, i) =>
    i === steps.length - 1
      ? m.beyond({ minutes: units.minutes(minutes) })
      : m.upTo({ players: units.players(playersUpTo), minutes: units.minutes(minutes) }),
  );
  return said.join(', ');
}
