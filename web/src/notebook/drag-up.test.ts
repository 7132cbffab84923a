import { expect, test } from 'vitest';
import { isDragging, isHigh } from './drag-up';

test('a trembling tap is still a tap', () => {
  expect(isDragging(3, 4)).toBe(false);
  expect(isDragging(0, 12)).toBe(true);
  expect(isDragging(-12, 0)).toBe(true);
});

test('only a card that was dragged far up is chosen', () => {
  expect(isHigh(20)).toBe(false);
  expect(isHigh(-200)).toBe(false);
  expect(isHigh(100)).toBe(true);
});
