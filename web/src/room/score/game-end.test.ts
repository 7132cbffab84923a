import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../../lib/table/table.svelte';
import type { TableView } from '../../lib/wire/wire';
import { GameEnd } from './game-end.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ON = { phase: 'questions', round: { number: 3 } } as TableView;
const ROUND_OVER = { phase: 'round_over', round: { number: 3, result: {} } } as TableView;
const GAME_OVER = { ...ROUND_OVER, phase: 'game_over' } as TableView;

/** A screen that comes to a table, and is shown what happens there. */
function come(view: TableView, { isScreen = false, screens = 0 } = {}) {
  const table = { view, presence: { screens } };
  const end = new GameEnd(table as unknown as Table, isScreen);
  end.heed();
  const show = (next: TableView, moment?: string) => {
    table.view = next;
    end.lieUnder({ current: moment });
    end.heed();
  };
  return { end, show };
}

test('a phone by itself shows the last round until somebody has seen it', () => {
  const { end, show } = come(ON);
  show(GAME_OVER);
  vi.advanceTimersByTime(60_000);
  expect(end.isFinal).toBe(false);
  end.show();
  expect(end.isFinal).toBe(true);
});

test('big screens and their phones go on by themselves, all in the same moment', () => {
  const screens = [{ isScreen: true }, { screens: 1 }, { screens: 2 }].map((who) => come(ON, who));
  for (const { show } of screens) show(GAME_OVER);
  vi.advanceTimersByTime(5_999);
  expect(screens.map(({ end }) => end.isFinal)).toEqual([false, false, false]);
  vi.advanceTimersByTime(1);
  expect(screens.map(({ end }) => end.isFinal)).toEqual([true, true, true]);
});

test('a round’s end is shown once no moment lies over it, and only from then on is it waited for', () => {
  const { end, show } = come(ON, { isScreen: true });
  expect(end.shown).toBe('round');
  show(GAME_OVER, 'a vote');
  vi.advanceTimersByTime(60_000);
  expect(end.shown).toBe('round');
  show(GAME_OVER);
  expect(end.shown).toBe('result');
  vi.advanceTimersByTime(6_000);
  expect(end.shown).toBe('winner');
});

test('while points are being turned over, nobody has won yet', () => {
  const { end } = come(GAME_OVER, { isScreen: true });
  end.isCounting = true;
  expect(end.shown).toBe('result');
  end.isCounting = false;
  expect(end.shown).toBe('winner');
});

test('a round whose end was seen is not shown again', () => {
  for (const isScreen of [true, false]) {
    const { end, show } = come(ROUND_OVER, { isScreen });
    show(GAME_OVER);
    expect(end.isFinal).toBe(true);
  }
});

test('a big screen that comes late is where the others are', () => {
  const { end } = come(GAME_OVER, { isScreen: true });
  expect([end.isFinal, end.isLate]).toEqual([true, true]);
});

test('whoever came late to one game is not late to the next', () => {
  const { end, show } = come(GAME_OVER, { isScreen: true });
  show({ ...GAME_OVER, round: { number: 4, result: {} } } as TableView);
  expect([end.isFinal, end.isLate]).toEqual([false, false]);
});
