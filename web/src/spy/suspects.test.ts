import { expect, test } from 'vitest';
import { seats, seatView, tableView } from '../gallery/build';
import type { SpyRoundView, TableView } from '../lib/wire/wire';
import { suspects } from './suspects';

function trio(change: Partial<SpyRoundView>, phase: TableView['phase'] = 'questions'): TableView {
  return tableView({
    phase,
    seats: seats(3, { playing: true }),
    round: {
      game: 'spy',
      number: 1,
      starter: 1,
      clock_total_ms: 1,
      clock: { left_ms: 1 },
      middle: true,
      reveals: true,
      missed: [],
      guesses_left: 1,
      lines: [],
      ...change,
    },
  });
}
const agent = seatView(1, { open: [{ do: 'accuse', whom: [2, 3] }] });
const spy = seatView(1);

test('where a vote decides, the offers say who can be accused', () => {
  const view = trio({ reveals: false, middle: false });
  expect(suspects(view, agent)).toEqual([2, 3]);
  expect(suspects(view, spy)).toBeUndefined();
});

test('where the spy may not accuse, spy and agent have the same button', () => {
  expect(suspects(trio({}), spy)).toEqual([2, 3]);
  expect(suspects(trio({}), agent)).toEqual([2, 3]);
  const paused = trio({ wait: { why: 'paused_by_host' } });
  expect([spy, agent].map((seat) => suspects(paused, seat))).toEqual([undefined, undefined]);
});

test('in the last chance only the one whose turn it is can accuse', () => {
  const timer = { left_ms: 1 };
  const of = (seat: number) =>
    trio({ chance: { kind: 'last_chance', seat, timer, left: 1 } }, 'time_up');
  expect(suspects(of(1), spy)).toEqual([2, 3]);
  expect(suspects(of(2), spy)).toBeUndefined();
});

test('those who only watch this round accuse nobody', () => {
  const view = { ...trio({}), seats: seats(3, { playing: false }) };
  expect(suspects(view, spy)).toBeUndefined();
});
