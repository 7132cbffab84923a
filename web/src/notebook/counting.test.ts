import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counting } from './counting.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turned = (counting: Counting) => [4, 2, 9].filter((seat) => counting.isTurned(seat));

test('points are turned over one after the other', () => {
  const counting = new Counting([9, 4, 2], false);
  expect(turned(counting)).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(turned(counting)).toEqual([9]);
  expect(counting.latest).toBe(9);
  vi.advanceTimersToNextTimer();
  expect(turned(counting)).toEqual([4, 9]);
  expect(counting.isDone).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(counting.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever wants no motion sees them at once', () => {
  const counting = new Counting([9, 4, 2], true);
  expect(counting.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('the rest can be turned over together', () => {
  const counting = new Counting([9, 4, 2], false);
  counting.finish();
  expect(turned(counting)).toEqual([4, 2, 9]);
  expect(vi.getTimerCount()).toBe(0);
});
