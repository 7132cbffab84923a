import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COUNT_MS_MAX, Counting } from './counting.svelte';

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

test('whoever need not wait sees them at once', () => {
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

test.each([1, 2, 8, 12])('%i players are not waited for longer than for a few', (players) => {
  const counting = new Counting([...Array(players).keys()], false);
  vi.advanceTimersByTime(COUNT_MS_MAX);
  expect(counting.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
