import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages';
import type { Fault, Note, Sign } from '../../lib/fair/faults';
import { Honest, setup } from '../../lib/fair/honest';
import type { FairRound, FairState } from '../../lib/fair/witness';
import { byWeight, isOpened, roundsIn, signWords, toldIn } from './signs';

const { fair: m } = messages.en;
const honest = new Honest(setup());

function round(number: number, change: Partial<FairRound> = {}): FairRound {
  const sign: Sign = 'pending';
  return { round: number, text: honest.dealt, sign, code: null, faults: [], notes: [], ...change };
}

test('a round that is told twice is shown once', () => {
  const [current, previous] = [round(7), round(6)];
  const state: FairState = { dealing: null, current, previous, first: round(6), verdicts: [] };
  expect(roundsIn(state)).toEqual([current, previous]);
  expect(roundsIn({ ...state, current: null, previous: null, first: null })).toEqual([]);
});

test('whose numbers are in a deal is read from its proof', () => {
  expect(toldIn(honest.dealt)).toEqual([1, 5, 6]);
  expect(toldIn(honest.terms)).toEqual([]);
  expect(toldIn('no proof')).toEqual([]);
  expect([isOpened(honest.dealt), isOpened(honest.opened())]).toEqual([false, true]);
});

test('where nothing more can be checked, nobody is told to wait', () => {
  const notes: Note[] = [{ id: 'places_unknown' }];
  const opened = { text: honest.opened(), notes };
  expect(signWords(round(7), m, false)).toBe(m.signs.pending);
  expect(signWords(round(7, { notes }), m, false)).toBe(m.signs.pending);
  expect(signWords(round(7, opened), m, false)).toBe(m.partly);
  expect(signWords(round(7, { ...opened, sign: 'without' }), m, false)).toBe(m.signs.without);
});

test('whoever watches has no number that could be missing', () => {
  for (const sign of ['without', 'wrong'] as const) {
    const words = signWords(round(7, { sign }), m, true);
    expect(words).toBe(sign === 'without' ? m.watching : m.signs.wrong);
  }
});

test('what everybody understands comes first, and nothing is lost', () => {
  const faults: Fault[] = [
    { id: 'malformed', line: 3 },
    { id: 'called_silent', attempt: 1, at_ms: 9 },
    { id: 'deal_differs', line: 'spy' },
    { id: 'your_card_differs' },
  ];
  const ids = byWeight(faults).map(({ id }) => id);
  expect(ids).toEqual(['your_card_differs', 'called_silent', 'malformed', 'deal_differs']);
});
