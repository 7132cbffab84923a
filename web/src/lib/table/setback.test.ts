import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../gallery/build';
import type { Happened } from '../wire/wire';
import { Stage } from './fake-socket';
import { forgetToken } from './seat-key';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  forgetToken('KRZNB');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ready = { do: 'ready', round: 1 } as const;

/** At revision 50, with 40 as the last number and its answer outstanding. */
function seatedAt50(): { stage: Stage; answer: Promise<unknown> } {
  const stage = new Stage();
  stage.table.enter({ name: 'Ana' });
  stage.welcome({ last_n: 39, rev: 50 });
  return { stage, answer: stage.table.do(ready) };
}

describe('a phone says what it has seen', () => {
  it('whenever it comes back to its seat', () => {
    const { stage } = seatedAt50();
    stage.redial().accept();
    expect(stage.socket.sent[0]).toMatchObject({ type: 'enter', seen: { epoch: 1, rev: 50 } });
  });

  it('also when its page was closed meanwhile', () => {
    seatedAt50();
    const stage = new Stage();
    stage.table.enter();
    stage.socket.accept();
    expect(stage.socket.sent[0]).toMatchObject({ seen: { epoch: 1, rev: 50 } });
  });

  it('never before it was shown anything, nor where it only watches', () => {
    const stage = new Stage('BCDFG');
    stage.table.enter({ name: 'Ana' });
    stage.socket.accept();
    expect(stage.socket.sent[0]).not.toHaveProperty('seen');
    seatedAt50();
    const watcher = new Stage();
    watcher.table.watch();
    watcher.socket.accept();
    expect(watcher.socket.sent[0]).not.toHaveProperty('seen');
  });
});

describe('a table that was restored', () => {
  it('is shown as it was, though more was seen before', () => {
    const { stage } = seatedAt50();
    stage.redial();
    stage.welcome({ last_n: 25, rev: 30, epoch: 2 });
    stage.show(31, tableView({ locked: true }));
    expect(stage.table.view?.locked).toBe(true);
    stage.redial().accept();
    expect(stage.socket.sent[0]).toMatchObject({ seen: { epoch: 2, rev: 31 } });
  });

  it('is not sent what was not answered, and goes on with numbers of its own', async () => {
    const { stage, answer } = seatedAt50();
    stage.redial();
    stage.welcome({ last_n: 25, rev: 30, epoch: 2 });
    expect(stage.socket.intents()).toEqual([]);
    expect(await answer).toBe('stale');
    void stage.table.do(ready);
    expect(stage.socket.intents()).toEqual([{ type: 'intent', n: 41, intent: ready }]);
  });

  it('does not pass off as done what another phone was answered under the same number', async () => {
    const { stage, answer } = seatedAt50();
    stage.redial();
    stage.welcome({ last_n: 45, rev: 60, epoch: 2 });
    expect(await answer).toBe('stale');
  });

  it('tells what happens then, though its numbers were heard before', () => {
    const stage = new Stage();
    stage.table.enter({ name: 'Ana' });
    const heard: Happened[] = [];
    stage.table.listen((happened) => heard.push(happened));
    const resumed = { what: 'resumed' } as const;
    const news = (...numbers: number[]) =>
      tableView({ happenings: numbers.map((n) => ({ n, happened: resumed })) });
    stage.welcome();
    stage.show(50, news(8, 9));
    stage.redial();
    stage.hello({ epoch: 2 });
    stage.socket.say({ type: 'welcome', you: 1, last_n: 0 });
    heard.length = 0;
    stage.show(30, news(3, 4));
    expect(heard).toEqual([]);
    stage.show(31, news(3, 4, 5));
    expect(heard).toEqual([resumed]);
  });
});

describe('a table that has lost something', () => {
  it('says so until somebody has read it, once', () => {
    const { stage } = seatedAt50();
    stage.redial();
    stage.welcome({ last_n: 25, rev: 30, lost: true });
    expect(stage.table.isSetBack).toBe(true);
    stage.table.acceptSetBack();
    stage.redial();
    stage.welcome({ last_n: 25, rev: 30, lost: true });
    expect(stage.table.isSetBack).toBe(false);
    stage.socket.say({ type: 'set_back', rev: 20 });
    expect(stage.table.isSetBack).toBe(true);
  });

  it('is not sent again what was not answered', async () => {
    const { stage, answer } = seatedAt50();
    stage.redial();
    stage.welcome({ last_n: 25, rev: 30, lost: true });
    expect(stage.socket.intents()).toEqual([]);
    expect(await answer).toBe('stale');
  });

  it('still answers whoever is at it already', async () => {
    const { stage, answer } = seatedAt50();
    stage.socket.say({ type: 'set_back', rev: 30 }, { type: 'done', n: 40 });
    expect(await answer).toBeNull();
  });
});
