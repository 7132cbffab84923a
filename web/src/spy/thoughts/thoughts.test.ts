import { describe, expect, it } from 'vitest';
import { Atlas } from '../../lib/evidence/atlas';
import type { LineView, SpyResultView, SpyRoundView, TableView } from '../../lib/wire/wire';
import { HEIGHT, lineOf, pointsOf, WIDTH } from './plot';
import { isTold, thoughtsOf } from './thoughts';

const [ANA, BORIS, CVITA] = [1, 2, 3];
const atlas = new Atlas([
  { zoo: { animals: 4 }, bank: { animals: 0 }, office: { animals: 0 }, farm: { animals: 3 } },
]);
const asked = (n: number, by: number, to: number): LineView => ({
  n,
  by,
  to,
  kind: 'question',
  text: '',
  phrase: { attribute: 'animals', variant: n % 4 },
});
const said = (n: number, by: number, to: number, level: number): LineView => ({
  n,
  by,
  to,
  kind: 'answer',
  text: '',
  phrase: { attribute: 'animals', level, variant: 0 },
});
const result: SpyResultView = {
  ending: { how: 'spy_convicted', by: ANA, bonus: 1 },
  spy: CVITA,
  place: 'zoo',
  roles: [],
  points: [ANA, BORIS, CVITA].map((seat) => ({ seat, points: 0 })),
};

function round(lines: LineView[], over: Partial<SpyRoundView> = {}) {
  const fields = { number: 1, starter: ANA, clock_total_ms: 480_000, clock: { left_ms: 0 } };
  return { ...fields, middle: false, lines, result, ...over } as SpyRoundView;
}
/** A table whose round is over: two are there, and one has left. */
const view = {
  variant: 'spijun',
  settings: { packs: ['places'], spy: { ruleset: 'spijun' } },
  places: ['zoo', 'bank', 'office', 'farm'],
  places_played: ['farm', 'zoo'],
  seats: [ANA, CVITA].map((id) => ({ id, playing: true })),
} as unknown as TableView;

const LINES = [
  asked(1, ANA, BORIS),
  said(2, BORIS, ANA, 4),
  asked(3, BORIS, CVITA),
  said(4, CVITA, BORIS, 0),
];

describe('what everybody could have thought', () => {
  it('is told of all who held a card, after each exchange', () => {
    const thoughts = thoughtsOf(view, round(LINES), atlas);
    expect(thoughts?.exchanges).toHaveLength(2);
    expect(thoughts?.minds.map(({ seat }) => seat)).toEqual([ANA, CVITA, BORIS]);
    for (const { truth } of thoughts?.minds ?? []) expect(truth).toHaveLength(3);
  });

  it('begins with what anybody could know: the round’s own place counts, those before do not', () => {
    const minds = thoughtsOf(view, round(LINES), atlas)?.minds;
    const spy = minds?.find(({ isSpy }) => isSpy);
    expect(spy?.truth[0]).toBeCloseTo(1 / 3);
    expect(spy?.truth[1]).toBeGreaterThan(0.6);
    const ana = minds?.find(({ seat }) => seat === ANA);
    expect(ana?.truth[0]).toBeCloseTo(1 / 2);
    expect(ana?.truth[2]).toBeGreaterThan(0.8);
    expect(ana?.others).toMatchObject([{ of: BORIS }]);
  });

  it('names the exchange after which a belief moved most', () => {
    const decided = thoughtsOf(view, round(LINES), atlas)?.decided;
    const all = thoughtsOf(view, round(LINES), atlas)?.minds.flatMap(({ truth }) =>
      truth.slice(1).map((to, i) => Math.abs(to - (truth[i] ?? 0))),
    );
    expect(decided && Math.abs(decided.to - decided.from)).toBe(Math.max(...(all ?? [])));
  });

  it('names none where nobody could learn anything', () => {
    const typed = LINES.map(({ phrase: _, ...line }) => ({ ...line, text: 'Hm' }));
    const thoughts = thoughtsOf(view, round(typed), atlas);
    expect([thoughts?.exchanges.length, thoughts?.decided]).toEqual([2, undefined]);
  });

  it('may be that the spy’s card lies in the middle', () => {
    const { spy: _, ...nobody } = result;
    const thoughts = thoughtsOf(view, round(LINES, { middle: true, result: nobody }), atlas);
    expect(thoughts?.minds.every(({ isSpy }) => !isSpy)).toBe(true);
    expect(thoughts?.minds[0]?.truth[0]).toBeCloseTo(1 / 3);
  });
});

it('is not told of a round that was void, is not over or was only spoken', () => {
  const none = {
    ...result,
    ending: { how: 'void', reason: 'too_few' },
  } as unknown as SpyResultView;
  expect(isTold(round(LINES))).toBe(true);
  expect(isTold(round([]))).toBe(false);
  expect(isTold(round(LINES, { result: none }))).toBe(false);
  const { result: _, ...running } = round(LINES);
  expect(isTold(running)).toBe(false);
});

it('a plot stays within its frame', () => {
  for (const [x, y] of pointsOf([0, 1, 0.5])) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
  expect(lineOf([1])).toBe('5,5');
});
