import { expect, test } from 'vitest';
import { floorOf } from './floor';
import { ONE, over, written } from './played';

test('the captain in turn asks, and nobody is told to keep quiet', () => {
  expect(floorOf(written)).toEqual({ turn: 5, asker: ONE, isHushed: false });
});

test('after the round nobody asks', () => {
  expect(floorOf(over())?.asker).toBeUndefined();
});
