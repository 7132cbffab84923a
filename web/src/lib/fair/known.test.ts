import { describe, expect, it } from 'vitest';
import { seats, tableSettings, tableView } from '../../gallery/build';
import type { Place, Settings, SpySettings, TableView } from '../wire/wire';
import { sha } from './honest';
import { knownOf } from './known';

const name = { en: 'Any' };
const places: Place[] = ['bank', 'zoo', 'dock', 'cafe'].map((id) => ({
  id,
  name,
  roles: [{ id: `${id}-guard`, name }],
}));
const packs = { texts: [{ id: 'places', text: '{"name":"Люкс"}' }], places };
const known = (view: Partial<TableView> = {}, settings: Partial<Settings> = {}, order = [1]) =>
  knownOf(tableView({ ...view, settings: tableSettings(settings) }), packs, order);
const spy = (change: Partial<SpySettings>): Partial<Settings> => ({
  spy: { ruleset: 'time-travel', ...change },
});

describe('what a phone knows', () => {
  it('is nothing as long as a pack is missing', () => {
    expect(known({}, { packs: ['places', 'films'] })).toBeNull();
    expect(known({}, { packs: ['films'], game: 'notebook' })).not.toBeNull();
  });

  it('before a game: all places that the table chose, and how many are drawn', () => {
    const choice = { out: ['zoo'], most: 3, fresh: true };
    expect(known({}, { places: choice })).toMatchObject({
      isFirst: true,
      pool: [
        { id: 'bank', roles: ['bank-guard'] },
        { id: 'dock', roles: ['dock-guard'] },
        { id: 'cafe', roles: ['cafe-guard'] },
      ],
      packs: [{ id: 'places', hash: sha(packs.texts[0]?.text ?? '') }],
      most: 3,
      fresh: true,
    });
  });

  it('during a game: its places, and which were played', () => {
    const view = { phase: 'round_over', places: ['zoo', 'dock'], places_played: ['dock'] } as const;
    const table = [
      { id: 'zoo', roles: ['zoo-guard'] },
      { id: 'dock', roles: ['dock-guard'] },
    ];
    const on = { ...view, places: [...view.places], places_played: [...view.places_played] };
    expect(known(on)).toMatchObject({ isFirst: false, table, played: ['dock'] });
    expect(known({ ...on, phase: 'game_over' })?.isFirst).toBe(true);
  });

  it('the rules, and what the house changed in them', () => {
    const changes = {
      roles: false,
      'score.spyGuess': 5,
      durationMin: [{ playersUpTo: 4, minutes: 6 }],
    };
    const house = { name: '', changes };
    expect(known({}, spy({ house }))).toMatchObject({
      ruleset: 'time-travel',
      changes: ['roles|false', 'score.spyGuess|5', 'durationMin|4:6'],
      roles: false,
    });
    expect(known({}, { game: 'captains' })).toMatchObject({
      ruleset: null,
      roles: false,
      middle: 0,
    });
  });

  it('by how many players there are, whatever was played before', () => {
    const few = (count: number, changes = {}, view: Partial<TableView> = {}) =>
      known({ seats: seats(count), ...view }, spy({ house: { name: '', changes } }));
    expect(few(2)).toMatchObject({ ruleset: 'duel', middle: 1 });
    expect(few(3, {}, { phase: 'round_over' })).toMatchObject({ ruleset: 'trio', middle: 1 });
    expect(few(4)).toMatchObject({ ruleset: 'time-travel', middle: 0 });
    const off = { variantByCount: false };
    expect(few(3, off)).toMatchObject({ ruleset: 'time-travel', middle: 0 });
    // The house may have spoilt the rules of three, and then the game goes on by its own.
    const spoilt = few(3, { roles: false }, { phase: 'round_over' });
    expect(spoilt).not.toHaveProperty('middle');
  });

  it('all that are here, and whom it is told of those who are away', () => {
    const away = seats(4).map((seat) => ({ ...seat, away: seat.id === 2 }));
    expect(known({ seats: away }, {}, [1, 3, 4])?.seats).toEqual([1, 3, 4]);
    expect(known({ seats: away }, {}, [1, 2, 3, 4])?.seats).toEqual([1, 2, 3, 4]);
    expect(known({ seats: away }, {}, [1, 2])?.seats).toEqual([1, 2, 3, 4]);
  });

  it('how many deals there may be', () => {
    const reuse = { name: '', changes: { locationReuse: true } };
    expect(known({}, { rounds: 4 })?.deals).toBe(4);
    expect(known()?.deals).toBe(5);
    expect(known({}, { rounds: 4, ...spy({ house: reuse }) })?.deals).toBe(1);
    const teams = (count: number, settings: Partial<Settings> = {}) =>
      known({ seats: seats(count) }, { game: 'captains', ...settings })?.deals;
    expect(teams(8)).toBe(8);
    expect(teams(7)).toBe(14);
    expect(teams(8, { captains: { twice: true } })).toBe(16);
    expect(teams(8, { rounds: 3 })).toBe(6);
  });

  it('who begins a game, and nothing of later rounds', () => {
    expect(known()?.begin).toBe('draw');
    expect(known({}, { starter: 2 })?.begin).toEqual([2]);
    expect(known({}, { starter: 9 })?.begin).toBe('draw');
    const host = { name: '', changes: { starterFirst: 'host' } };
    expect(known({ host: 3 }, { ...spy({ house: host }), starter: 2 })?.begin).toEqual([3]);
    const first = { captains: { twice: false, first: [3, 1] as [number, number] } };
    expect(known({}, { game: 'captains', ...first })?.begin).toEqual([3, 1]);
    expect(known({}, { game: 'captains' })?.begin).toBe('draw');
    expect(known({}, { game: 'notebook', starter: 1 })?.begin).toEqual([1]);
    expect(known({ phase: 'round_over' }, { starter: 2 })).not.toHaveProperty('begin');
  });
});
