import { describe, expect, it } from 'vitest';
import { tableSettings } from '../gallery/build';
import type { Settings } from '../lib/wire/wire';
import {
  byTheBook,
  changed,
  changesOf,
  loaded,
  putAllBack,
  putBack,
  renamed,
  sameSet,
} from './changes';

const plain = tableSettings({ spy: { ruleset: 'spijun' } });
const dear = changed(plain, 'spijun', { name: 'score.spyGuess', value: 6 });

describe('a change', () => {
  it('is added to the others and can be put back alone', () => {
    const two = changed(dear, 'spijun', { name: 'roles', value: false });
    expect(changesOf(two)).toEqual({ 'score.spyGuess': 6, roles: false });
    expect(changesOf(putBack(two, 'score.spyGuess'))).toEqual({ roles: false });
    expect(putAllBack(two)).toEqual(plain);
  });

  it('to what the rules say anyway is none', () => {
    expect(changed(dear, 'spijun', { name: 'score.spyGuess', value: 4 })).toEqual(plain);
    const steps = [{ playersUpTo: 8, minutes: 8 }];
    expect(changed(plain, 'spijun', { name: 'durationMin', value: steps })).toEqual(plain);
  });

  it('may be one for two players though it is none for many', () => {
    const settings: Settings = { ...plain, spy: { ruleset: 'time-travel' } };
    const change = { name: 'score.spyMidWrong', value: 4 } as const;
    expect(changesOf(changed(settings, 'time-travel', change))).toEqual({});
    expect(changesOf(changed(settings, 'duel', change))).toEqual({ 'score.spyMidWrong': 4 });
  });

  it('keeps the name of the house rules', () => {
    const named = renamed(dear, 'Ours');
    const { spy } = changed(named, 'spijun', { name: 'roles', value: false });
    expect(spy.house?.name).toBe('Ours');
    expect(renamed(plain, 'Ours')).toEqual(plain);
  });

  it('of length or rounds counts more than what was agreed before', () => {
    const agreed = { ...plain, rounds: 2, spy: { ...plain.spy, minutes: 3 } };
    const longer = [{ playersUpTo: 12, minutes: 12 }];
    const after = changed(agreed, 'spijun', { name: 'durationMin', value: longer });
    expect(after.spy.minutes).toBeUndefined();
    expect(after.rounds).toBe(2);
    expect(changed(after, 'spijun', { name: 'rounds', value: 7 }).rounds).toBeUndefined();
  });
});

it('by the book means without this one change, but with all others', () => {
  const settings: Settings = { ...plain, spy: { ruleset: 'time-travel' } };
  const off = changed(settings, 'time-travel', { name: 'variantByCount', value: false });
  const five = changed(off, 'time-travel', { name: 'players.min', value: 5 });
  expect(byTheBook(settings, 'time-travel', 'players.min')).toBe(4);
  expect(byTheBook(five, 'time-travel', 'players.min')).toBe(3);
});

it('a set from the phone replaces rules and changes, and leaves the rest', () => {
  const set = { name: 'Ours', ruleset: 'indictment', changes: { 'score.civ': 2 } } as const;
  expect(loaded({ ...dear, spy: { ...dear.spy, minutes: 3 } }, set)).toEqual({
    ...plain,
    spy: {
      ruleset: 'indictment',
      minutes: 3,
      house: { name: 'Ours', changes: { 'score.civ': 2 } },
    },
  });
});

it('sets are the same if they change the same, whatever they are called', () => {
  const a = { name: 'A', ruleset: 'spijun', changes: { roles: false, 'score.civ': 2 } } as const;
  expect(sameSet(a, { ...a, name: 'B', changes: { 'score.civ': 2, roles: false } })).toBe(true);
  expect(sameSet(a, { ...a, ruleset: 'indictment' })).toBe(false);
  expect(sameSet(a, { ...a, changes: { roles: false } })).toBe(false);
  expect(sameSet({ ...a, changes: { roles: false } }, a)).toBe(false);
});
