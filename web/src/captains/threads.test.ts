import { expect, test } from 'vitest';
import { captain, ONE, round, step, TWO } from './played';
import { threads } from './threads';

const grown = [captain(ONE, [5, 1]), captain(TWO, [8])] satisfies [unknown, unknown];

test('a tie runs from each captain to everybody in the team', () => {
  const drawn = threads(round({ captains: grown, step: step(TWO) }));
  expect(drawn.map(({ from, to, strand, isTie }) => [from, to, strand, isTie])).toEqual([
    [ONE, 5, 'one', true],
    [ONE, 1, 'one', true],
    [TWO, 8, 'two', true],
  ]);
});

test('a question lies over the ties, in the thread of the captain who asks', () => {
  const drawn = threads(round({ captains: grown, step: step(TWO, { asked: 3 }) }));
  expect(drawn.at(-1)).toMatchObject({ from: TWO, to: 3, strand: 'two' });
  expect(drawn.at(-1)?.isTie).toBeFalsy();
});

test('a captain who is about to ask sees the thread already, and nobody else does', () => {
  const choosing = round({ step: step(ONE) });
  expect(threads(choosing, ONE, 5)).toMatchObject([{ from: ONE, to: 5 }]);
  expect(threads(choosing, TWO, 5)).toEqual([]);
  expect(threads(choosing)).toEqual([]);
});

test('nothing is tied before it is settled who begins', () => {
  expect(threads(round({ captains: grown, settled: false }))).toEqual([]);
});

test('a thread that stays is not drawn anew', () => {
  const keys = (asked: number) =>
    threads(round({ captains: grown, step: step(ONE, { asked }) })).map(({ key }) => key);
  expect(keys(3).slice(0, 3)).toEqual(keys(7).slice(0, 3));
  expect(new Set(keys(3)).size).toBe(4);
});
