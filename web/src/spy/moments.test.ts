import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moments } from './moments.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('moments are played one after the other and then are over', () => {
  const moments = new Moments();
  moments.add({ what: 'vote_carried', suspect: 2, yes: [1, 3] });
  moments.add({ what: 'time_up' });
  expect(moments.current?.what).toBe('vote_carried');
  vi.advanceTimersByTime(3600);
  expect(moments.current?.what).toBe('time_up');
  vi.advanceTimersByTime(2600);
  expect(moments.current).toBeUndefined();
});

test('a phone that slept plays the newest two', () => {
  const moments = new Moments();
  moments.add({ what: 'vote_failed', suspect: 2, yes: [1], no: [3] });
  moments.add({ what: 'vote_failed', suspect: 3, yes: [1], no: [2] });
  moments.add({ what: 'time_up' });
  expect(moments.current).toMatchObject({ what: 'vote_failed', suspect: 3 });
});

test('a tap goes on at once', () => {
  const moments = new Moments();
  moments.add({ what: 'spy_revealed', seat: 2 });
  moments.next();
  expect(moments.current).toBeUndefined();
});

test('news of the room is not for the whole screen', () => {
  const moments = new Moments();
  moments.add({ what: 'joined', seat: 4, name: 'Dunja' });
  expect(moments.current).toBeUndefined();
});
