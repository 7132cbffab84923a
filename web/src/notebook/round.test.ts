import { expect, test } from 'vitest';
import { seats, tableView } from '../gallery/build';
import type { NotebookRoundView, TableView } from '../lib/wire/wire';
import { inHand, onTable } from './looked';
import {
  ACTIVE,
  chips,
  CONSPIRATOR,
  conspiratorLeft,
  discussion,
  evidenceAt,
  explaining,
} from './played';
import { isDiscussion, isPlaying, notebookRound, playersOf } from './round';

function roundOf(view: TableView): NotebookRoundView {
  const round = notebookRound(view);
  if (!round) throw new Error('no such round');
  return round;
}
const players = (view: TableView) => playersOf(view, roundOf(view));

test('another game has no such round', () => {
  expect(notebookRound(tableView({ seats: seats(8) }))).toBeUndefined();
});

test('the active player comes first, then everybody clockwise', () => {
  expect(players(evidenceAt(0)).map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7, 8, 1, 2]);
});

test('cards lie with those who played them, in order', () => {
  const [active, second, third] = players(evidenceAt(9));
  expect(active).toMatchObject({ seat: ACTIVE, isActive: true, isNow: false });
  expect([active, second, third].map((player) => player?.cards.length)).toEqual([2, 1, 1]);
  expect(second?.isNow).toBe(true);
});

test('somebody who has left keeps the place where the cards lie', () => {
  const order = players(conspiratorLeft).map(({ seat }) => seat);
  expect(order).toEqual([3, 4, 5, CONSPIRATOR, 7, 8, 1, 2]);
});

test('somebody who came later is not in the round', () => {
  const view = evidenceAt(3);
  const late = seats(9).slice(8);
  expect(players({ ...view, seats: [...view.seats, ...late] })).toHaveLength(8);
  expect(isPlaying({ ...view, seats: [...view.seats, ...late] }, 9)).toBe(false);
  expect(isPlaying(view, 8)).toBe(true);
  expect(isPlaying(view, null)).toBe(false);
});

test('chips lie on players in the order in which they were placed', () => {
  const on = players(chips(5)).filter((player) => player.chips.length > 0);
  expect(on.map(({ seat, chips }) => [seat, chips])).toEqual([
    [6, [4, 7, 8]],
    [8, [5, 6]],
  ]);
});

test('all talk once nobody is left to explain', () => {
  expect(isDiscussion(explaining, roundOf(explaining))).toBe(false);
  expect(isDiscussion(discussion, roundOf(discussion))).toBe(true);
});

test('pictures are looked at in the order of the table, with their owner', () => {
  const view = evidenceAt(9);
  const looked = onTable(view, roundOf(view));
  expect(looked).toHaveLength(9);
  expect(looked.slice(0, 3).map(({ seat, isFirst }) => [seat, isFirst])).toEqual([
    [3, true],
    [3, false],
    [4, true],
  ]);
  expect(inHand(['a', 'b'])).toEqual([{ card: 'a' }, { card: 'b' }]);
});
