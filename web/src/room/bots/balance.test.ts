import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TableView } from '../../lib/wire/wire';
import { SPY_WINS, balanceOf } from './balance';

const page = readFileSync('../docs/balance.md', 'utf8');

test('what phones say of the balance is what the page found', () => {
  for (const [ruleset, wins] of Object.entries(SPY_WINS)) {
    const section = page.split(`\n## ${ruleset}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = [...section.matchAll(/^\| (\d+) \| ([\d.]+) %/gm)];
    const found = rows.map(([, players, percent]) => [players, Math.round(Number(percent))]);
    expect(wins, ruleset).toEqual(Object.fromEntries(found));
  }
});

test('it is told of tables that were measured, and of no others', () => {
  expect(balanceOf(table('time-travel', 4))).toEqual({ wins: 46, oneMore: 'spy' });
  expect(balanceOf(table('time-travel', 8))).toEqual({ wins: 68, oneMore: null });
  expect(balanceOf(table('time-travel', 7))).toEqual({ wins: 65, oneMore: 'nobody' });
  expect(balanceOf(table('spijun', 9))).toBeNull();
  const house = table('spijun', 5);
  house.settings.spy.house = { name: '', changes: {} };
  expect(balanceOf(house)).toBeNull();
  const captains = table('spijun', 8);
  captains.settings.game = 'captains';
  expect(balanceOf(captains)).toBeNull();
});

function table(ruleset: 'spijun' | 'time-travel', players: number): TableView {
  const settings = { game: 'spy', spy: { ruleset } };
  const seats = Array.from({ length: players }, (_, id) => ({ id }));
  return { settings, seats } as unknown as TableView;
}
