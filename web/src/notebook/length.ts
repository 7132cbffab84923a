// How long the game is: as long as makes everybody active equally often, or as the host has set.

import type { Settings, TableView } from '../lib/wire/wire';
import { NOTEBOOK } from '../rulebook/notebook';

export type Length =
  /** Too few or too many have come to tell. */
  | { is: 'open' }
  /** As advised: everybody is active so many times. */
  | { is: 'advised'; count: number; rounds: number }
  | { is: 'agreed'; rounds: number };

/** How many rounds are advised for so many players, if so many can play. */
export function advisedRounds(players: number): number | undefined {
  return NOTEBOOK.rounds.find((game) => game.players === players)?.rounds;
}

export function lengthOf({ settings, seats }: TableView): Length {
  if (settings.rounds !== undefined) return { is: 'agreed', rounds: settings.rounds };
  const rounds = advisedRounds(seats.length);
  if (rounds === undefined) return { is: 'open' };
  return { is: 'advised', count: rounds / seats.length, rounds };
}

/** What is advised is not set, so that it follows those who come and go. */
export function withRounds(settings: Settings, rounds: number, players: number): Settings {
  const { rounds: _, ...rest } = settings;
  return rounds === advisedRounds(players) ? rest : { ...rest, rounds };
}
