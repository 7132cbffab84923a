import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatView, tableView } from '../../gallery/build';
import { split } from '../../gallery/split';
import { PROTOCOL } from '../wire/limits';
import type { Happened, LineView, RoundView } from '../wire/wire';
import { Stage } from './fake-socket';
import { ensureToken, lastTable, missTable, storedToken } from './seat-key';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
    const stage = Stage.seated();
    const [first] = stage.socket.sent;
    stage.redial().accept();
    expect(stage.socket.sent).toEqual([
      {
        type: 'enter',
        protocol: PROTOCOL,
        token: (first as { token: string }).token,
        fair: true,
        seen: { epoch: 1, rev: 1 },
      },
    ]);
  });

  it('remembers the table as the one to return to', () => {
    Stage.seated();
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

  it('keeps the token of a table that is not found, which nothing leads to until it is back', () => {
    const stage = Stage.seated();
    const token = storedToken('KRZNB');
    stage.redial().accept();
    stage.socket.say({ type: 'refused', why: 'no_such_table' });
    expect(lastTable()).toBeNull();
    expect(storedToken('KRZNB')).toBe(token);
    Stage.seated();
    expect(lastTable()).toBe('KRZNB');
    for (let other = 0; other < 20; other++) missTable(`OTHER${other}`);
    expect(storedToken('KRZNB')).toBe(token);
  });

  it('keeps the tokens of some tables that are not found, not of all', () => {
    const codes = Array.from({ length: 21 }, (_, number) => `TABLE${number}`);
    const tokens = codes.map(ensureToken);
    codes.forEach(missTable);
    expect(codes.map(storedToken)).toEqual([null, ...tokens.slice(1)]);
  });

  it('keeps its token for a table that cannot be read, and stops knocking', () => {
    const stage = new Stage('BCDFG');
    stage.table.enter();
    stage.socket.accept();
    const token = storedToken('BCDFG');
    expect(token).not.toBeNull();
    stage.socket.say({ type: 'refused', why: 'table_unreadable' });
    expect(stage.table.closed).toBe(true);
    expect(storedToken('BCDFG')).toBe(token);
    vi.advanceTimersByTime(60_000);
    expect(stage.sockets).toHaveLength(1);
  });

  const passing = ['server_busy', 'disk_full', 'updating'] as const;
  it.each(passing)('keeps knocking while refused with %s', (why) => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    stage.socket.say({ type: 'refused', why });
    vi.advanceTimersByTime(4000);
    expect(stage.sockets.length).toBeGreaterThan(1);
    expect(stage.table.status).toBe('connecting');
  });

  it('says so and keeps knocking while others fill its address', () => {
    const stage = new Stage();
    const heard: string[] = [];
    stage.table.onRefusal((why) => heard.push(why));
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    stage.socket.say({ type: 'refused', why: 'address_full' });
    vi.advanceTimersByTime(4000);
    expect(stage.sockets.length).toBeGreaterThan(1);
    expect(stage.table.status).toBe('connecting');
    expect(heard).toEqual(['address_full']);
  });
});

