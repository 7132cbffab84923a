// The games of the house and the screens that each of them brings. Whatever is the same for all of
// them lies in the folders of this one; a new game is a folder of its own and an entry here.

import type { Component, Snippet } from 'svelte';
import type { Table } from '../lib/table/table.svelte';
import type { Ticker } from '../lib/table/ticker.svelte';
import type { GameId } from '../lib/wire/wire';
import RevealMenuItem from '../spy/RevealMenuItem.svelte';
import Spy from '../spy/Spy.svelte';
import SpyTvMoments from '../spy/TvMoments.svelte';
import SpyTvResult from '../spy/TvResult.svelte';
import SpyTvRound from '../spy/TvRound.svelte';

export type Game = {
  /** On a phone, from the deal to the end of the game. */
  Play: Component<{ table: Table; menu: Snippet }>;
  /** What the menu of the table has to offer besides. */
  MenuItem?: Component<{ table: Table; onchosen: () => void }>;
  TvRound: Component<{ table: Table; ticker: Ticker; face: number; isWide: boolean }>;
  TvResult: Component<{ table: Table }>;
  TvMoments: Component<{ table: Table }>;
};

const spy: Game = {
  Play: Spy,
  MenuItem: RevealMenuItem,
  TvRound: SpyTvRound,
  TvResult: SpyTvResult,
  TvMoments: SpyTvMoments,
};

export const GAMES: Record<GameId, Game> = { spy, captains: spy };
