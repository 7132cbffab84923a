import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Link } from './link';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  const sockets: FakeSocket[] = [];
  const lost = vi.fn();
  const quiet = vi.fn<(isQuiet: boolean) => void>();
  const link = new Link(
    'ws://test',
    { greeting: () => ({ type: 'watch' }), frame: () => undefined, quiet, lost },
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
  link.start();
  const newest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  /** As the table was last told. */
  const isQuiet = () => quiet.mock.calls.at(-1)?.[0] ?? false;
  const settle = () => {
    newest().accept();
    link.settled();
  };
  return { link, sockets, newest, lost, isQuiet, settle };
}

const time = { type: 'time', now_ms: 1, flowing: true } as const;

describe('a lost socket', () => {
  it('is replaced after pauses that grow from 0.2 to 3 seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { sockets, newest } = open();
    const pauses_ms = [200, 400, 800, 1600, 3000, 3000];
    for (const [i, pause_ms] of pauses_ms.entries()) {
      newest().drop();
      vi.advanceTimersByTime(pause_ms - 1);
      expect(sockets).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(i + 2);
    }
  });

  it('is replaced quickly again once the server has taken us in', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { link, sockets, newest } = open();
    newest().drop();
    vi.advanceTimersByTime(200);
    newest().accept();
    link.settled();
    newest().drop();
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(3);
  });

  it('spreads its returns by chance', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { sockets, newest } = open();
    newest().drop();
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(2);
  });

  it('stays lost after a stop', () => {
    const { link, sockets, newest } = open();
    link.stop();
    newest().drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('a socket that claims to be open after a sleep', () => {
  it('is kept when it answers within a second', () => {
    const { link, sockets, newest } = open();
    newest().accept();
    link.settled();
    link.check();
    expect(newest().sent.at(-1)).toEqual({ type: 'ping', soon: true });
    newest().say(time);
    vi.advanceTimersByTime(1500);
    expect(sockets).toHaveLength(1);
  });

  it('is replaced when it does not', () => {
    const { link, sockets, newest, lost } = open();
    newest().accept();
    link.check();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(lost).toHaveBeenCalled();
  });

  it('is not asked before the server has taken us in, since that would be refused', () => {
    const { link, newest } = open();
    newest().accept();
    link.check();
    expect(newest().sent).toEqual([{ type: 'watch' }]);
  });

  it('is not waited for when it is known to be lost', () => {
    const { link, sockets, newest } = open();
    newest().drop();
    link.check();
    expect(sockets).toHaveLength(2);
  });
});

describe('a quiet socket', () => {
  const tap = { type: 'intent', n: 1, intent: { do: 'answer', round: 1, turn: 1 } } as const;

  it('is told of within 2 seconds of a tap, and given up soon after', () => {
    const { link, sockets, lost, isQuiet, settle } = open();
    settle();
    link.send(tap);
    vi.advanceTimersByTime(1599);
    expect(isQuiet()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isQuiet()).toBe(true);
    vi.advanceTimersByTime(900);
    expect(sockets).toHaveLength(2);
    expect(lost).toHaveBeenCalled();
  });

  it('is told of within 2 seconds while somebody looks, whether anything was done or not', () => {
    const { newest, isQuiet, settle } = open();
    settle();
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(1000);
      expect(newest().sent.at(-1)).toEqual({ type: 'ping', soon: true });
      newest().say(time);
      expect(isQuiet()).toBe(false);
    }
    vi.advanceTimersByTime(1600);
    expect(isQuiet()).toBe(true);
  });

  it('that a tap finds late is not believed for longer because of the tap', () => {
    const { link, isQuiet, settle } = open();
    settle();
    vi.advanceTimersByTime(1500);
    link.send(tap);
    vi.advanceTimersByTime(100);
    expect(isQuiet()).toBe(true);
  });

  it('that speaks again before it is given up stays', () => {
    const { newest, sockets, isQuiet, settle } = open();
    settle();
    vi.advanceTimersByTime(4000);
    expect(isQuiet()).toBe(true);
    newest().say(time);
    expect(isQuiet()).toBe(false);
    expect(sockets).toHaveLength(1);
  });

  it('is given up 4 seconds after it was asked whether it lives', () => {
    const { sockets, lost, settle } = open();
    settle();
    vi.advanceTimersByTime(4999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    expect(lost).toHaveBeenCalled();
  });

  it('of a server that goes on talking hears from us all the same', () => {
    const { link, newest, settle } = open();
    settle();
    for (let moment = 0; moment < 50; moment++) {
      vi.advanceTimersByTime(100);
      newest().say(time);
      link.settled();
    }
    // The first is the promise to be heard again, and then one a second.
    expect(newest().sent.filter(({ type }) => type === 'ping')).toHaveLength(1 + 5);
  });

  it('that greets and then says nothing is given up', () => {
    const { newest, sockets } = open();
    newest().accept();
    newest().say({
      type: 'hello',
      build: 'one',
      protocol: 3,
      epoch: 1,
      links: [],
      reach: 'network',
    });
    vi.advanceTimersByTime(6000 + 200);
    expect(sockets).toHaveLength(2);
  });

  it('that never opens is given up', () => {
    const { sockets } = open();
    vi.advanceTimersByTime(6000 + 200);
    expect(sockets).toHaveLength(2);
  });
});

describe('a page that nobody sees', () => {
  it('takes its promise back and then asks seldom', () => {
    const { link, newest, settle } = open();
    settle();
    link.watched(false);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    newest().say(time);
    const before = newest().sent.length;
    vi.advanceTimersByTime(9999);
    expect(newest().sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
  });

  it('promises again once it is seen', () => {
    const { link, newest, settle } = open();
    settle();
    link.watched(false);
    link.watched(true);
    vi.advanceTimersByTime(1000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping', soon: true });
  });
});

it('a late frame of an abandoned socket is not heard', () => {
  const frame = vi.fn();
  const sockets: FakeSocket[] = [];
  const link = new Link(
    'ws://test',
    { greeting: () => ({ type: 'watch' }), frame, quiet: () => undefined, lost: () => undefined },
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
  link.start();
  link.start();
  sockets[0]?.say(time);
  expect(frame).not.toHaveBeenCalled();
});
