// What rounds among bots came to, as docs/balance.md has it. Nothing here is known of people.

import type { RulesetId, TableView } from '../../lib/wire/wire';

/** By ruleset and number of players: of a hundred rounds, how many the spy won. */
export const SPY_WINS: Readonly<Record<RulesetId, Readonly<Record<number, number>>>> = {
  spijun: { 3: 34, 4: 47, 5: 52, 6: 62, 7: 67, 8: 75 },
  'time-travel': { 2: 11, 3: 40, 4: 46, 5: 57, 6: 69, 7: 65, 8: 68 },
  'film-night': { 3: 23, 4: 36, 5: 49, 6: 56, 7: 67, 8: 72 },
  indictment: { 4: 56, 5: 61, 6: 69, 7: 67, 8: 79, 9: 86, 10: 91 },
};

/** Less than this is chance: docs/balance.md has intervals about as wide. */
const NOTABLE = 5;

export type Balance = {
  wins: number;
  /** Whom a player more would help; null where the rules have no room for one. */
  oneMore: 'spy' | 'others' | 'nobody' | null;
};

/** Of the table as it is; null where nothing is known: in other games, and by house rules. */
export function balanceOf(view: TableView): Balance | null {
  const { game, spy } = view.settings;
  if (game !== 'spy' || spy.house) return null;
  const known = SPY_WINS[spy.ruleset];
  const wins = known[view.seats.length];
  if (wins === undefined) return null;
  return { wins, oneMore: helped(wins, known[view.seats.length + 1]) };
}

function helped(now: number, then: number | undefined): Balance['oneMore'] {
  if (then === undefined) return null;
  if (Math.abs(then - now) < NOTABLE) return 'nobody';
  return then > now ? 'spy' : 'others';
}
