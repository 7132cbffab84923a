import { expect, test } from 'vitest';
import { threads } from './threads';

test('whoever was asked goes on asking, until somebody else begins', () => {
  const questions = [
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 1],
  ] as const;
  expect(threads(questions)).toEqual([
    [1, 2, 3],
    [1, 3, 1],
  ]);
  expect(threads([])).toEqual([]);
});
