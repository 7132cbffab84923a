import { expect, test } from 'vitest';
import { seats, tableView } from '../../gallery/build';
import type { StandingView, TableView } from '../../lib/wire/wire';
import { roundNumber, scoreLines, signed } from './scores';

const standing = (seat: number, points: number): StandingView => ({
  seat,
  name: `P${seat}`,
  avatar: 0,
  points,
  left: false,
});

function after(how: 'guessed_right' | 'void'): TableView {
  return tableView({
    phase: 'round_over',
    seats: seats(3, { ready: true }),
    rounds_played: 2,
    standings: [standing(2, 4), standing(1, 4), standing(3, 1)],
    round: {
      game: 'spy',
      number: 2,
      starter: 1,
      clock_total_ms: 1,
      clock: { left_ms: 0 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [],
      result: {
        ending: how === 'void' ? { how, reason: 'aborted_by_host' } : { how },
        spy: 2,
        place: 'bank',
        roles: [{ seat: 1, role: 'teller' }],
        points: [{ seat: 2, points: 4 }],
      },
    },
  });
}

test('lines say what a round brought', () => {
  const [spy, teller] = scoreLines(after('guessed_right'));
  expect(spy).toMatchObject({ seat: 2, gained: 4, ready: true });
  expect(teller).toMatchObject({ seat: 1, gained: 0 });
});

test('points carry their sign, and no points none', () => {
  expect([2, 0, -3].map(signed)).toEqual(['+2', '', '−3']);
});

test('equal points share a rank', () => {
  expect(scoreLines(after('guessed_right')).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('everybody stands at the start while nothing was scored', () => {
  const view = tableView({ seats: seats(3) });
  expect(scoreLines(view).map(({ points }) => points)).toEqual([0, 0, 0]);
});

test('a void round comes again under the same number', () => {
  expect(roundNumber(after('guessed_right'))).toEqual({ number: 2, of: 5 });
  expect(roundNumber(after('void'))).toEqual({ number: 3, of: 5 });
  expect(roundNumber(tableView({ phase: 'questions' }))).toEqual({ number: 1, of: 5 });
});
