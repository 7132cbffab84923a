import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Moments, type Beat } from './moments.svelte';

const BEATS = {
  vote_carried: { shown_ms: 3400, drum_ms: 3400, cue: 'gavel' },
  vote_failed: { shown_ms: 4500, cue: 'gavel' },
  spy_revealed: { shown_ms: 3400, drum_ms: 1500 },
  time_up: { shown_ms: 2600 },
} satisfies Record<string, Beat>;
const CARRIED = { what: 'vote_carried' as const, suspect: 2, yes: [1, 3] };
const REVEALED = { what: 'spy_revealed' as const, seat: 2 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moments, and all that was heard in them. */
function stage() {
  const moments = new Moments<keyof typeof BEATS>(BEATS);
  const heard: string[] = [];
  moments.listen((cue) => heard.push(cue));
  return { moments, heard };
}

test('a moment is played for a while and then is over', () => {
  const { moments } = stage();
  moments.add(CARRIED);
  vi.advanceTimersByTime(3399);
  expect(moments.current?.what).toBe('vote_carried');
  vi.advanceTimersByTime(1);
  expect(moments.current).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a newer moment takes the place of one that still plays, and its sounds too', () => {
  const { moments, heard } = stage();
  moments.add({ what: 'vote_failed', suspect: 2, yes: [1], no: [3] });
  moments.add({ what: 'time_up' });
  expect(moments.current?.what).toBe('time_up');
  vi.advanceTimersByTime(2600);
  expect(moments.current).toBeUndefined();
  expect(heard).toEqual([]);
});

test('news of the room is not for the whole screen', () => {
  const { moments } = stage();
  moments.add({ what: 'joined', seat: 4, name: 'Dunja' });
  expect(moments.current).toBeUndefined();
});

test('a game leaves out what has a screen of its own', () => {
  const moments = new Moments<keyof typeof BEATS>(BEATS, ({ what }) => what !== 'time_up');
  moments.add({ what: 'time_up' });
  expect(moments.current).toBeUndefined();
});

describe('the drum-roll', () => {
  test('ends when a card is turned over after the moment', () => {
    const { moments, heard } = stage();
    moments.add(CARRIED);
    vi.advanceTimersByTime(1899);
    expect([moments.drum, ...heard]).toEqual(['waits', 'gavel']);
    vi.advanceTimersByTime(1);
    expect([moments.drum, ...heard]).toEqual(['rolls', 'gavel', 'drumroll']);
    vi.advanceTimersByTime(1500);
    // What comes after it is somebody else's to tell.
    expect([moments.drum, ...heard]).toEqual(['over', 'gavel', 'drumroll']);
  });

  test('ends when a card is turned over in the moment', () => {
    const { moments, heard } = stage();
    moments.add(REVEALED);
    vi.advanceTimersByTime(0);
    expect([moments.drum, ...heard]).toEqual(['rolls', 'drumroll']);
    vi.advanceTimersByTime(1500);
    expect([moments.drum, ...heard]).toEqual(['over', 'drumroll', 'reveal']);
    vi.advanceTimersByTime(1900);
    expect(heard).toEqual(['drumroll', 'reveal']);
  });

  test('is left out where no card is turned over', () => {
    const { moments, heard } = stage();
    moments.add({ what: 'time_up' });
    vi.advanceTimersByTime(2600);
    expect([moments.drum, ...heard]).toEqual(['over']);
  });
});

describe('a tap', () => {
  test('goes on at once, and what was to be heard then is not heard later', () => {
    const { moments, heard } = stage();
    moments.add(CARRIED);
    moments.goOn(false)?.();
    expect(moments.current).toBeUndefined();
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });

  test('turns over what the moment would have turned over', () => {
    const { moments, heard } = stage();
    moments.add(REVEALED);
    moments.goOn(false)?.();
    expect(heard).toEqual(['reveal']);
  });

  test('is nothing where a big screen leads and a card still lies face down', () => {
    const { moments } = stage();
    moments.add(CARRIED);
    vi.advanceTimersByTime(3399);
    expect(moments.goOn(true)).toBeUndefined();
    moments.add(REVEALED);
    expect(moments.goOn(true)).toBeUndefined();
    vi.advanceTimersByTime(1500);
    expect(moments.goOn(true)).toBeDefined();
    moments.add({ what: 'time_up' });
    expect(moments.goOn(true)).toBeDefined();
  });
});
