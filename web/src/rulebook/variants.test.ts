import { expect, test } from 'vitest';
import { RULES, rulesIn } from './variants';

test('an address can name every kind of rules', () => {
  expect(RULES.map(rulesIn)).toEqual(RULES);
});

test('nobody knows other rules', () => {
  expect(['chess', 'constructor', '', null].map(rulesIn)).toEqual([null, null, null, null]);
});
