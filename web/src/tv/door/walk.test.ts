import { expect, test } from 'vitest';
import { nextBox, wayOf, type Box, type Way } from './walk';

/** Keys of 10 by 10 with gaps of 2, in rows of three, and a wide one below them. */
const KEYS: Box[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const [left, top] = [(i % 3) * 12, Math.floor(i / 3) * 12];
  return { left, top, right: left + 10, bottom: top + 10 };
});
const WIDE: Box = { left: 0, right: 34, top: 30, bottom: 40 };

function from(start: number, way: Way): number | undefined {
  const all = [...KEYS, WIDE];
  return nextBox(all[start] as Box, all, way);
}

test('arrows lead to the key beside, above or below', () => {
  expect(from(0, 'right')).toBe(1);
  expect(from(4, 'left')).toBe(3);
  expect(from(4, 'up')).toBe(1);
  expect(from(2, 'down')).toBe(5);
});

test('below the keys there is more', () => {
  expect(from(3, 'down')).toBe(6);
  expect(from(6, 'up')).toBe(4);
});

test('at the edge nothing is next', () => {
  expect(from(0, 'left')).toBeUndefined();
  expect(from(1, 'up')).toBeUndefined();
  expect(from(6, 'down')).toBeUndefined();
});

test('only arrows have a way', () => {
  expect(wayOf('ArrowUp')).toBe('up');
  expect(wayOf('Enter')).toBeUndefined();
});
