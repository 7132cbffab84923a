import { describe, expect, test } from 'vitest';
import { seats, seatView, tableSettings, tableView } from '../../gallery/build';
import type { Asking, LineView, Offer, SpyRoundView, TableView } from '../../lib/wire/wire';
import { charsLeft, penOf, tidied, type Floor, type Pen } from './pen';

const question: LineView = { n: 1, by: 2, kind: 'question', to: 1, text: 'Is it loud?' };

function at(change: Partial<SpyRoundView> = {}, asking: Asking = 'written'): TableView {
  return tableView({
    settings: tableSettings({ spy: { ruleset: 'spijun' }, asking }),
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

const open: Floor = { turn: 4, asker: 2, isHushed: false };
const hushed: Floor = { turn: 4, isHushed: true };

function pen(
  offers: Offer[],
  aim: number | null = null,
  { floor = open, view = at() }: { floor?: Floor; view?: TableView } = {},
): Pen | null {
  return penOf(view, seatView(1, { open: offers }), floor, aim);
}

const ask: Offer = { do: 'ask', turn: 4, whom: [2, 3] };

describe('a pen', () => {
  test('is for a question once it is clear whom', () => {
    expect(pen([ask])).toBeNull();
    expect(pen([ask], 3)).toEqual({ kind: 'question', turn: 4, to: 3 });
    expect(pen([ask], 4)).toBeNull();
    expect(pen([], 3)).toBeNull();
  });

  test('is for an answer, and knows the question', () => {
    const answer = { kind: 'answer', turn: 4, to: 2, question };
    expect(pen([{ do: 'answer', turn: 4 }])).toEqual(answer);
  });

  test('is for a word to all where the table may talk', () => {
    expect(pen([{ do: 'say' }], null, { floor: hushed })).toEqual({ kind: 'remark' });
  });

  test('is locked for those who have to keep quiet', () => {
    expect(pen([], null, { floor: hushed })).toEqual({ kind: 'locked' });
    expect(pen([])).toBeNull();
    expect(penOf(at(), null, hushed, null)).toBeNull();
  });

  test('is nobody’s where questions are asked aloud', () => {
    for (const asking of ['spoken', 'tracked'] as const) {
      const view = at({}, asking);
      expect(pen([], null, { floor: hushed, view })).toBeNull();
      expect(pen([ask], 3, { view })).toBeNull();
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
