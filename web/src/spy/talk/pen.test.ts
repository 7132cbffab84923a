import { describe, expect, test } from 'vitest';
import { seats, seatView, tableView } from '../../gallery/build';
import type { Asking, LineView, Offer, SpyRoundView, TableView } from '../../lib/wire/wire';
import { charsLeft, penOf, tidied, type Pen } from './pen';

const question: LineView = { n: 1, by: 2, kind: 'question', to: 1, text: 'Is it loud?' };

function at(
  phase: TableView['phase'],
  change: Partial<SpyRoundView> = {},
  asking: Asking = 'written',
): TableView {
  return tableView({
    phase,
    settings: { ruleset: 'spijun', pack: 'places', asking },
    seats: seats(4, { playing: true }),
    round: {
      game: 'spy',
      number: 1,
      starter: 2,
      clock_total_ms: 360_000,
      clock: { left_ms: 1 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [question],
      ...change,
    },
  });
}

function pen(view: TableView, open: Offer[], aim: number | null = null): Pen | null {
  return penOf(view, seatView(1, { open }), aim);
}

const ask: Offer = { do: 'ask', turn: 4, whom: [2, 3] };

describe('a pen', () => {
  test('is for a question once it is clear whom', () => {
    const view = at('questions', { turn: { number: 4, asker: 1 } });
    expect(pen(view, [ask])).toBeNull();
    expect(pen(view, [ask], 3)).toEqual({ kind: 'question', turn: 4, to: 3 });
    expect(pen(view, [ask], 4)).toBeNull();
    expect(pen(view, [], 3)).toBeNull();
  });

  test('is for an answer, and knows the question', () => {
    const view = at('questions', { turn: { number: 4, asker: 2, asked: 1 } });
    const answer = { kind: 'answer', turn: 4, to: 2, question: 'Is it loud?' };
    expect(pen(view, [{ do: 'answer', turn: 4 }])).toEqual(answer);
  });

  test('is for a word to all where the table may talk', () => {
    expect(pen(at('time_up'), [{ do: 'say' }])).toEqual({ kind: 'remark' });
  });

  test('is locked for players while a vote may not be argued about', () => {
    expect(pen(at('vote'), [])).toEqual({ kind: 'locked' });
    expect(pen(at('time_up'), [])).toEqual({ kind: 'locked' });
    expect(penOf({ ...at('vote'), seats: seats(4) }, seatView(1), null)).toBeNull();
    expect(penOf(at('vote'), null, null)).toBeNull();
  });

  test('is nobody’s where questions are asked aloud', () => {
    for (const asking of ['spoken', 'tracked'] as const) {
      expect(pen(at('vote', {}, asking), [])).toBeNull();
      expect(pen(at('questions', {}, asking), [ask], 3)).toBeNull();
    }
  });
});

test('blanks and line ends are joined, as the server does it', () => {
  expect(tidied('  Is it\n loud? ')).toBe('Is it loud?');
});

test('characters are counted as the server counts them', () => {
  expect(charsLeft('x'.repeat(140))).toBe(0);
  expect(charsLeft('🦊'.repeat(141))).toBe(-1);
  expect(charsLeft(`  ${'x'.repeat(139)}  `)).toBe(1);
});
