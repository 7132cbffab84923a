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
  const link = new Link(
    'ws://test',
    { greeting: () => ({ type: 'watch' }), frame: () => undefined, lost },
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
  return { link, sockets, newest, lost };
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
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
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
  it('is given up soon when somebody waits for an answer', () => {
    const { link, newest, sockets, lost } = open();
    newest().accept();
    link.settled();
    link.send({ type: 'intent', n: 1, intent: { do: 'answer', round: 1, turn: 1 } });
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(2);
    expect(lost).toHaveBeenCalled();
  });

  it('is asked now and then whether it lives', () => {
    const { link, newest, sockets } = open();
    newest().accept();
    link.settled();
    vi.advanceTimersByTime(10_000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(4000);
    expect(sockets).toHaveLength(2);
  });

  it('that never opens is given up', () => {
    const { sockets } = open();
    vi.advanceTimersByTime(6000 + 200);
    expect(sockets).toHaveLength(2);
  });
});

it('a late frame of an abandoned socket is not heard', () => {
  const frame = vi.fn();
  const sockets: FakeSocket[] = [];
  const link = new Link(
    'ws://test',
    { greeting: () => ({ type: 'watch' }), frame, lost: () => undefined },
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
