import { describe, expect, test } from 'vitest';
import { Caller, type Facts, type Means } from './caller';

/** What reached people, in the order in which it did. */
function stage(change: Partial<Facts> = {}) {
  const done: string[] = [];
  const means: Means = {
    sound: (cue) => done.push(`sound ${cue}`),
    buzz: (pattern) => done.push(`buzz ${pattern}`),
    sign: (sign) => done.push(`sign ${sign}`),
    notify: (sign) => done.push(`notify ${sign}`),
  };
  const caller = new Caller({ call: () => null, heard: { picked: 'gavel' } }, means);
  let facts: Facts = {
    call: null,
    zone: 'none',
    isSeated: true,
    hasScreen: false,
    attention: 'here',
    ...change,
  };
  caller.see(facts);
  return {
    caller,
    /** All that followed from this. */
    see: (next: Partial<Facts>) => {
      done.length = 0;
      facts = { ...facts, ...next };
      caller.see(facts);
      return [...done];
    },
    hear: (what: 'picked' | 'round_over' | 'game_over' | 'clock_started') => {
      done.length = 0;
      caller.hear({ what } as Parameters<Caller['hear']>[0]);
      return [...done];
    },
  };
}

test('a call is heard and felt once, however often it is seen', () => {
  const { see } = stage();
  expect(see({ call: 'turn' })).toEqual(['buzz 40', 'sound turn']);
  expect(see({ call: 'turn' })).toEqual([]);
  expect(see({ call: 'vote' })).toEqual(['buzz 60,50,60', 'sound vote']);
});

test('the last minute and the end of time are told, but not to a page opened in them', () => {
  const { see } = stage({ zone: 'calm' });
  expect(see({ zone: 'minute' })).toEqual(['buzz 90,60,90', 'sound minute']);
  expect(see({ zone: 'time' })).toEqual(['buzz 220,100,220', 'sound time']);
  expect(stage().see({ zone: 'minute' })).toEqual([]);
});

test('what happens is heard, and ends sound alike in every game', () => {
  const { hear } = stage();
  expect(hear('picked')).toEqual(['sound gavel']);
  expect(hear('round_over')).toEqual(['sound reveal']);
  expect(hear('game_over')).toEqual(['sound applause']);
  expect(hear('clock_started')).toEqual([]);
});

test('with a big screen at the table a phone sounds for its own turn only, and vibrates as before', () => {
  const { see, hear } = stage({ hasScreen: true, zone: 'calm' });
  expect(see({ call: 'vote' })).toEqual(['buzz 60,50,60']);
  expect(see({ call: 'turn' })).toEqual(['buzz 40', 'sound turn']);
  expect(see({ zone: 'minute' })).toEqual(['buzz 90,60,90']);
  expect(hear('game_over')).toEqual([]);
});

test('the big screen sounds for everybody, and neither vibrates nor has a sign', () => {
  const { see, hear } = stage({ hasScreen: true, isSeated: false, attention: 'aside' });
  expect(see({ call: 'vote' })).toEqual(['sound vote']);
  expect(hear('game_over')).toEqual(['sound applause']);
});

describe('the sign on the tab', () => {
  test('stands until it is seen, or over', () => {
    const { see } = stage({ attention: 'aside' });
    expect(see({ call: 'turn' })).toContain('sign turn');
    expect(see({ attention: 'here' })).toEqual(['sign null', 'notify null']);
    expect(see({ attention: 'aside' })).toEqual(['sign turn']);
    expect(see({ call: null })).toEqual(['sign null', 'notify null']);
  });

  test('is a call before it is the time', () => {
    const { see } = stage({ attention: 'aside', zone: 'minute' });
    expect(see({ call: 'vote' })).toContain('sign vote');
    expect(see({ call: null })).toContain('sign minute');
    expect(see({ zone: 'time' })).toContain('sign time');
  });

  test('goes with the page', () => {
    const { caller, see } = stage({ attention: 'aside', call: 'turn' });
    caller.end();
    expect(see({})).toEqual([]);
  });
});

describe('a notification', () => {
  test('comes to a hidden page only, and once for each call', () => {
    const { see } = stage({ attention: 'hidden' });
    expect(see({ call: 'turn' })).toContain('notify turn');
    expect(see({ attention: 'here' })).toContain('notify null');
    expect(see({ attention: 'hidden' })).toEqual(['sign turn']);
    expect(see({ call: 'vote' })).toContain('notify vote');
  });

  test('does not come to a page that lies beside something else', () => {
    const { see } = stage({ attention: 'aside' });
    expect(see({ call: 'turn' })).not.toContain('notify turn');
  });
});
