import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatView, tableView } from '../../gallery/build';
import type { Happened } from '../wire/wire';
import { FakeSocket, Stage } from './fake-socket';
import { lastTable, storedToken } from './seat-key';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): Stage {
  const stage = new Stage();
  stage.table.enter({ name: 'Ana' });
  stage.welcome();
  return stage;
}

function reconnect(stage: Stage): FakeSocket {
  stage.socket.drop();
  vi.advanceTimersByTime(4000);
  return stage.socket;
}

describe('entering', () => {
  it('greets with a token of 128 bits and the name', () => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    const [greeting] = stage.socket.sent;
    expect(greeting).toMatchObject({ type: 'enter', name: 'Ana' });
    expect(greeting).toHaveProperty('token', expect.stringMatching(/^[0-9a-f]{32}$/));
  });

  it('comes back with the same token and without the name', () => {
    const stage = seated();
    const [first] = stage.socket.sent;
    reconnect(stage).accept();
    expect(stage.socket.sent).toEqual([
      { type: 'enter', token: (first as { token: string }).token },
    ]);
  });

  it('remembers the table as the one to return to', () => {
    seated();
    expect(lastTable()).toBe('KRZNB');
  });

  it('says why the door stays shut and stops knocking', () => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    stage.socket.say({ type: 'refused', why: 'name_taken' });
    expect(stage.table.status).toBe('refused');
    expect(stage.table.refusal).toBe('name_taken');
    vi.advanceTimersByTime(60_000);
    expect(stage.sockets).toHaveLength(1);
  });

  it('forgets a token that holds no seat', () => {
    const stage = new Stage('BCDFG');
    stage.table.enter();
    stage.socket.accept();
    stage.socket.say({ type: 'refused', why: 'no_seat' });
    expect(storedToken('BCDFG')).toBeNull();
  });

  it('keeps knocking while the server is busy', () => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    stage.socket.say({ type: 'refused', why: 'server_busy' });
    vi.advanceTimersByTime(4000);
    expect(stage.sockets.length).toBeGreaterThan(1);
    expect(stage.table.status).toBe('connecting');
  });
});

describe('views', () => {
  it('show seat and table of one revision together', () => {
    const stage = seated();
    stage.socket.say({ type: 'seat', rev: 2, view: seatView(1, {}, card), pad: '' });
    expect(stage.table.seat?.card).toBeUndefined();
    stage.show(2, tableView({ phase: 'dealt' }));
    expect(stage.table.seat?.card).toEqual(card);
    expect(stage.table.view?.phase).toBe('dealt');
  });

  it('keep the seat when only the table changed', () => {
    const stage = seated();
    stage.show(2, tableView({ phase: 'dealt' }), seatView(1, {}, card));
    stage.show(3, tableView({ phase: 'questions' }));
    expect(stage.table.seat?.card).toEqual(card);
  });

  it('ignore stale seat and table frames', () => {
    const stage = seated();
    stage.show(5, tableView({ phase: 'questions' }), seatView(1, {}, card));
    stage.show(4, tableView({ phase: 'dealt' }), seatView(1));
    expect(stage.table.seat?.card).toEqual(card);
    expect(stage.table.view?.phase).toBe('questions');
  });

  it('do not show a seat frame before its own table frame', () => {
    const stage = seated();
    stage.socket.say({ type: 'seat', rev: 3, view: seatView(1, {}, card), pad: '' });
    stage.show(2, tableView());
    expect(stage.table.seat?.card).toBeUndefined();
    stage.show(3, tableView());
    expect(stage.table.seat?.card).toEqual(card);
  });

  it('may start at a lower revision on a new socket', () => {
    const stage = seated();
    stage.show(9, tableView({ phase: 'questions' }));
    reconnect(stage);
    stage.welcome({ rev: 2 });
    expect(stage.table.view?.phase).toBe('lobby');
  });

  it('leave a spectator without a seat', () => {
    const stage = new Stage();
    stage.table.watch();
    stage.socket.accept();
    stage.show(1, tableView());
    expect(stage.table.status).toBe('open');
    expect(stage.table.seat).toBeNull();
  });
});

