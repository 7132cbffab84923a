import { describe, expect, it } from 'vitest';
import type { TableView } from '../wire/wire';
import type { Fault } from './faults';
import { Honest, PLACES, setup, sha, short, type Setup } from './honest';
import { leftOf, type Known } from './known';
import { check, type Sealed } from './terms';
import { termsIn } from './terms-text';

const honest = new Honest(setup());

function known(change: Partial<Known> = {}): Known {
  return {
    code: 'KRZNB',
    game: 'spy',
    ruleset: 'time-travel',
    changes: [],
    packs: [{ id: 'places', hash: sha('places') }],
    seats: [1, 2, 5, 6],
    after: null,
    isFirst: true,
    pool: PLACES,
    table: [],
    played: [],
    most: 10,
    fresh: true,
    deals: 5,
    roles: true,
    middle: 0,
    begin: 'draw',
    ...change,
  };
}

const sealed = (change: Partial<Sealed> = {}): Sealed => ({
  seat: 5,
  round: 7,
  attempt: 1,
  numbers: [{ attempt: 1, number: honest.number(5) }],
  isTurn: true,
  ...change,
});

function faults(
  change: Partial<Known> = {},
  own: Partial<Sealed> = {},
  terms = honest.terms,
): Fault[] {
  const read = termsIn(terms);
  if (!read) throw new Error('no terms');
  return check(read, known(change), sealed(own));
}
const of = (change: Partial<Setup>) => new Honest(setup(change)).terms;

describe('a phone tells its number', () => {
  it('where the terms are what it knows', () => {
    expect(faults()).toEqual([]);
  });

  it('at a later deal, of the places that are left', () => {
    const [, second, ...rest] = PLACES;
    const places = [second, ...rest].flatMap((place) => place ?? []);
    const terms = of({ isFirst: false, places });
    const later = { isFirst: false, table: PLACES, played: ['place-0'] };
    expect(faults(later, {}, terms)).toEqual([]);
    expect(faults({ ...later, played: [] }, {}, terms)).toEqual([{ id: 'pool_differs' }]);
  });

  it('at games that have no places', () => {
    const change = { game: 'notebook' as const, ruleset: null, packs: [], roles: false };
    expect(faults(change, {}, of({ game: 'notebook' }))).toEqual([]);
    expect(
      faults({ ...change, isFirst: false }, {}, of({ game: 'notebook', isFirst: false })),
    ).toEqual([]);
    expect(faults({ ...change, isFirst: false }, {}, of({ game: 'notebook' }))).toEqual([
      { id: 'pool_differs' },
    ]);
  });

  it('where the house plays otherwise, as the table shows', () => {
    const rules = ['ruleset|time-travel', 'change|guess.attempts|2', 'change|durationMin|4:5,12:8'];
    const terms = of({ rules });
    const changes = ['durationMin|4:5,12:8', 'guess.attempts|2'];
    expect(faults({ changes }, {}, terms)).toEqual([]);
    expect(faults({}, {}, terms)).toEqual([{ id: 'settings_differ', what: 'changes' }]);
  });
});

