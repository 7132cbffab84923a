import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import type { Fault, Note, Setting } from '../../lib/fair/faults';
import type { DeckFault } from '../../lib/fair/deck';
import type { Reason } from '../../lib/fair/proof';
import type { Use } from '../../lib/fair/seal';
import type { Sealless } from '../../lib/fair/terms-text';
import { faultText, noteText, type Names } from './fault-text';

const NAMES: Names = {
  seat: (seat) => ['', 'Ana', 'Boris', 'Chen'][seat] ?? `?${seat}`,
  pack: (id) => `pack ${id}`,
  list: (names) => names.join(' + '),
  time: (at_ms) => `time ${at_ms}`,
};

const uses: Use[] = ['cards', 'pool', 'deck'];
const sealless: Sealless[] = ['asleep', 'missed', 'none', 'bot'];
const decks: DeckFault[] = ['cards', 'drew', 'reshuffled'];
const reasons: Reason[] = ['missing', 'changed', 'restored'];
const SETTINGS: Record<Setting, true> = {
  game: true,
  ruleset: true,
  changes: true,
  most: true,
  fresh: true,
  deals: true,
  roles: true,
  middle: true,
  begin: true,
};
const lines = [
  ...['starter', 'place', 'spy', 'role', 'captain', 'agent', 'first', 'active', 'opener'],
  ...['conspirator', 'pool'],
];

type Of<Id extends Fault['id']> = Extract<Fault, { id: Id }>;
/** One of each kind at least: the compiler asks for all. */
const FAULTS: { [Id in Fault['id']]: Of<Id>[] } = {
  malformed: [{ id: 'malformed', line: 25 }],
  wrong_table: [{ id: 'wrong_table' }],
  wrong_round: [{ id: 'wrong_round', round: 8 }],
  wrong_attempt: [{ id: 'wrong_attempt', attempt: 2 }],
  settings_differ: (Object.keys(SETTINGS) as Setting[]).map((what) => ({
    id: 'settings_differ',
    what,
  })),
  seats_differ: [{ id: 'seats_differ' }],
  pack_differs: [{ id: 'pack_differs', pack: 'films' }],
  pool_differs: [{ id: 'pool_differs' }],
  server_without_seal: uses.map((use) => ({ id: 'server_without_seal', use })),
  not_your_seal: [{ id: 'not_your_seal', attempt: 1 }],
  asked_again: [{ id: 'asked_again', attempt: 1 }],
  terms_differ: [{ id: 'terms_differ', attempt: 1 }],
  not_your_number: [{ id: 'not_your_number', attempt: 1 }],
  number_not_sealed: [{ id: 'number_not_sealed', seat: 2, attempt: 1 }],
  server_number_not_sealed: uses.map((use) => ({
    id: 'server_number_not_sealed',
    use,
    attempt: 1,
  })),
  number_again: uses.map((use) => ({ id: 'number_again', use, attempt: 1 })),
  numbers_differ: [{ id: 'numbers_differ', attempt: 1 }],
  not_proved: [{ id: 'not_proved' }],
  given_up: [{ id: 'given_up' }],
  deal_differs: [...lines, 'constructor'].map((line) => ({ id: 'deal_differs', line })),
  your_card_differs: [{ id: 'your_card_differs' }],
  announced_differs: [...lines, 'toString'].map((line) => ({ id: 'announced_differs', line })),
  called_silent: [{ id: 'called_silent', attempt: 1, at_ms: 99 }],
  left_out: sealless.map((as) => ({ id: 'left_out', as })),
  no_reason: [{ id: 'no_reason', attempt: 1 }],
  vanished: [{ id: 'vanished' }],
  unopened: uses.map((use) => ({ id: 'unopened', use, attempt: 1 })),
  deck_differs: decks.map((what) => ({ id: 'deck_differs', what })),
  your_hand_differs: [{ id: 'your_hand_differs' }],
};
const seats = [1, 3];
const NOTES: { [Id in Note['id']]: Extract<Note, { id: Id }>[] } = {
  restarted: reasons.map((why) => ({ id: 'restarted', attempt: 1, why, seats })),
  restored: [{ id: 'restored' }],
  without: sealless.map((as) => ({ id: 'without', as, seats })),
  late: [{ id: 'late', attempt: 1 }],
  places_unknown: [{ id: 'places_unknown' }],
};

const WORDS: Record<Locale, { number: RegExp; seal: RegExp }> = {
  en: { number: /number/, seal: /seal/ },
  hr: { number: /broj/, seal: /pečat/ },
  ru: { number: /числ/, seal: /печат/ },
};

describe.each(LOCALES)('in %s', (locale) => {
  const { fair: m } = messages[locale];
  const faults = Object.values(FAULTS).flat();
  const notes = Object.values(NOTES).flat();
  const told = faults.map((fault) => faultText(fault, m, NAMES));
  const noted = notes.map((note) => noteText(note, m, NAMES));

  it('everything that can be wrong is a sentence of its own', () => {
    expect(new Set([...told, ...noted]).size).toBe(faults.length + notes.length);
    for (const text of [...told, ...noted]) expect(text).toMatch(/^\p{Lu}.{20,}[.)]$/u);
  });

  it('nothing is said in words that only some understand', () => {
    const words = /hash|hmac|sha-?256|seed|commit|transcript|protocol|undefined|\[object|хеш|_/i;
    for (const text of [...told, ...noted]) expect(text).not.toMatch(words);
  });

  it('a number is always called so, and so is a seal', () => {
    const of = (fault: Fault) => faultText(fault, m, NAMES);
    const { number, seal } = WORDS[locale];
    const both = of({ id: 'number_not_sealed', seat: 2, attempt: 1 });
    expect(both).toMatch(number);
    expect(both).toMatch(seal);
    expect(of({ id: 'called_silent', attempt: 1, at_ms: 99 })).toMatch(number);
    expect(of({ id: 'not_your_seal', attempt: 1 })).toMatch(seal);
  });

  it('names, numbers and times go in', () => {
    const of = (fault: Fault) => faultText(fault, m, NAMES);
    expect(of({ id: 'malformed', line: 25 })).toContain('25');
    expect(of({ id: 'wrong_round', round: 8 })).toContain('8');
    expect(of({ id: 'number_not_sealed', seat: 2, attempt: 1 })).toContain('Boris');
    expect(of({ id: 'pack_differs', pack: 'films' })).toContain('pack films');
    expect(of({ id: 'called_silent', attempt: 1, at_ms: 99 })).toContain('time 99');
    expect(of({ id: 'deal_differs', line: 'spy' })).toContain(m.drawn.spy);
    expect(of({ id: 'unopened', use: 'pool', attempt: 1 })).toContain(m.uses.pool);
    const silent: Note = { id: 'restarted', attempt: 1, why: 'missing', seats };
    expect(noteText(silent, m, NAMES)).toContain('Ana + Chen');
    expect(noteText({ id: 'without', as: 'asleep', seats }, m, NAMES)).toContain('Ana + Chen');
  });

  it('a later try is named', () => {
    const of = (attempt: number) => faultText({ id: 'not_your_seal', attempt }, m, NAMES);
    expect(of(1)).toBe(m.faults.not_your_seal);
    expect(of(2)).toBe(`${m.faults.not_your_seal} ${m.inTry({ attempt: 2 })}`);
  });

  it('a line that nobody knows is what was dealt', () => {
    const fault: Fault = { id: 'deal_differs', line: 'constructor' };
    expect(faultText(fault, m, NAMES)).toContain(m.drawn.other);
  });
});
