import { expect, test } from 'vitest';
import type { TableView } from '../lib/wire/wire';
import { notebookCalls } from './calls';
import { ACTIVE, caught, chips, dealt, discussion, opening, paused } from './played';

const called = (view: TableView) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((you) => notebookCalls.call(view, you) === 'turn');

test('those are called whom the table waits for', () => {
  expect(called(opening)).toEqual([ACTIVE]);
  expect(called(dealt)).toEqual([4]);
  expect(called(discussion)).toEqual([]);
  expect(called(paused)).toEqual([]);
  expect(called(caught)).toEqual([]);
});

test('the big screen calls all when chips are placed, and nobody before', () => {
  expect(notebookCalls.call(dealt, null)).toBeNull();
  expect(notebookCalls.call(chips(1), null)).toBe('vote');
});
