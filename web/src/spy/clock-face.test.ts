import { describe, expect, test } from 'vitest';
import en from '../i18n/en';
import { seats, tableSettings, tableView } from '../gallery/build';
import type { SpyRoundView, TableView } from '../lib/wire/wire';
import type { ClockState } from '../room/play/clock';
import { clockState } from './clock-face';

function clock(
  change: Partial<SpyRoundView>,
  phase: TableView['phase'] = 'questions',
  more: Partial<TableView> = {},
): ClockState {
  const round: SpyRoundView = {
    number: 1,
    starter: 1,
    clock_total_ms: 480_000,
    clock: { left_ms: 342_000 },
    middle: false,
    reveals: false,
    missed: [],
    guesses_left: 1,
    lines: [],
    ...change,
  };
  const name = (seat: number) => `P${seat}`;
  return clockState(round, {
    view: tableView({ phase, ...more }),
    now_ms: 100_000,
    you: 7,
    name,
    m: en,
  });
}

test('a running clock counts in table time and needs no reason', () => {
  const state = clock({ clock: { ends_at_ms: 340_000 } });
  expect(state).toMatchObject({ text: '4:00', part: 0.5, isStopped: false, reason: '' });
});

test('the last minute is warm', () => {
  expect(clock({ clock: { ends_at_ms: 159_999 } }).isWarm).toBe(true);
  expect(clock({ clock: { ends_at_ms: 160_000 } }).isWarm).toBe(false);
});

test('a clock that has run out is over and not stopped', () => {
  const state = clock({ clock: { left_ms: 0 } }, 'time_up');
  expect(state).toMatchObject({ text: '0:00', isStopped: false, reason: 'Time is up' });
});

describe('a stopped clock says who stopped it', () => {
  const vote = {
    number: 1,
    kind: 'stop' as const,
    suspect: 2,
    voters: [],
    voted: [],
    timer: { left_ms: 1 },
    suspects_left: 0,
  };
  test.each<[string, Partial<SpyRoundView>]>([
    ['Stopped by the host', { wait: { why: 'paused_by_host' } }],
    ['Waiting for P5 · 0:42', { wait: { why: 'waiting_for', seat: 5, until_ms: 142_000 } }],
    ['Stopped by P1', { vote: { ...vote, by: 1 } }],
    ['Stopped by you', { vote: { ...vote, by: 7 } }],
    ['Stopped by P4', { revealed: 4 }],
    ['Time is up', { vote: { ...vote, kind: 'suspects' } }],
    ['Stopped', {}],
  ])('%s', (reason, change) => {
    expect(clock(change)).toMatchObject({ isStopped: true, text: '5:42', reason });
  });

  test('or nothing before the start, where the first line does', () => {
    expect(clock({}, 'dealt').reason).toBe('');
  });
});

describe('where nobody votes at time-up', () => {
  const settings = tableSettings({ spy: { ruleset: 'indictment' } });
  const running = { clock: { ends_at_ms: 159_000 } };

  test('the last minute is announced', () => {
    expect(clock(running, 'questions', { settings }).reason).toBe('Last minute to accuse');
    expect(clock(running).reason).toBe('');
  });

  test('a table without accusations left knows what can still happen', () => {
    const spent = { settings, seats: seats(4, { playing: true, accused: true }) };
    expect(clock({ clock: { ends_at_ms: 400_000 } }, 'questions', spent).reason).toBe(
      'Only the spy or the clock can end this round',
    );
  });

  test('also where the house has made it so', () => {
    const changes = { 'timeup.procedure': 'none', 'guess.whileRunning': false };
    const spy = { ruleset: 'spijun', house: { name: '', changes } } as const;
    const house = { ...settings, spy };
    expect(clock(running, 'questions', { settings: house }).reason).toBe('Last minute to accuse');
    const spent = { settings: house, seats: seats(4, { playing: true, accused: true }) };
    expect(clock(running, 'questions', spent).reason).toBe('Only the clock can end this round');
  });
});
