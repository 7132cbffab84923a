import { describe, expect, it } from 'vitest';
import { seats, tableSettings, tableView } from '../gallery/build';
import { NOTEBOOK_ROUNDS_MAX } from '../lib/wire/limits';
import type { Settings, TableView } from '../lib/wire/wire';
import { NOTEBOOK } from '../rulebook/notebook';
import { advisedRounds, lengthOf, withRounds } from './length';

const settings = tableSettings({ game: 'notebook' });

function table(players: number, agreed: Partial<Settings> = {}): TableView {
  return tableView({ settings: { ...settings, ...agreed }, seats: seats(players) });
}

describe('the length of a game', () => {
  it('is twice around a small table and once around a big one', () => {
    expect(lengthOf(table(5))).toEqual({ is: 'advised', count: 2, rounds: 10 });
    expect(lengthOf(table(6))).toEqual({ is: 'advised', count: 1, rounds: 6 });
  });

  it('is open while too few or too many are here', () => {
    expect(lengthOf(table(NOTEBOOK.players.min - 1))).toEqual({ is: 'open' });
    expect(lengthOf(table(NOTEBOOK.players.max + 1))).toEqual({ is: 'open' });
  });

  it('is what the host has set, however many are here', () => {
    expect(lengthOf(table(2, { rounds: 3 }))).toEqual({ is: 'agreed', rounds: 3 });
    expect(lengthOf(table(6, { rounds: 3 }))).toEqual({ is: 'agreed', rounds: 3 });
  });

  it('can always be the advised one', () => {
    for (const { rounds } of NOTEBOOK.rounds)
      expect(rounds).toBeLessThanOrEqual(NOTEBOOK_ROUNDS_MAX);
  });
});

describe('a number of rounds', () => {
  it('is set where it is not the advised one', () => {
    expect(withRounds(settings, 7, 5)).toEqual({ ...settings, rounds: 7 });
    expect(withRounds({ ...settings, rounds: 7 }, 8, 5).rounds).toBe(8);
  });

  it('follows the players again once it is the advised one', () => {
    const advised = advisedRounds(5) ?? 0;
    expect(withRounds({ ...settings, rounds: 9 }, advised, 5)).toEqual(settings);
    expect(withRounds({ ...settings, rounds: 9 }, advised, 4).rounds).toBe(advised);
  });
});
