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

test('a new deal calls the captains, who settle who begins, and all who have not looked yet', () => {
  const looked = {
    ...dealt,
    seats: dealt.seats.map((seat) => ({ ...seat, ready: seat.id !== 3 })),
  };
  expect(called(looked)).toEqual([null, ONE, 3, TWO]);
  const all = { ...dealt, seats: dealt.seats.map((seat) => ({ ...seat, ready: true })) };
  expect(called(all)).toEqual([ONE, TWO]);
});

test('nobody is called while the table stands still', () => {
  expect(called(paused)).toEqual([]);
});
