import { expect, test } from 'vitest';
import { ODDS, PLAYERS, ROUNDS } from './odds';

/** How likely it is that anybody is the spy so often running. */
function anybody(running: number): number {
  // By how long the last ones have been the same; those who got there stay.
  let now = new Map([[1, 1]]);
  for (let round = 2; round <= ROUNDS; round++) {
    const next = new Map<number, number>();
    const add = (length: number, share: number) =>
      next.set(length, (next.get(length) ?? 0) + share);
    for (const [length, share] of now)
      if (length === running) add(length, share);
      else {
        add(length + 1, share / PLAYERS);
        add(1, (share * (PLAYERS - 1)) / PLAYERS);
      }
    now = next;
  }
  return now.get(running) ?? 0;
}

test('the page tells of chance what is so', () => {
  const twice = anybody(2);
  expect(twice).toBeCloseTo(1 - (1 - 1 / PLAYERS) ** (ROUNDS - 1));
  // "Almost".
  expect(Math.round(twice * 10)).toBe(ODDS.twice);
  expect(twice * 10).toBeLessThan(ODDS.twice);
  expect(Math.round(1 / anybody(3))).toBe(ODDS.thrice);
  expect(ODDS.named).toBe(25);
});
