import { describe, expect, it } from 'vitest';
import { DECK, Honest, lines, setup, sha } from './honest';
import { parsed } from './proof';
import { termsIn } from './terms-text';

const spy = new Honest(setup());
const captains = new Honest(setup({ game: 'captains', seats: { 1: null, 2: null, 3: null } }));
const notebook = new Honest(setup({ game: 'notebook' }));
const second = new Honest(
  setup({ attempt: 2, seats: { 1: null, 2: 'asleep', 5: null, 6: 'missed' } }),
);
const PROOFS = [
  spy.opened(),
  captains.opened(),
  notebook.opened(5, [2]) + notebook.deck([[1, 6]]).text,
  spy.abandoned('missing', [6]) + second.opened(),
  spy.abandoned('missing', [6]) + 'dealt|unproved\n',
];

function junk(text: string): number | null {
  const read = parsed(text);
  return 'junk' in read ? read.junk : null;
}

describe('a proof is read', () => {
  it('as it is written, of every game', () => {
    expect(PROOFS.map(junk)).toEqual(PROOFS.map(() => null));
  });

  it('with all that is in it', () => {
    const read = parsed(PROOFS[3] ?? '');
    if ('junk' in read) throw new Error('it is a proof');
    const { attempts, dealt, round, table } = read.proof;
    expect([table, round, dealt]).toEqual(['KRZNB', 7, 'proved']);
    expect(attempts.map(({ terms }) => terms.attempt)).toEqual([1, 2]);
    expect(attempts[0]?.abandoned).toEqual({ why: 'missing', seats: [6] });
    expect(attempts[0]?.told).toBe(spy.told.replace(/number\|6.*\n/, ''));
    expect(attempts[1]?.told).toBe(second.told);
    expect(attempts[1]?.terms.text).toBe(second.terms);
    expect([...(attempts[1]?.opened.keys() ?? [])]).toEqual(['pool', 'cards']);
  });

  it('at every length to which it has grown', () => {
    const text = spy.opened();
    const grown = text.slice(spy.terms.length).split('\n').slice(0, -1);
    for (let i = 0; i <= grown.length; i++)
      expect(junk(spy.terms + lines(...grown.slice(0, i)))).toBeNull();
  });
});

describe('what is no proof is named by its line', () => {
  /** The line after a text. */
  const length = (text: string) => text.split('\n').length;
  const told = length(spy.told);
  it.each<[string, string, number]>([
    ['nothing', '', 1],
    ['a text', 'hello', 1],
    ['other letters', 'molehunt1|deal\ntable|Ж\n', 1],
    ['a carriage return', spy.dealt.replace('\n', '\r\n'), 1],
    ['a last line without end', spy.dealt.slice(0, -1), 1],
    ['another version', spy.dealt.replace('molehunt1', 'molehunt2'), 1],
    ['a number with a nought before it', spy.dealt.replace('round|7', 'round|07'), 3],
    ['another game', spy.dealt.replace('game|spy', 'game|chess'), 5],
    ['one field too many', spy.dealt.replace('round|7', 'round|7|8'), 3],
    ['no seats', spy.dealt.replace(/seat\|.*\n/g, ''), 8],
    ['a seal in capitals', spy.dealt.replace(spy.seal(1), spy.seal(1).toUpperCase()), 8],
    ['an unknown line', `${spy.dealt}wish|3\n`, told + 2],
    ['a line that objects have', `${spy.dealt}constructor|3\n`, told + 2],
    ['a number after the deal', `${spy.dealt}number|1|${spy.number(1)}\n`, told + 2],
    ['one number opened twice', `${spy.opened()}${spy.open('cards')}\n`, length(spy.opened())],
    ['a deal that failed', `${spy.abandoned('changed')}dealt|proved\n`, told + 3],
    ['nobody missing', spy.abandoned('missing'), told],
  ])('%s', (_, text, line) => {
    expect(junk(text)).toBe(line);
  });

  it('and reading never fails, whatever it is', () => {
    let x = 1;
    const below = (sides: number) => (x = (x * 48_271) % 2_147_483_647) % sides;
    for (let i = 0; i < 3000; i++) {
      const text = PROOFS[below(PROOFS.length)] ?? '';
      const all = text.split('\n');
      const [one, other] = [below(all.length), below(all.length)];
      const change = [
        () => all.splice(one, 1),
        () => all.splice(one, 0, all[other] ?? ''),
        () => (all[one] = (all[one] ?? '').slice(0, other)),
        () => (all[one] = `${all[one]}|${below(99)}`),
        () => all.splice(Math.min(one, other), Math.abs(one - other)),
      ];
      change[below(change.length)]?.();
      const read = parsed(all.join('\n'));
      expect('junk' in read || read.proof.attempts.length > 0).toBe(true);
    }
  });
});

describe('terms', () => {
  it('are read without what follows them', () => {
    expect(termsIn(spy.terms)?.text).toBe(spy.terms);
    expect(termsIn(spy.told)).toBeNull();
    expect(termsIn('')).toBeNull();
  });

  it('say all that is drawn from', () => {
    expect(termsIn(spy.terms)).toMatchObject({
      game: 'spy',
      ruleset: 'time-travel',
      packs: [{ id: 'places', hash: sha('places') }],
      source: { of: 'pool', count: 14, fresh: true, most: 10, deals: 5 },
      roles: true,
      middle: 0,
      begin: null,
    });
    expect(termsIn(notebook.terms)?.source).toMatchObject({ of: 'deck', count: DECK.length });
    expect(termsIn(captains.terms)?.ranks).toEqual(new Map([1, 2, 3].map((seat) => [seat, 0])));
  });

  it.each([
    [
      'of the spy game, beginning with a seat that is not there',
      spy.terms,
      'starter|draw',
      'starter|9',
    ],
    ['with one captain', captains.terms, /captains\|draw\n(rank.*\n)+/, 'captains|1\n'],
    ['with one captain twice', captains.terms, /captains\|draw\n(rank.*\n)+/, 'captains|1|1\n'],
    ['without a rank', captains.terms, /rank\|3.*\n/, ''],
    ['with a seat twice', spy.terms, 'seat|2|', 'seat|1|'],
    ['with a word for a seat', spy.terms, 'asleep', 'dreaming'],
    ['that seal something else', spy.terms, 'server|pool', 'server|spy'],
  ])('%s are none', (_, terms, from, to) => {
    expect(termsIn(terms.replace(from, to))).toBeNull();
  });
});
