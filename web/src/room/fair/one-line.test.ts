import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages';
import { Honest, setup } from '../../lib/fair/honest';
import type { FairRound, FairState } from '../../lib/fair/witness';
import { fairOf, wrongIn } from './fair-of';
import { dealingWords, tickWords } from './one-line';

const m = messages.en.fair;
const honest = new Honest(setup());

function deal(change: Partial<FairRound> = {}): FairRound {
  const none = { code: '7F3A-91', faults: [], notes: [], text: honest.opened() };
  return { round: 7, sign: 'verified', ...none, ...change };
}
const state = (change: Partial<FairState>): FairState => ({
  dealing: null,
  current: null,
  previous: null,
  first: null,
  verdicts: [],
  ...change,
});
const table = (number: number, fair: FairState | null) => ({
  fair,
  view: { round: { number } as never },
});

test('each sign has its words', () => {
  for (const sign of ['pending', 'verified', 'without', 'unproved', 'wrong'] as const)
    expect(tickWords(deal({ sign }), m, false)).toBe(m.tick[sign]);
});

test('whoever watches is not told that a number is missing', () => {
  expect(tickWords(deal({ sign: 'without' }), m, true)).toBe(m.code.label);
  expect(tickWords(deal({ sign: 'wrong' }), m, true)).toBe(m.tick.wrong);
});

test('a phone that can check a part does not wait for more', () => {
  const part = deal({ sign: 'pending', notes: [{ id: 'places_unknown' }] });
  expect(tickWords(part, m, false)).toBe(m.partly.title);
  expect(tickWords({ ...part, text: honest.dealt }, m, false)).toBe(m.tick.pending);
});

test('a deal under way says whom it did not hear', () => {
  const who = {
    name: (seat: number) => ['', 'Ana', 'Boris'][seat] ?? '',
    locale: 'en',
    m,
  } as const;
  const dealing = { round: 7, attempt: 1, missed: [] };
  expect(dealingWords(dealing, who)).toBe(m.dealing);
  expect(dealingWords({ ...dealing, missed: [1, 2] }, who)).toBe(
    m.dealingAgain({ names: 'Ana and Boris' }),
  );
});

test('the deal that is shown is that of the round on the table', () => {
  const [current, previous] = [deal({ round: 8 }), deal()];
  const fair = state({ current, previous });
  expect(fairOf(table(7, fair))).toBe(previous);
  expect(fairOf(table(8, fair))).toBe(current);
  expect(fairOf(table(9, fair))).toBeUndefined();
  expect(fairOf(table(7, null))).toBeUndefined();
});

test('what is wrong is found in whichever deal', () => {
  const wrong = deal({ round: 6, sign: 'wrong' });
  expect(wrongIn(state({ current: deal({ round: 8 }), previous: deal(), first: wrong }))).toEqual([
    wrong,
  ]);
  expect(wrongIn(null)).toEqual([]);
});
