import { expect, it } from 'vitest';
import { moved, same } from './seat-order';

it('moves somebody to another place and keeps everybody', () => {
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
});

it('stops at both ends', () => {
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 9)).toEqual([1, 2, 3]);
});

it('knows an unchanged order', () => {
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});