describe('views', () => {
  it('show seat and table of one revision together', () => {
    const stage = Stage.seated();
    stage.socket.say({ type: 'seat', rev: 2, view: seatView(1, {}, own), pad: '' });
    expect(stage.table.seat?.round).toBeUndefined();
    stage.show(2, tableView({ phase: 'dealt' }));
    expect(stage.table.seat?.round).toEqual(own);
    expect(stage.table.view?.phase).toBe('dealt');
  });

  it('keep the seat when only the table changed', () => {
    const stage = Stage.seated();
    stage.show(2, tableView({ phase: 'dealt' }), seatView(1, {}, own));
    stage.show(3, tableView({ phase: 'questions' }));
    expect(stage.table.seat?.round).toEqual(own);
  });

  it('ignore what is older than they are', () => {
    const stage = Stage.seated();
    stage.show(5, tableView({ phase: 'questions' }), seatView(1, {}, own));
    stage.show(4, tableView({ phase: 'dealt' }), seatView(1));
    expect(stage.table.seat?.round).toEqual(own);
    expect(stage.table.view?.phase).toBe('questions');
  });

  it('do not show a seat before its own pulse', () => {
    const stage = Stage.seated();
    stage.socket.say({ type: 'seat', rev: 3, view: seatView(1, {}, own), pad: '' });
    stage.show(2, tableView());
    expect(stage.table.seat?.round).toBeUndefined();
    stage.show(3, tableView());
    expect(stage.table.seat?.round).toEqual(own);
  });

  it('may start at a lower revision on a new socket', () => {
    const stage = Stage.seated();
    stage.show(9, tableView({ phase: 'questions' }));
    stage.redial();
    stage.welcome({ rev: 2 });
    expect(stage.table.view?.phase).toBe('lobby');
  });

  it('stay as they are while a new socket has not told everything', () => {
    const stage = Stage.seated();
    stage.show(9, tableView({ phase: 'questions' }), seatView(1, {}, own));
    stage.redial();
    stage.hello();
    const { board, pulse } = split(tableView({ phase: 'vote' }));
    stage.socket.say({ type: 'pulse', rev: 12, board: 10, view: pulse });
    expect(stage.table.view?.phase).toBe('questions');
    expect(stage.table.seat?.round).toEqual(own);
    stage.socket.say({ type: 'board', rev: 10, view: board });
    expect(stage.table.view?.phase).toBe('vote');
  });

  it('have what was typed whole after a return', () => {
    const stage = Stage.seated();
    const typed = (...of: number[]) =>
      tableView({ phase: 'questions', round: { ...asking, lines: of.map(remark) } });
    stage.show(2, typed(1, 2));
    stage.redial();
    stage.welcome({ rev: 3 });
    stage.show(4, typed(2, 3, 4));
    const round = stage.table.view?.round;
    expect(round && 'lines' in round && round.lines.map(({ n }) => n)).toEqual([2, 3, 4]);
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

describe('farewells', () => {
  it('taken over: quiet until tapped, then back with the same token', async () => {
    const stage = Stage.seated();
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
      {
        type: 'enter',
        protocol: PROTOCOL,
        token: (first as { token: string }).token,
        fair: true,
        seen: { epoch: 1, rev: 1 },
      },
      { type: 'ping', soon: true },
    ]);
    expect(stage.table.status).toBe('open');
  });

  it('seat gone: the token is forgotten', () => {
    const stage = Stage.seated();
    stage.socket.say({ type: 'bye', why: 'seat_gone' });
    expect(stage.table.status).toBe('gone');
    expect(stage.table.seat).toBeNull();
    expect(storedToken('KRZNB')).toBeNull();
  });

  it('come back: returns by itself', () => {
    const stage = Stage.seated();
    stage.socket.say({ type: 'bye', why: 'come_back' });
    expect(stage.table.status).toBe('reconnecting');
    stage.redial();
    stage.welcome();
    expect(stage.table.status).toBe('open');
  });
});

describe('another build', () => {
  it('reloads when the server changed behind an open page', () => {
    const stage = Stage.seated();
    stage.redial();
    stage.welcome({ build: 'two' });
    expect(stage.reloads).toEqual(['two']);
  });

  it('does not reload for the same build', () => {
    const stage = Stage.seated();
    stage.redial();
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

  it('are told when they are shown, and once though they are sent whole', () => {
    const stage = Stage.seated();
    const heard: Happened[] = [];
    stage.table.listen((happened) => heard.push(happened));
    stage.socket.say({ type: 'happenings', last: [joined(1, 'Ana'), joined(2, 'Boris')] });
    expect(heard).toEqual([]);
    const { pulse } = split(tableView());
    stage.socket.say({ type: 'pulse', rev: 2, board: 1, view: pulse });
    stage.socket.say({ type: 'pulse', rev: 3, board: 1, view: pulse });
    expect(heard).toEqual([joined(1, 'Ana').happened, joined(2, 'Boris').happened]);
  });

  it('that a phone slept through are told on return', () => {
    const stage = Stage.seated();
    const heard: Happened[] = [];
    stage.table.listen((happened) => heard.push(happened));
    stage.redial();
    stage.welcome();
    stage.show(7, tableView({ happenings: [joined(4, 'Chen'), joined(5, 'Dunja')] }));
    expect(heard).toHaveLength(2);
  });
});

const own = {
  game: 'spy',
  card: { spy: false, place: 'airport', role: 'pilot' },
  cards_speak: false,
} as const;

const asking = {
  game: 'captains',
  number: 1,
  captains: [
    { seat: 1, team: [], refused: false },
    { seat: 2, team: [], refused: false },
  ],
  settled: true,
  agents: [3],
  lines: [],
} satisfies RoundView;
const remark = (n: number): LineView => ({ n, by: 1, kind: 'remark', text: `Remark ${n}` });
