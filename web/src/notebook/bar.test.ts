import { expect, test } from 'vitest';
import { seatView } from '../gallery/build';
import type { Album } from '../gallery/shown';
import type { Offer, SeatView, TableView } from '../lib/wire/wire';
import { barOf, handSize } from './bar';
import { notebookCalls } from './calls';
import { ACTIVE, chips, dealt, discussion, explaining, HAND, opening, paused } from './played';
import shown from './shown.json';

function seat(you: number, ...open: Offer[]): SeatView {
  return seatView(you, { open }, { game: 'notebook', hand: HAND });
}

test('what can be done comes from the offers', () => {
  expect(barOf(explaining, seat(5, { do: 'explained', turn: 7 }))).toBe('explained');
  expect(barOf(discussion, seat(ACTIVE, { do: 'explained', turn: 7 }))).toBe('discussed');
  expect(barOf(chips(0), seat(4, { do: 'chip', turn: 7, whom: [5] }))).toBe('chip');
  expect(barOf(dealt, seat(4, { do: 'play', turn: 7 }))).toBeNull();
  expect(barOf(dealt, null)).toBeNull();
});

test('the form of the active player stays while the table stands still', () => {
  expect(barOf(opening, seat(ACTIVE))).toBe('case');
  expect(barOf(opening, seat(5))).toBeNull();
});

test('a bar, which is gold, lies only before whoever is waited for', () => {
  let bars = 0;
  for (const { table, seats = [] } of Object.values(shown as object as Album))
    for (const seat of seats) {
      const bar = barOf(table, seat);
      if (bar === null || bar === 'discussed') continue;
      expect(notebookCalls.call(table, seat.you)).toBe('turn');
      bars += 1;
    }
  expect(bars).toBeGreaterThan(5);
});

test.each<[string, TableView, SeatView | null, ReturnType<typeof handSize>]>([
  ['large on one’s turn', dealt, seat(4), 'large'],
  ['large on one’s turn, also while the table stands still', paused, seat(7), 'large'],
  ['a strip while others play', dealt, seat(7), 'strip'],
  ['large while there is nothing else to see', opening, seat(5), 'large'],
  ['in the form, for the active player', opening, seat(ACTIVE), null],
  ['put away once the word is known', explaining, seat(5), null],
  ['none for those who watch', dealt, null, null],
])('the hand is %s', (_, view, seat, size) => {
  expect(handSize(view, seat)).toBe(size);
});