describe('a phone tells nothing and names', () => {
  const settings = (...all: string[]) => all.map((what) => ({ id: 'settings_differ', what }));
  it.each<[string, Partial<Known>, object[]]>([
    ['another table', { code: 'KRZNC' }, [{ id: 'wrong_table' }]],
    ['somebody more', { seats: [1, 2, 5] }, [{ id: 'seats_differ' }]],
    ['another order of seats', { seats: [2, 1, 5, 6] }, [{ id: 'seats_differ' }]],
    ['other rules', { ruleset: 'spijun' }, settings('ruleset')],
    ['how many places are drawn', { most: 8 }, settings('most')],
    ['that all are', { most: null }, settings('most')],
    ['what is fresh', { fresh: false }, settings('fresh')],
    ['how many deals there are', { deals: 4 }, settings('deals')],
    ['roles', { roles: false }, settings('roles')],
    ['cards in the middle', { middle: 1 }, settings('middle')],
    ['who begins', { begin: [5] }, settings('begin')],
    [
      'a pack of other words',
      { packs: [{ id: 'places', hash: sha('x') }] },
      [{ id: 'pack_differs', pack: 'places' }],
    ],
    [
      'a pack that is missing',
      { packs: [...known().packs, { id: 'films', hash: sha('x') }] },
      [{ id: 'pack_differs', pack: 'films' }],
    ],
    ['a pack that nobody chose', { packs: [] }, [{ id: 'pack_differs', pack: 'places' }]],
    ['a place less', { pool: PLACES.slice(1) }, [{ id: 'pool_differs' }]],
    ['places in another order', { pool: [...PLACES].reverse() }, [{ id: 'pool_differs' }]],
    ['a game that is on', { isFirst: false, table: PLACES }, [{ id: 'pool_differs' }]],
  ])('%s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('a round that does not follow on that which the table shows', () => {
    expect(faults({ after: 6 })).toEqual([]);
    expect(faults({ after: 5 })).toEqual([{ id: 'wrong_round', round: 7 }]);
  });

  it.each<[string, Partial<Sealed>, object]>([
    ['a round that it has not sealed for', { round: 8 }, { id: 'wrong_round', round: 7 }],
    ['a round that is not its turn', { isTurn: false }, { id: 'wrong_round', round: 7 }],
    ['another attempt', { attempt: 2 }, { id: 'wrong_attempt', attempt: 1 }],
    [
      'another seal',
      { numbers: [{ attempt: 1, number: short('x') }] },
      { id: 'not_your_seal', attempt: 1 },
    ],
    [
      'another attempt’s seal',
      { numbers: [{ attempt: 2, number: honest.number(5) }] },
      { id: 'not_your_seal', attempt: 1 },
    ],
    ['that it is said to sleep', { seat: 2 }, { id: 'left_out', as: 'asleep' }],
  ])('%s', (_, own, expected) => {
    expect(faults({}, own)).toEqual([expected]);
  });

  it('packs in another order', () => {
    const two = ['a', 'b'].map((id) => ({ id, hash: sha(id) }));
    const packs = [...two].reverse().map(({ id, hash }) => `pack|${id}|${hash}`);
    expect(faults({ packs: two }, {}, of({ packs }))).toEqual([
      { id: 'pack_differs', pack: 'b' },
      { id: 'pack_differs', pack: 'a' },
    ]);
  });

  it('a pack without a hash, unless the table was given it before these were kept', () => {
    const about = (id: string): [Partial<Known>, string] => [
      { packs: [{ id, hash: sha(id) }] },
      of({ packs: [`pack|${id}|-`] }),
    ];
    const [house, ofHouse] = about('places');
    expect(faults(house, {}, ofHouse)).toEqual([{ id: 'pack_differs', pack: 'places' }]);
    const [own, ofTable] = about('own-0123');
    expect(faults(own, {}, ofTable)).toEqual([]);
  });

  it('what the server draws without a seal of its own', () => {
    const terms = honest.terms.replace(/server\|pool.*\n/, '');
    expect(faults({}, {}, terms)).toEqual([{ id: 'server_without_seal', use: 'pool' }]);
  });

  it('another game', () => {
    const terms = of({ game: 'captains' });
    expect(faults({ game: 'notebook' }, {}, terms)).toContainEqual({
      id: 'settings_differ',
      what: 'game',
    });
  });
});

describe('the places that are left', () => {
  const table = PLACES.slice(0, 4);
  const left = (game: TableView['settings']['game'], played: string[]) =>
    leftOf({ game, table, played }).map(({ id }) => id);
  const all = table.map(({ id }) => id);

  it('are those that were not played', () => {
    expect(left('spy', ['place-2'])).toEqual(['place-0', 'place-1', 'place-3']);
  });

  it('are all but the last ones, when they run out', () => {
    expect(left('spy', ['place-2', 'place-0', 'place-3', 'place-1'])).toEqual([
      'place-0',
      'place-2',
      'place-3',
    ]);
    expect(left('captains', ['place-2', 'place-0', 'place-3'])).toEqual(['place-1', 'place-2']);
  });

  it('are all, where even that is not enough', () => {
    const [one, two, three] = table;
    const few = [one, two, three].flatMap((place) => place ?? []);
    const played = few.map(({ id }) => id);
    expect(leftOf({ game: 'captains', table: few, played })).toEqual(few);
    expect(left('captains', [])).toEqual(all);
  });
});
