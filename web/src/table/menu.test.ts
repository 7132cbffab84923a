import { describe, expect, test } from 'vitest';
import { tableSettings } from '../gallery/build';
import type { Settings } from '../lib/wire/wire';
import { MENU, chosenIn, isFor, keyOf, withDish } from './menu';

const dish = (key: string) => {
  const found = MENU.find((one) => keyOf(one) === key);
  if (!found) throw new Error(key);
  return found;
};
const playing = (ruleset: Settings['spy']['ruleset'], packs: string[]) =>
  tableSettings({ spy: { ruleset }, packs });

test('the chosen one is found by its ruleset where a game has some', () => {
  for (const one of MENU) expect(chosenIn(withDish(tableSettings(), one))).toBe(one);
});

test('what fits so many is what their number lies in', () => {
  const fitting = (count: number) => MENU.filter((one) => isFor(one, count)).map(keyOf);
  expect(fitting(1)).toEqual([]);
  expect(fitting(2)).toEqual(['time-travel']);
  expect(fitting(12)).toContain('captains');
  expect(fitting(12)).not.toContain('spijun');
});

test('what the table says that so many can play counts more than the number', () => {
  const fits = [dish('time-travel'), dish('captains')];
  const fitting = MENU.filter((one) => isFor(one, 5, fits)).map(keyOf);
  expect(fitting).toEqual(['time-travel', 'captains']);
});

describe('choosing what to play', () => {
  test('brings its own pack', () => {
    const films = withDish(playing('spijun', ['places']), dish('film-night'));
    expect(films.packs).toEqual(['films']);
    expect(withDish(films, dish('time-travel')).packs).toEqual(['time-travel']);
    const back = withDish(withDish(films, dish('notebook')), dish('spijun'));
    expect(back.packs).toEqual(['places']);
  });

  test.each([
    ['another pack', { packs: ['time-travel'] }],
    ['two packs', { packs: ['places', 'films'] }],
    ['some of the places', { places: { out: ['bank'], fresh: false } }],
    ['a number of places', { places: { out: [], most: 12, fresh: false } }],
  ])('leaves %s that the host has chosen', (_, change) => {
    const before = { ...playing('spijun', ['places']), ...change };
    const after = withDish(before, dish('film-night'));
    expect([after.packs, after.places]).toEqual([before.packs, before.places]);
  });

  test('keeps house rules', () => {
    const house = { name: 'Ours', changes: { 'score.civ': 2 } };
    const before = { ...playing('spijun', ['places']), spy: { ruleset: 'spijun' as const, house } };
    const after = withDish(before, dish('indictment'));
    expect(after).toEqual({ ...before, spy: { ruleset: 'indictment', house } });
  });

  test('keeps the number of rounds in the same game with the same places, and no other', () => {
    const before = { ...playing('spijun', ['places']), rounds: 7 };
    expect(withDish(before, dish('indictment')).rounds).toBe(7);
    expect(withDish(before, dish('film-night')).rounds).toBeUndefined();
    expect(withDish(before, dish('captains')).rounds).toBeUndefined();
  });
});
