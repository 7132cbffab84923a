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
  const caller = new Caller(means);
  let facts: Facts = {
    call: null,
    zone: 'none',
    shown: 'round',
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
    cue: (cue: Parameters<Caller['cue']>[0]) => {
      done.length = 0;
      caller.cue(cue);
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

test('whoever slept through the last minute still hears that time is up', () => {
  const { see } = stage({ zone: 'calm' });
  expect(see({ zone: 'time' })).toEqual(['buzz 220,100,220', 'sound time']);
  expect(stage().see({ zone: 'time' })).toEqual([]);
});

test('ends are heard when they are seen, but not by a page opened after them', () => {
  const { see } = stage();
  expect(see({ shown: 'result' })).toEqual(['sound reveal']);
  expect(see({ shown: 'result' })).toEqual([]);
  expect(see({ shown: 'winner' })).toEqual(['sound applause']);
  expect(see({ shown: 'round' })).toEqual([]);
  expect(see({ shown: 'winner' })).toEqual(['sound applause']);
  expect(stage({ shown: 'result' }).see({ shown: 'result' })).toEqual([]);
  expect(stage({ shown: 'winner' }).see({ shown: 'winner' })).toEqual([]);
});

test('with a big screen at the table a phone sounds for its own turn only, and vibrates as before', () => {
  const { see, cue } = stage({ hasScreen: true, zone: 'calm' });
  expect(see({ call: 'vote' })).toEqual(['buzz 60,50,60']);
  expect(see({ call: 'turn' })).toEqual(['buzz 40', 'sound turn']);
  expect(see({ zone: 'minute' })).toEqual(['buzz 90,60,90']);
  expect(cue('gavel')).toEqual([]);
  expect(see({ shown: 'winner' })).toEqual([]);
});

test('the big screen sounds for everybody, and neither vibrates nor has a sign', () => {
  const { see, cue } = stage({ hasScreen: true, isSeated: false, attention: 'aside' });
  expect(see({ call: 'vote' })).toEqual(['sound vote']);
  expect(cue('gavel')).toEqual(['sound gavel']);
  expect(see({ shown: 'winner' })).toEqual(['sound applause']);
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
