import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../gallery/build';
import type { Settings } from '../wire/wire';
import { Stage } from './fake-socket';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    const stage = Stage.seated();
    const done = stage.table.do({ do: 'start_round' });
    const refused = stage.table.do({ do: 'leave' });
    stage.socket.say({ type: 'done', n: 1 }, { type: 'refused', n: 2, why: 'not_now' });
    expect(await done).toBeNull();
    expect(await refused).toBe('not_now');
  });

  it('are sent again with their number after a loss', async () => {
    const stage = Stage.seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    stage.redial();
    stage.welcome({ last_n: 0 });
    expect(stage.socket.intents()).toEqual([
      { type: 'intent', n: 1, intent: { do: 'ready', round: 1 } },
    ]);
    stage.socket.say({ type: 'done', n: 1 });
    expect(await answer).toBeNull();
  });

  it('are not sent again when the server had accepted them', async () => {
    const stage = Stage.seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    stage.redial();
    stage.welcome({ last_n: 1 });
    expect(stage.socket.intents()).toEqual([]);
    expect(await answer).toBeNull();
  });

  it('are asked about again when only a later one is known to be accepted', async () => {
    const stage = Stage.seated();
    const answers = [
      stage.table.do({ do: 'ready', round: 1 }),
      stage.table.do({ do: 'rename', name: 'Ana' }),
    ];
    stage.redial();
    stage.welcome({ last_n: 2 });
    expect(stage.socket.intents()).toEqual([
      { type: 'intent', n: 1, intent: { do: 'ready', round: 1 } },
    ]);
    stage.socket.say({ type: 'refused', n: 1, why: 'not_done' });
    expect(await Promise.all(answers)).toEqual(['not_done', null]);
  });

  it('are never sent again once refused', async () => {
    const stage = Stage.seated();
    const answer = stage.table.do({ do: 'ready', round: 1 });
    stage.socket.say({ type: 'refused', n: 1, why: 'already_done' });
    await answer;
    stage.redial();
    stage.welcome();
    expect(stage.socket.intents()).toEqual([]);
  });

  it('made while offline go out on return', () => {
    const stage = Stage.seated();
    const socket = stage.redial();
    void stage.table.do({ do: 'ready', round: 1 });
    expect(socket.intents()).toEqual([]);
    stage.welcome();
    expect(stage.socket.intents()).toHaveLength(1);
  });

  it('tapped twice are sent once, and may be tapped again later', async () => {
    const stage = Stage.seated();
    const first = stage.table.do({ do: 'start_round' });
    const second = stage.table.do({ do: 'start_round' });
    expect(stage.socket.intents()).toHaveLength(1);
    stage.socket.say({ type: 'done', n: 1 });
    expect(await Promise.all([first, second])).toEqual([null, null]);
    void stage.table.do({ do: 'start_round' });
    expect(stage.socket.intents()).toHaveLength(2);
  });

  it('tell their refusal once, however often they were tapped', async () => {
    const stage = Stage.seated();
    const heard: string[] = [];
    stage.table.onRefusal((why) => heard.push(why));
    const taps = [stage.table.do({ do: 'start_round' }), stage.table.do({ do: 'start_round' })];
    stage.socket.say({ type: 'refused', n: 1, why: 'too_few_players' });
    await Promise.all(taps);
    expect(heard).toEqual(['too_few_players']);
  });

  it('done quietly leave their refusal to the caller', async () => {
    const stage = Stage.seated();
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

describe('changes of what is agreed', () => {
  const spy = { ruleset: 'time-travel', minutes: 9 } as const;
  const minutes = (settings: Settings) => ({ ...settings, spy });
  const rounds = (settings: Settings) => ({ ...settings, rounds: 3 });
  const { settings } = tableView();

  it('both arrive when they are quick, though settings are sent whole', async () => {
    const stage = Stage.seated();
    const first = stage.table.configure(minutes);
    const second = stage.table.configure(rounds);
    await vi.waitFor(() => expect(stage.socket.intents()).toHaveLength(1));
    stage.show(2, tableView({ settings: minutes(settings) }));
    stage.socket.say({ type: 'done', n: 1 });
    expect(await first).toBeNull();
    stage.socket.say({ type: 'done', n: 2 });
    expect(await second).toBeNull();
    expect(stage.socket.intents().at(-1)).toEqual({
      type: 'intent',
      n: 2,
      intent: { do: 'configure', settings: { ...settings, spy, rounds: 3 } },
    });
  });

  it('take nothing else with them when they are refused', async () => {
    const stage = Stage.seated();
    const first = stage.table.configure(minutes);
    const second = stage.table.configure(rounds);
    await vi.waitFor(() => expect(stage.socket.intents()).toHaveLength(1));
    stage.socket.say({ type: 'refused', n: 1, why: 'bad_minutes' });
    expect(await first).toBe('bad_minutes');
    stage.socket.say({ type: 'done', n: 2 });
    expect(await second).toBeNull();
    expect(stage.socket.intents().at(-1)).toEqual({
      type: 'intent',
      n: 2,
      intent: { do: 'configure', settings: { ...settings, rounds: 3 } },
    });
  });
});
