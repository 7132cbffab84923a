import { expect, test } from 'vitest';
import { reached } from './roving';

test.each([
  // Eleven places in rows of four.
  ['ArrowRight', 3, 4, 4],
  ['ArrowLeft', 0, 4, 0],
  ['ArrowDown', 1, 4, 5],
  ['ArrowUp', 9, 4, 5],
  ['ArrowUp', 2, 4, 2],
  ['ArrowDown', 8, 4, 8],
  ['Home', 7, 4, 0],
  ['End', 7, 4, 10],
  ['Enter', 7, 4, null],
  // As many faces around a table.
  ['ArrowRight', 10, 1, 0],
  ['ArrowUp', 0, 1, 10],
  ['ArrowDown', 4, 1, 5],
])('%s leads from %i, in rows of %i, to %s', (key, at, columns, to) => {
  expect(reached(key, at, { count: 11, columns })).toBe(to);
});
