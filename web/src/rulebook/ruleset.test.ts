import { expect, test } from 'vitest';
import { PRESETS, parameter, resolve } from './ruleset';

test('a change replaces one value and leaves the preset alone', () => {
  const rules = resolve('spijun', { 'score.spyGuess': 5, roles: false });
  expect(parameter(rules, 'score.spyGuess')).toBe(5);
  expect(rules.roles).toBe(false);
  expect(rules.score.civ).toBe(PRESETS.spijun.score.civ);
  expect(PRESETS.spijun.score.spyGuess).toBe(4);
});

test('a parameter that does not exist changes nothing', () => {
  expect(resolve('duel', { 'score.nonsense': 1, 'no.such.thing': true })).toEqual(PRESETS.duel);
});

test('without variants by count three play by the rules of the many', () => {
  expect(resolve('time-travel', { variantByCount: false }).players).toEqual({ min: 3, max: 8 });
  const five = { variantByCount: false, 'players.min': 5 };
  expect(resolve('time-travel', five).players.min).toBe(5);
});