describe('intents', () => {
  it('are numbered after the last accepted one', () => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.welcome({ last_n: 7 });
    void stage.table.do({ do: 'start_round' });
    expect(stage.socket.intents()).toEqual([
      { type: 'intent', n: 8, intent: { do: 'start_round' } },
    ]);
  });

  it('resolve to null when done and to the reason when refused', async () => {
    const stage = seated();
    const done = stage.table.do({ do: 'start_round' });
    const refused = stage.table.do({ do: 'leave' });
    stage.socket.say({ type: 'done', n: 1 }, { type: 'refused', n: 2, why: 'not_now' });
    expect(await done).toBeNull();
    expect(await refused).toBe('not_now');
  });

  it('are sent again with their number after a loss', async () => {
    const stage = seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    reconnect(stage);
    stage.welcome({ last_n: 0 });
    expect(stage.socket.intents()).toEqual([
      { type: 'intent', n: 1, intent: { do: 'ready', round: 1 } },
    ]);
    stage.socket.say({ type: 'done', n: 1 });
    expect(await answer).toBeNull();
  });

  it('are not sent again when the server had accepted them', async () => {
    const stage = seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    reconnect(stage);
    stage.welcome({ last_n: 1 });
    expect(stage.socket.intents()).toEqual([]);
    expect(await answer).toBeNull();
  });

  it('are never sent again once refused', async () => {
    const stage = seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    stage.socket.say({ type: 'refused', n: 1, why: 'already_done' });
    await answer;
    reconnect(stage);
    stage.welcome();
    expect(stage.socket.intents()).toEqual([]);
  });

  it('made while offline go out on return', () => {
    const stage = seated();
    const socket = reconnect(stage);
    void stage.table.do({ do: 'ready', round: 1 });
    expect(socket.intents()).toEqual([]);
    stage.welcome();
    expect(stage.socket.intents()).toHaveLength(1);
  });

  it('tapped twice are sent once, and may be tapped again later', async () => {
    const stage = seated();
    const first = stage.table.do({ do: 'start_round' });
    const second = stage.table.do({ do: 'start_round' });
    expect(stage.socket.intents()).toHaveLength(1);
    stage.socket.say({ type: 'done', n: 1 });
    expect(await Promise.all([first, second])).toEqual([null, null]);
    void stage.table.do({ do: 'start_round' });
    expect(stage.socket.intents()).toHaveLength(2);
  });

  it('tell their refusal once, however often they were tapped', async () => {
    const stage = seated();
    const heard: string[] = [];
    stage.table.onRefusal((why) => heard.push(why));
    const taps = [stage.table.do({ do: 'start_round' }), stage.table.do({ do: 'start_round' })];
    stage.socket.say({ type: 'refused', n: 1, why: 'too_few_players' });
    await Promise.all(taps);
    expect(heard).toEqual(['too_few_players']);
  });

  it('done quietly leave their refusal to the caller', async () => {
    const stage = seated();
    const heard: string[] = [];
    stage.table.onRefusal((why) => heard.push(why));
    const answer = stage.table.do({ do: 'rename', name: 'Ana' }, { quiet: true });
    stage.socket.say({ type: 'refused', n: 1, why: 'name_taken' });
    expect(await answer).toBe('name_taken');
    expect(heard).toEqual([]);
  });

  it('of spectators stay on the phone', async () => {
    const stage = new Stage();
    stage.table.watch();
    stage.socket.accept();
    expect(await stage.table.do({ do: 'start_round' })).toBe('spectators_only_watch');
    expect(stage.socket.intents()).toEqual([]);
  });
});

describe('farewells', () => {
  it('taken over: quiet until tapped, then back with the same token', async () => {
    const stage = seated();
    const [first] = stage.socket.sent;
    const answer = stage.table.do({ do: 'ready', round: 1 });
    stage.socket.say({ type: 'bye', why: 'taken_over' });
    stage.socket.drop();
    stage.table.wake();
    vi.advanceTimersByTime(60_000);
    expect(stage.sockets).toHaveLength(1);
    expect(stage.table.status).toBe('taken_over');
    expect(await answer).toBe('stale');

    stage.table.resume();
    stage.welcome();
    expect(stage.socket.sent).toEqual([
      { type: 'enter', token: (first as { token: string }).token },
    ]);
    expect(stage.table.status).toBe('open');
  });

  it('seat gone: the token is forgotten', () => {
    const stage = seated();
    stage.socket.say({ type: 'bye', why: 'seat_gone' });
    expect(stage.table.status).toBe('gone');
    expect(stage.table.seat).toBeNull();
    expect(storedToken('KRZNB')).toBeNull();
  });

  it('come back: returns by itself', () => {
    const stage = seated();
    stage.socket.say({ type: 'bye', why: 'come_back' });
    expect(stage.table.status).toBe('reconnecting');
    reconnect(stage);
    stage.welcome();
    expect(stage.table.status).toBe('open');
  });
});

describe('another build', () => {
  it('reloads when the server changed behind an open page', () => {
    const stage = seated();
    reconnect(stage);
    stage.welcome({ build: 'two' });
    expect(stage.reloads).toEqual(['two']);
  });

  it('does not reload for the same build', () => {
    const stage = seated();
    reconnect(stage);
    stage.welcome({ build: 'one' });
    expect(stage.reloads).toEqual([]);
  });
});

describe('happenings', () => {
  const joined = (n: number, name: string) => ({
    n,
    happened: { what: 'joined', seat: n, name } satisfies Happened,
  });

  it('are told once each; those before the first view are history', () => {
    const stage = new Stage();
    const heard: Happened[] = [];
    stage.table.listen((happened) => heard.push(happened));
    stage.table.watch();
    stage.socket.accept();
    stage.show(1, tableView({ happenings: [joined(1, 'Ana')] }));
    stage.show(2, tableView({ happenings: [joined(1, 'Ana'), joined(2, 'Boris')] }));
    stage.show(3, tableView({ happenings: [joined(1, 'Ana'), joined(2, 'Boris')] }));
    expect(heard).toEqual([joined(2, 'Boris').happened]);
  });

  it('that a phone slept through are told on return', () => {
    const stage = seated();
    const heard: Happened[] = [];
    stage.table.listen((happened) => heard.push(happened));
    reconnect(stage);
    stage.welcome();
    stage.show(7, tableView({ happenings: [joined(4, 'Chen'), joined(5, 'Dunja')] }));
    expect(heard).toHaveLength(2);
  });
});

const card = { spy: false, place: 'airport', role: 'pilot' };
