// The games that there are and the screens that each of them brings. Whatever is the same for all of
// them lies in `room` and `tv`; a new game is a folder of its own and an entry here. None is part of
// the first load.

import type { Component, Snippet } from 'svelte';
import { later } from '../i18n';
import type { Later } from '../lib/later.svelte';
import type { Table } from '../lib/table/table.svelte';
import type { Ticker } from '../lib/table/ticker.svelte';
import type { GameId, TableView } from '../lib/wire/wire';
import type { GameEnd } from '../room/score/game-end.svelte';

type AtTable = { table: Table; view: TableView };

/** For every phone at the table. */
export type OnPhone = {
  /** In the lobby: what the table has agreed on, in sentences. */
  Terms: Component<AtTable>;
  /** From the deal to the end of the game. */
  Play: Component<{ table: Table; menu: Snippet }>;
  /** What the menu of the table has to offer besides. */
  MenuItem?: Component<{ table: Table; onchosen: () => void }>;
  /** Fetches what else is needed to play on without a server's files; the same on every phone. */
  ahead: (table: Table) => Promise<void>;
};

export type OnTv = {
  TvRound: Component<{ table: Table; ticker: Ticker; face: number; isWide: boolean }>;
  TvResult: Component<{ table: Table }>;
  TvMoments: Component<{ table: Table; end: GameEnd }>;
  /** The end of the game, where it is more than a list of points. */
  TvFinal?: Component<{ table: Table; end: GameEnd }>;
};

export type Game = {
  phone: Later<OnPhone>;
  /** In the lobby: what the host chooses. Some of it is asked in every game; the game says where. */
  options: Later<{
    default: Component<AtTable & { asking: Snippet; places: Snippet; morePlaces: Snippet }>;
  }>;
  tv: Later<OnTv>;
};

/** In the order in which they are offered. */
export const GAMES: Record<GameId, Game> = {
  spy: {
    phone: later(() => import('../spy/phone')),
    options: later(() => import('../spy/SpyOptions.svelte')),
    tv: later(() => import('../spy/tv')),
  },
  captains: {
    phone: later(() => import('../captains/phone')),
    options: later(() => import('../captains/CaptainsOptions.svelte')),
    tv: later(() => import('../captains/tv')),
  },
  notebook: {
    phone: later(() => import('../notebook/phone')),
    options: later(() => import('../notebook/NotebookOptions.svelte')),
    tv: later(() => import('../notebook/tv')),
  },
};

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];
