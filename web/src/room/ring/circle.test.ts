import { expect, test } from 'vitest';
import { seats, tableView } from '../../gallery/build';
import { circle } from './circle';

const ids = (you: number | null) =>
  circle(tableView({ host: 3, seats: seats(4) }), you).map(({ id }) => id);

test('you sit at the bottom, and the host does for those who watch', () => {
  expect(ids(2)).toEqual([2, 3, 4, 1]);
  expect(ids(null)).toEqual([3, 4, 1, 2]);
});
