import { expect, test } from 'vitest';
import { seats, tableView } from '../gallery/build';
import type { SpyRoundView, TableView } from '../lib/wire/wire';
import { pair, part } from './ring';

function view(phase: TableView['phase'], change: Partial<SpyRoundView>): TableView {
  return tableView({
    phase,
    host: 3,
    seats: seats(4),
    round: {
      game: 'spy',
      number: 1,
      starter: 4,
      clock_total_ms: 1,
      clock: { left_ms: 1 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [],
      ...change,
    },
  });
}

test('the thread runs from asker to asked', () => {
  const asked = view('questions', { turn: { number: 1, asker: 1, asked: 3 } });
  expect(pair(asked)).toEqual({ from: 1, to: 3 });
  expect([1, 2, 3].map((id) => part(asked, id))).toEqual(['from', 'none', 'to']);
  expect(pair(view('questions', { turn: { number: 1, asker: 1 } }))).toBeNull();
});

test('in a vote it runs from accuser to suspect', () => {
  const vote = {
    number: 1,
    kind: 'stop' as const,
    suspect: 2,
    by: 1,
    voters: [],
    voted: [],
    timer: { left_ms: 1 },
    suspects_left: 0,
  };
  const turn = { number: 1, asker: 3, asked: 4 };
  expect(pair(view('vote', { vote, turn }))).toEqual({ from: 1, to: 2 });
  expect(part(view('vote', { vote, turn }), 2)).toBe('from');
});

test('after the deal the starter is marked, and a shown spy is', () => {
  expect(part(view('dealt', {}), 4)).toBe('to');
  expect(part(view('guess', { revealed: 2 }), 2)).toBe('from');
});

test('pointing draws the thread to the card in the middle', () => {
  const vote = {
    number: 1,
    kind: 'point' as const,
    by: 1,
    voters: [1, 2],
    voted: [1],
    timer: { left_ms: 1 },
    suspects_left: 0,
  };
  expect(pair(view('vote', { vote, middle: true }))).toEqual({ from: 1, to: 'middle' });
});

test('after time-up whoever has the turn is marked', () => {
  const chance = { kind: 'propose' as const, seat: 2, timer: { left_ms: 1 }, left: 1 };
  const turn = { number: 1, asker: 3, asked: 4 };
  const proposing = view('time_up', { chance, turn });
  expect([2, 3, 4].map((id) => part(proposing, id))).toEqual(['to', 'none', 'none']);
});
