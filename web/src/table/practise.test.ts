import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatView, tableView } from '../gallery/build';
import '../i18n/taught';
import { i18n } from '../i18n';
import { Stage } from '../lib/table/fake-socket';
import { toasts } from '../ui/toasts.svelte';
import { BOTS, practise, setTable } from './practise';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server does what it is asked, until it does not. */
async function answer(stage: Stage, refuses?: string): Promise<string[]> {
  const heard: string[] = [];
  for (;;) {
    await vi.advanceTimersByTimeAsync(0);
    const frame = stage.socket.intents()[heard.length];
    if (frame?.type !== 'intent') return heard;
    const { n, intent } = frame;
    heard.push(intent.do);
    stage.socket.say(
      intent.do === refuses ? { type: 'refused', n, why: 'server_busy' } : { type: 'done', n },
    );
  }
}

test('four bots sit down, one after the other, and then the cards are dealt', async () => {
  const stage = Stage.seated();
  const set = setTable(stage.table);
  expect(await answer(stage)).toEqual([...Array<string>(BOTS).fill('add_bot'), 'start_round']);
  expect(await set).toBeNull();
});

test('it is over with the first card, or when that takes too long', async () => {
  const stage = Stage.seated();
  const over = vi.fn();
  void practise(stage.table).then(over);
  await answer(stage);
  expect(over).not.toHaveBeenCalled();
  const happened = { what: 'dealt', round: 1 } as const;
  stage.show(2, tableView({ happenings: [{ n: 1, happened }] }), seatView(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalled();

  const late = vi.fn();
  const other = Stage.seated();
  void practise(other.table).then(late);
  await answer(other);
  await vi.advanceTimersByTimeAsync(6000);
  expect(late).toHaveBeenCalled();
});

test('what went wrong is said in plain words', async () => {
  const stage = Stage.seated();
  const set = practise(stage.table);
  await answer(stage, 'start_round');
  await set;
  expect(toasts.refusal?.text).toBe(`${i18n.m.bots.notSet} ${i18n.m.refusals.server_busy}`);
});

test('whatever is refused ends it and is told by whoever asked', async () => {
  const stage = Stage.seated();
  const told = vi.fn();
  stage.table.onRefusal(told);
  const set = setTable(stage.table);
  expect(await answer(stage, 'add_bot')).toEqual(['add_bot']);
  expect(await set).toBe('server_busy');
  expect(told).not.toHaveBeenCalled();
});
