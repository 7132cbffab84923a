import { expect, test } from 'vitest';
import { seats } from '../gallery/build';
import { floorOf } from './floor';
import { table } from './played';

test('players keep quiet while a vote may not be argued about, and only they', () => {
  const vote = table({ phase: 'vote' });
  expect(floorOf(vote, 1)?.isHushed).toBe(true);
  expect(floorOf(table({ phase: 'time_up' }), 1)?.isHushed).toBe(true);
  expect(floorOf(table({ phase: 'questions' }), 1)?.isHushed).toBe(false);
  expect(floorOf(vote, null)?.isHushed).toBe(false);
  expect(floorOf({ ...vote, seats: seats(4) }, 1)?.isHushed).toBe(false);
});

test('the floor is the asker’s, until the turn passes', () => {
  const view = table({}, { turn: { number: 4, asker: 2, asked: 5, passes_at_ms: 9 } });
  expect(floorOf(view, 1)).toMatchObject({ turn: 4, asker: 2, passes_at_ms: 9 });
});
