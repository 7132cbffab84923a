// Numbers that bots have worked out (`crates/bots/tests/vectors.rs`), against those of a phone.

import { describe, expect, it } from 'vitest';
import {
  against,
  againstEvasion,
  betrays,
  blind,
  exchanges,
  kernel,
  shares,
  suspicion,
  tells,
  updatePlaces,
} from './evidence';
import vectors from './vectors.json';

const NEAR = 1e-4;

/** In the same order, each as near as numbers with five digits can be. */
function same(mine: readonly number[], theirs: readonly number[]) {
  expect(mine).toHaveLength(theirs.length);
  const furthest = Math.max(...mine.map((number, i) => Math.abs(number - (theirs[i] ?? NaN))));
  expect(furthest).toBeLessThan(NEAR);
}

it.each(vectors.suspects)('suspects are as likely as to bots: $against', ({ against, likely }) =>
  same(suspicion(against), likely),
);

it('no answer speaks against somebody as it does to bots', () =>
  same([againstEvasion()], [vectors.evasion]));

describe.each(vectors.rounds)('a round of $round_ms ms', (round) => {
  const mine = kernel(exchanges(round.round_ms));

  it('has room for as many answers, which stray as far', () => {
    same([exchanges(round.round_ms)], [round.exchanges]);
    mine.forEach((row, level) => same(row, round.kernel[level] ?? []));
  });

  it.each(round.tables)('at $levels each answer proves the same', (table) => {
    const likely = blind(mine, table.beliefs, table.levels);
    same(likely, table.blind);
    table.left.forEach((left, answer) =>
      same(updatePlaces(mine, shares(table.beliefs), table.levels, answer), left),
    );
    table.against.forEach((row, level) =>
      row.forEach((speaks, answer) =>
        near(against(mine, likely[answer] ?? 0, level, answer), speaks),
      ),
    );
    table.tells.forEach((all, level) => near(tells(mine, likely, level), all));
    table.betrays.forEach((all, level) => near(betrays(mine, likely, level), all));
  });
});

/** Of numbers that may be large, as logarithms of what hardly ever happens are. */
function near(mine: number, theirs: number) {
  expect(Math.abs(mine - theirs)).toBeLessThan(NEAR * Math.max(1, Math.abs(theirs)));
}
