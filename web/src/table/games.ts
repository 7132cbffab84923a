// The games that there are and the screens that each of them brings. Whatever is the same for all of
// them lies in `room` and `tv`; a new game is a folder of its own and an entry here.

import type { Component, Snippet } from 'svelte';
import Captains from '../captains/Captains.svelte';
import CaptainsOptions from '../captains/CaptainsOptions.svelte';
import CaptainsTerms from '../captains/CaptainsTerms.svelte';
import { captainsMoments } from '../captains/moments';
import CaptainsMomentScreen from '../captains/MomentScreen.svelte';
import CaptainsTvResult from '../captains/TvResult.svelte';
import CaptainsTvRound from '../captains/TvRound.svelte';
import type { Table } from '../lib/table/table.svelte';
import type { Ticker } from '../lib/table/ticker.svelte';
import type { GameId, TableView } from '../lib/wire/wire';
import Notebook from '../notebook/Notebook.svelte';
import NotebookOptions from '../notebook/NotebookOptions.svelte';
import NotebookTerms from '../notebook/NotebookTerms.svelte';
import NotebookTvFinal from '../notebook/TvFinal.svelte';
import { notebookMoments } from '../notebook/moments';
import NotebookMomentScreen from '../notebook/MomentScreen.svelte';
import NotebookTvResult from '../notebook/TvResult.svelte';
import NotebookTvRound from '../notebook/TvRound.svelte';
import TableRulesSheet from '../rulebook/TableRulesSheet.svelte';
import RevealMenuItem from '../spy/RevealMenuItem.svelte';
import Spy from '../spy/Spy.svelte';
import SpyOptions from '../spy/SpyOptions.svelte';
import SpyTerms from '../spy/SpyTerms.svelte';
import { spyMoments } from '../spy/moments';
import SpyMomentScreen from '../spy/MomentScreen.svelte';
import SpyTvResult from '../spy/TvResult.svelte';
import SpyTvRound from '../spy/TvRound.svelte';
import { tvMoments } from '../tv/moments';

type AtTable = { table: Table; view: TableView };

export type Game = {
  /** In the lobby: what the host chooses. Some of it is asked in every game; the game says where. */
  Options: Component<AtTable & { asking: Snippet; places: Snippet }>;
  /** In the lobby: what the table has agreed on, in sentences. */
  Terms: Component<AtTable>;
  /** To be read at any time. */
  RulesSheet: Component<AtTable & { open: boolean; onclose: () => void }>;
  /** On a phone, from the deal to the end of the game. */
  Play: Component<{ table: Table; menu: Snippet }>;
  /** What the menu of the table has to offer besides. */
  MenuItem?: Component<{ table: Table; onchosen: () => void }>;
  TvRound: Component<{ table: Table; ticker: Ticker; face: number; isWide: boolean }>;
  TvResult: Component<{ table: Table }>;
  TvMoments: Component<{ table: Table }>;
  /** The end of the game, where it is more than a list of points. */
  TvFinal?: Component<{ table: Table }>;
};

const spy: Game = {
  Options: SpyOptions,
  Terms: SpyTerms,
  RulesSheet: TableRulesSheet,
  Play: Spy,
  MenuItem: RevealMenuItem,
  TvRound: SpyTvRound,
  TvResult: SpyTvResult,
  TvMoments: tvMoments(spyMoments, SpyMomentScreen),
};

const captains: Game = {
  Options: CaptainsOptions,
  Terms: CaptainsTerms,
  RulesSheet: TableRulesSheet,
  Play: Captains,
  TvRound: CaptainsTvRound,
  TvResult: CaptainsTvResult,
  TvMoments: tvMoments(captainsMoments, CaptainsMomentScreen),
};

const notebook: Game = {
  Options: NotebookOptions,
  Terms: NotebookTerms,
  RulesSheet: TableRulesSheet,
  Play: Notebook,
  TvRound: NotebookTvRound,
  TvResult: NotebookTvResult,
  TvMoments: tvMoments(notebookMoments, NotebookMomentScreen),
  TvFinal: NotebookTvFinal,
};

/** In the order in which they are offered. */
export const GAMES: Record<GameId, Game> = {
  spy,
  captains,
  notebook,
};

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];
