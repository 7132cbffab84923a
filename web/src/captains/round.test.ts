import { expect, test } from 'vitest';
import { seats, tableView } from '../gallery/build';
import { captain, firstName, ONE, round, TWO } from './played';
import { actingCaptain, captainsRound, placeOf, strandHolding, strandOf } from './round';

const grown = round({ captains: [captain(ONE, [5]), captain(TWO, [8], true)] });

test('another game has no such round', () => {
  expect(captainsRound(tableView({ seats: seats(8) }))).toBeUndefined();
});

test('everybody is captain, picked, free or not in the round', () => {
  expect(placeOf(grown, ONE)).toEqual({ kind: 'captain', other: TWO });
  expect(placeOf(grown, TWO)).toEqual({ kind: 'captain', other: ONE });
  expect(placeOf(grown, 8)).toEqual({ kind: 'picked', captain: TWO });
  expect(placeOf(grown, 3)).toEqual({ kind: 'free' });
  expect(placeOf(grown, 9)).toEqual({ kind: 'out' });
  expect(placeOf(grown, null)).toEqual({ kind: 'out' });
});

test('who acts first has the whole thread, the other the broken one', () => {
  expect([ONE, TWO, 5].map((seat) => strandOf(grown, seat))).toEqual(['one', 'two', null]);
  expect(strandOf(round({ settled: false }), ONE)).toBeNull();
});

test('a thread holds a captain and the whole team', () => {
  const held = [ONE, 5, TWO, 8, 3].map((seat) => strandHolding(grown, seat));
  expect(held).toEqual(['one', 'one', 'two', 'two', null]);
});

test('nobody acts before it is settled who begins, nor when the spy does', () => {
  expect(actingCaptain(grown)).toBe(ONE);
  expect(actingCaptain(round({ settled: false }))).toBeNull();
  const naming = captainsRound(firstName);
  expect(naming && actingCaptain(naming)).toBeNull();
});
