import { expect, test } from 'vitest';
import type { TableView } from '../lib/wire/wire';
import { captainsCalls } from './calls';
import { asked, choosing, dealt, firstName, ONE, paused, picking, SPY, TWO } from './played';

const called = (view: TableView) =>
  [null, 1, ONE, 3, SPY, 5, TWO, 7, 8].filter((you) => captainsCalls.call(view, you) !== null);

test('those are called whom the table waits for, and nobody else', () => {
  expect(called(choosing)).toEqual([ONE]);
  expect(called(asked)).toEqual([5]);
  expect(called(picking)).toEqual([TWO]);
  expect(called(firstName)).toEqual([SPY]);
});

test('nobody is called before it is settled who begins, nor while the table stands still', () => {
  expect(called(dealt)).toEqual([]);
  expect(called(paused)).toEqual([]);
});
