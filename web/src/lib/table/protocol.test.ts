import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../wire/limits';
import { Stage } from './fake-socket';
import { storedToken } from './seat-key';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CODE = 'BCDFG';
const NEWER = { build: 'two', protocol: PROTOCOL + 1 };
const OLDER = { build: 'zero', protocol: PROTOCOL - 1 };

/** A phone in a tab that was loaded anew for these builds. */
function phone(...reloads: string[]): Stage {
  const stage = new Stage(CODE, reloads);
  stage.table.enter({ name: 'Ana' });
  return stage;
}

describe('a phone that speaks the protocol of its server', () => {
  it('names it whenever it knocks', () => {
    const stage = phone();
    stage.socket.accept();
    stage.table.watch();
    stage.socket.accept();
    const greetings = stage.sockets.flatMap(({ sent }) => sent);
    expect(greetings).toMatchObject([
      { type: 'enter', protocol: PROTOCOL },
      { type: 'watch', protocol: PROTOCOL },
    ]);
  });

  it('does not reload, whatever the build', () => {
    const stage = phone();
    stage.hello({ build: 'two' });
    expect(stage.reloads).toEqual([]);
  });
});

describe.each([
  ['newer', NEWER],
  ['older', OLDER],
])('a server that speaks a protocol which is %s', (_, server) => {
  it('makes a page reload at its first word', () => {
    const stage = phone();
    stage.hello(server);
    expect(stage.reloads).toEqual([server.build]);
    expect(stage.table.status).toBe('connecting');
  });

  it('makes a page reload that was open before', () => {
    const stage = Stage.seated();
    stage.redial();
    stage.hello(server);
    expect(stage.reloads).toEqual([server.build]);
  });

  it('is told of where a reload did not help, and nothing is tried any more', () => {
    const stage = phone(server.build);
    stage.hello(server);
    expect(stage.reloads).toEqual([server.build]);
    expect(stage.table).toMatchObject({ status: 'refused', refusal: 'other_protocol' });
    expect(stage.table.closed).toBe(true);
    expect(stage.table.pageIsNewer).toBe(server === OLDER);
    stage.table.wake();
    vi.advanceTimersByTime(60_000);
    expect(stage.sockets).toHaveLength(1);
  });

  it('finds the seat’s token where it was', () => {
    const stage = phone(server.build);
    const token = storedToken(CODE);
    expect(token).not.toBeNull();
    stage.hello(server);
    expect(storedToken(CODE)).toBe(token);
  });

  it('is not listened to', () => {
    const stage = phone(server.build);
    const { socket } = stage;
    stage.hello(server);
    socket.say({ type: 'refused', why: 'no_such_table' });
    expect(stage.table.refusal).toBe('other_protocol');
    expect(storedToken(CODE)).not.toBeNull();
  });
});

describe('a phone that is refused for its protocol', () => {
  it('reloads once', () => {
    const stage = phone();
    stage.hello();
    stage.socket.say({ type: 'refused', why: 'other_protocol' });
    expect(stage.reloads).toEqual(['one']);
  });

  it('says so if that did not help, keeps its token and knocks no more', () => {
    const stage = phone('one');
    stage.hello();
    stage.socket.say({ type: 'refused', why: 'other_protocol' });
    expect(stage.table).toMatchObject({ refusal: 'other_protocol', pageIsNewer: false });
    expect(storedToken(CODE)).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(stage.sockets).toHaveLength(1);
  });

  it('answers what was on its way', async () => {
    const stage = Stage.seated();
    const answer = stage.table.do({ do: 'start_round' });
    stage.redial();
    stage.reloads.push('two');
    stage.hello(NEWER);
    expect(await answer).toBe('other_protocol');
  });
});
