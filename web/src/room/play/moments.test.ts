import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moments } from './moments.svelte';

const SHOWN_MS = { vote_carried: 3600, vote_failed: 4500, time_up: 2600 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a moment is played for a while and then is over', () => {
  const moments = new Moments(SHOWN_MS);
  moments.add({ what: 'vote_carried', suspect: 2, yes: [1, 3] });
  vi.advanceTimersByTime(3599);
  expect(moments.current?.what).toBe('vote_carried');
  vi.advanceTimersByTime(1);
  expect(moments.current).toBeUndefined();
});

test('a newer moment takes the place of one that still plays', () => {
  const moments = new Moments(SHOWN_MS);
  moments.add({ what: 'vote_failed', suspect: 2, yes: [1], no: [3] });
  vi.advanceTimersByTime(1000);
  moments.add({ what: 'time_up' });
  expect(moments.current?.what).toBe('time_up');
  vi.advanceTimersByTime(2600);
  expect(moments.current).toBeUndefined();
});

test('a tap goes on at once', () => {
  const moments = new Moments(SHOWN_MS);
  moments.add({ what: 'time_up' });
  moments.next();
  expect(moments.current).toBeUndefined();
});

test('news of the room is not for the whole screen', () => {
  const moments = new Moments(SHOWN_MS);
  moments.add({ what: 'joined', seat: 4, name: 'Dunja' });
  expect(moments.current).toBeUndefined();
});

test('a game leaves out what has a screen of its own', () => {
  const moments = new Moments(SHOWN_MS, ({ what }) => what !== 'time_up');
  moments.add({ what: 'time_up' });
  expect(moments.current).toBeUndefined();
});
