import { expect, test } from 'vitest';
import { tableView } from '../gallery/build';
import type { TableView } from '../lib/wire/wire';
import { spyMoments } from './moments';

function table(reveals: boolean): TableView {
  return tableView({
    round: {
      game: 'spy',
      number: 1,
      starter: 1,
      clock_total_ms: 1,
      clock: { left_ms: 1 },
      middle: false,
      reveals,
      missed: [],
      guesses_left: 1,
      lines: [],
    },
  });
}

test('an accusation is one only where the accused turns the card over at once', () => {
  const moments = spyMoments();
  moments.add({ what: 'accused', by: 1, suspect: 2 }, table(false));
  expect(moments.current).toBeUndefined();
  moments.add({ what: 'accused', by: 1, suspect: 2 }, table(true));
  expect(moments.current?.what).toBe('accused');
  moments.next();
});
