import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from '../lib/table/fake-socket';
import { BOTS, setTable } from './practise';

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

test('whatever is refused ends it and is told by whoever asked', async () => {
  const stage = Stage.seated();
  const told = vi.fn();
  stage.table.onRefusal(told);
  const set = setTable(stage.table);
  expect(await answer(stage, 'add_bot')).toEqual(['add_bot']);
  expect(await set).toBe('server_busy');
  expect(told).not.toHaveBeenCalled();
});
