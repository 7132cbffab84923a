// Before one sits down, and after one has stood up.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableView } from '../../gallery/build';
import { PROTOCOL } from '../wire/limits';
import { Stage } from './fake-socket';
import { lastTable, storedToken } from './seat-key';
import type { Knock } from './table.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('whoever looks in says so, and may stay to watch on the same socket', () => {
  const stage = new Stage();
  stage.table.lookIn();
  stage.hello();
  stage.show(1, tableView());
  expect(stage.socket.sent[0]).toEqual({ type: 'watch', protocol: PROTOCOL, at_door: true });
  stage.table.stay();
  expect(stage.socket.sent.at(-1)).toEqual({ type: 'watch', protocol: PROTOCOL, fair: true });
  expect(stage.sockets).toHaveLength(1);
  expect(stage.table.status).toBe('open');
  stage.redial().accept();
  expect(stage.socket.sent).toEqual([{ type: 'watch', protocol: PROTOCOL, fair: true }]);
});

it('whoever leaves for good has nothing left to return with', async () => {
  const stage = Stage.seated();
  const left = stage.table.leave();
  stage.socket.say({ type: 'done', n: 1 });
  expect(await left).toBeNull();
  expect([storedToken('KRZNB'), lastTable()]).toEqual([null, null]);
});

it('whoever may not leave keeps the seat', async () => {
  const stage = Stage.seated();
  const left = stage.table.leave();
  stage.socket.say({ type: 'refused', n: 1, why: 'server_busy' });
  expect(await left).toBe('server_busy');
  expect(lastTable()).toBe('KRZNB');
});

it('the host hears of each knock once', () => {
  const stage = Stage.seated();
  const heard: Knock[] = [];
  const stop = stage.table.onKnock((knock) => heard.push(knock));
  const knock = { type: 'knocked', name: 'Eva', why: 'table_full' } as const;
  stage.socket.say(knock);
  stop();
  stage.socket.say(knock);
  expect(heard).toEqual([knock]);
});

it('a face goes along with the name', () => {
  const stage = new Stage();
  stage.table.enter({ name: 'Ana', avatar: 27 });
  stage.socket.accept();
  expect(stage.socket.sent[0]).toMatchObject({ type: 'enter', name: 'Ana', avatar: 27 });
});
