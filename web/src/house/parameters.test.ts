import { describe, expect, it, test } from 'vitest';
import { tableSettings } from '../gallery/build';
import { messages } from '../i18n/messages';
import type { Parameter, Ruleset, VariantId } from '../lib/wire/wire';
import { parameter, PRESETS, resolve } from '../rulebook/ruleset';
import type { ParameterName } from '../i18n/parameter';
import { GROUPS, PARAMETER_NAMES, PARAMETERS } from './parameters';
import { isValue, offered } from './values';

const VARIANTS = Object.keys(PRESETS) as VariantId[];
const SETTINGS = tableSettings({ spy: { ruleset: 'spijun' } });

/** Every dotted name of a ruleset: sections are opened, lists are values. */
function namesIn(rules: Ruleset): string[] {
  return Object.entries(rules).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? Object.keys(value).map((field) => `${name}.${field}`)
      : [name],
  );
}

function matters(name: ParameterName, changes: Record<string, Parameter>, settings = SETTINGS) {
  return PARAMETERS[name].when(resolve('spijun', changes), settings);
}

describe('the table of parameters', () => {
  it.each(VARIANTS)('has exactly those of %s', (variant) => {
    expect([...PARAMETER_NAMES].sort()).toEqual(namesIn(PRESETS[variant]).sort());
  });

  it.each(VARIANTS)('can hold every value that %s has', (variant) => {
    const odd = PARAMETER_NAMES.filter(
      (name) => !isValue(PARAMETERS[name], parameter(PRESETS[variant], name)),
    );
    expect(odd).toEqual([]);
  });

  it.each(PARAMETER_NAMES)('offers values of %s that it accepts, and more than one', (name) => {
    const values = offered(PARAMETERS[name]);
    expect(values.length).toBeGreaterThan(1);
    expect(values.filter((value) => !isValue(PARAMETERS[name], value))).toEqual([]);
  });

  it('offers every value that has a word, and no other', () => {
    for (const name of PARAMETER_NAMES) {
      const text = messages.en.house.parameters[name];
      if ('says' in text)
        expect(offered(PARAMETERS[name]).map(String).sort(), name).toEqual(
          Object.keys(text.says).sort(),
        );
    }
  });

  it('leaves no chapter empty', () => {
    const used = new Set(PARAMETER_NAMES.map((name) => PARAMETERS[name].group));
    expect([...used].sort()).toEqual([...GROUPS].sort());
  });
});

test('values of another kind, or out of range, are none', () => {
  const no: [ParameterName, unknown][] = [
    ['roles', 1],
    ['roles', 'true'],
    ['theme', 'space'],
    ['theme', 'toString'],
    ['middleCards', 2],
    ['middleCards', '1'],
    ['score.civ', -1],
    ['score.civ', 21],
    ['score.civ', 1.5],
    ['score.civ', NaN],
    ['limits.voteMs', 4_999],
    ['limits.voteMs', 600_001],
    ['durationMin', []],
    ['durationMin', 8],
    ['durationMin', [null]],
    ['durationMin', [{ playersUpTo: 8, minutes: 0 }]],
    ['durationMin', [{ playersUpTo: 8, minutes: 31 }]],
    ['durationMin', [{ playersUpTo: 8, minutes: 8, extra: 1 }]],
    ['durationMin', [{ minutes: 8 }]],
  ];
  for (const [name, value] of no)
    expect(isValue(PARAMETERS[name], value), `${name}: ${JSON.stringify(value)}`).toBe(false);
  const down = [
    { playersUpTo: 6, minutes: 7 },
    { playersUpTo: 4, minutes: 6 },
  ];
  expect(isValue(PARAMETERS.durationMin, down)).toBe(false);
  expect(isValue(PARAMETERS.durationMin, [...down].reverse())).toBe(true);
});

describe('a parameter matters', () => {
  it('where there are votes, if it is about votes', () => {
    expect(matters('vote.threshold', {})).toBe(true);
    const never = { 'accuse.resolution': 'reveal', 'timeup.procedure': 'lastChance' };
    expect(matters('vote.threshold', never)).toBe(false);
    expect(matters('vote.order', { 'accuse.resolution': 'reveal' })).toBe(false);
  });

  it('with a card in the middle, if it is about that card', () => {
    expect(matters('score.middleIsSpy', {})).toBe(false);
    expect(matters('point', {})).toBe(false);
    expect(matters('point', { middleCards: 1 })).toBe(true);
    expect(matters('score.middleIsSpy', { middleCards: 1, point: true })).toBe(true);
  });

  it('unless something else was agreed for this very table', () => {
    expect(matters('durationMin', {})).toBe(true);
    expect(matters('durationMin', {}, { ...SETTINGS, spy: { ...SETTINGS.spy, minutes: 5 } })).toBe(
      false,
    );
    expect(matters('rounds', {}, { ...SETTINGS, rounds: 3 })).toBe(false);
    expect(matters('limits.turnWrittenMs', {})).toBe(false);
    expect(matters('limits.turnWrittenMs', {}, { ...SETTINGS, asking: 'written' })).toBe(true);
  });
});
