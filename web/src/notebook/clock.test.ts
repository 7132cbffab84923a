import { expect, test } from 'vitest';
import en from '../i18n/en/play';
import type { TableView } from '../lib/wire/wire';
import { notebookClock } from './clock';
import { caught, discussion, explaining, opening, paused, table, untimed, waiting } from './played';
import { notebookRound } from './round';

function read(view: TableView) {
  const round = notebookRound(view);
  if (!round) throw new Error('no such round');
  return notebookClock(view, round, { now_ms: 100_000, name: (seat) => `P${seat}`, m: en.clock });
}

test('every step has a time of its own, warm at its end', () => {
  expect(read(opening)).toMatchObject({ text: '2:11', part: 131 / 180, isWarm: false });
  expect(read(explaining)).toMatchObject({ text: '0:31', part: 31 / 45 });
  expect(read(discussion)?.part).toBe(52 / 60);
  expect(read(table('chips', { now: 4, left_ms: 9_000 }))).toMatchObject({ isWarm: true });
});

test('explanations without a clock show none until their end is near', () => {
  const late = table(
    'explaining',
    { now: 5, left_ms: 30_000 },
    { agreed: { explanations_timed: false } },
  );
  expect(read(untimed)).toBeNull();
  expect(read(late)).toMatchObject({ text: '0:30', part: 0.5 });
});

test('a table that stands still says why', () => {
  expect(read(paused)).toMatchObject({ isStopped: true, reason: 'Stopped by the host' });
  expect(read(waiting)?.reason).toBe('Waiting for P7 · 0:42');
});

test('a round that is over has no clock', () => {
  expect(read(caught)).toBeNull();
});
