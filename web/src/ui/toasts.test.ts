import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one piece of news at a time, in the order in which they came', () => {
  const toasts = new Toasts();
  toasts.add('Ana is here');
  toasts.add('Boris is here');
  expect(toasts.news).toBe('Ana is here');
  vi.advanceTimersToNextTimer();
  expect(toasts.news).toBe('Boris is here');
  vi.advanceTimersToNextTimer();
  expect(toasts.news).toBeNull();
});

test('what is said or about to be said is not said again', () => {
  const toasts = new Toasts();
  for (const news of ['Ana is here', 'Ana is here', 'Boris is here', 'Boris is here'])
    toasts.add(news);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(toasts.news).toBeNull();
});

test('of many pieces of news the oldest are left out', () => {
  const toasts = new Toasts();
  for (const news of ['one', 'two', 'three', 'four', 'five']) toasts.add(news);
  const said = [toasts.news];
  while (toasts.news !== null) {
    vi.advanceTimersToNextTimer();
    said.push(toasts.news);
  }
  expect(said).toEqual(['one', 'three', 'four', 'five', null]);
});

test('a refusal waits for nothing, and the next tap takes it away', () => {
  const toasts = new Toasts();
  toasts.add('Ana is here');
  toasts.tapped(200, 300);
  toasts.refuse('Not now');
  expect(toasts.refusal).toEqual({ text: 'Not now', x: 200, y: 300 });
  toasts.tapped(200, 400);
  expect(toasts.refusal).toBeNull();
  expect(toasts.news).toBe('Ana is here');
});
