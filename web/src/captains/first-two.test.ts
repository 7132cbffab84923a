import { expect, test } from 'vitest';
import { chooseTwo } from './first-two';

test('faces are chosen and given up by tapping', () => {
  expect(chooseTwo([], 3)).toEqual([3]);
  expect(chooseTwo([3], 5)).toEqual([3, 5]);
  expect(chooseTwo([3, 5], 3)).toEqual([5]);
});

test('a third face takes the place of the first', () => {
  expect(chooseTwo([3, 5], 7)).toEqual([5, 7]);
});
