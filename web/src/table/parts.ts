// The parts of a table's pages that are not in the first load, and the order in which they are fetched
// while people wait.

import { i18n, later } from '../i18n';
import { fetchFaces } from '../lib/faces';
import { Later } from '../lib/later.svelte';
import type { Table } from '../lib/table/table.svelte';
import type { GameId } from '../lib/wire/wire';
import { avatarSheet } from '../ui/avatar-sheet';
import { GAME_IDS, GAMES } from './games';

/** The rules of this table, to be read. */
export const rulesOfTable = later(() => import('../rulebook/TableRulesSheet.svelte'));
/** What the host can choose to play. */
export const gameTiles = later(() => import('./GameTiles.svelte'));
/** The rules of this table, to be changed. */
export const rulesSheet = later(() => import('./RulesSheet.svelte'));
/** What the host can do about one player. */
export const playerSheet = later(() => import('./PlayerSheet.svelte'));
/** A code for the host's Wi-Fi. */
export const wifiSheet = later(() => import('./WifiSheet.svelte'));
/** What a player should know and answer with one tap. */
export const tableBar = later(() => import('./TableBar.svelte'));
/** What is said of the table by itself; whoever has only just come has missed nothing. */
export const tableNews = later(() => import('./News.svelte'));
/** How bots play here. */
export const botsCard = later(() => import('../room/bots/BotsCard.svelte'));
/** How cards are dealt here. */
export const fairLine = later(() => import('../room/fair/FairLine.svelte'));
/** Why there is none. It says words of the shell only, so that nobody waits for others. */
export const noTable = new Later(() => import('./NoTable.svelte'));
export const tableMenu = later(() => import('./TableMenu.svelte'));
/** Which key does what. */
export const keysSheet = later(() => import('./KeysSheet.svelte'));
/** The story of the evening. */
export const eveningSheet = later(() => import('./EveningSheet.svelte'));
export const gameAwards = later(() => import('./GameAwards.svelte'));

/** What phrases say, in the language of this phone. */
async function fetchPhrases(): Promise<unknown> {
  const { phraseBook } = await import('../room/talk/phrase-book');
  return phraseBook().ahead();
}

/** What decides which parts a phone fetches; no more, as with each change of it all are asked for again. */
export type Waiting = {
  game: GameId;
  isHost: boolean;
  /** May change what is played. */
  chooses: boolean;
  /** Who wears which face at this table. */
  faces: readonly number[];
  /** Questions are going to be typed. */
  writes: boolean;
};

/** First what the table is about to play, last what perhaps nobody will ask for. */
export function partsAhead(
  table: Table,
  { game, isHost, chooses, faces, writes }: Waiting,
): (() => Promise<unknown>)[] {
  const { phone, options } = GAMES[game];
  return [
    () => phone.ahead(),
    ...(writes ? [fetchPhrases, () => botsCard.ahead()] : []),
    () => table.fairness.ahead(),
    () => tableNews.ahead(),
    () => fairLine.ahead(),
    () => noTable.ahead(),
    () => tableMenu.ahead(),
    () => tableBar.ahead(),
    ...(isHost ? [() => playerSheet.ahead(), () => wifiSheet.ahead()] : []),
    ...(chooses ? [() => gameTiles.ahead(), () => rulesSheet.ahead(), () => options.ahead()] : []),
    () => rulesOfTable.ahead(),
    () => avatarSheet.ahead(),
    () => keysSheet.ahead(),
    async () => (await phone.ahead()).ahead(table),
    () => fetchFaces(faces),
    ...GAME_IDS.flatMap((other) => [() => GAMES[other].phone.ahead()]),
    ...(chooses ? GAME_IDS.map((other) => () => GAMES[other].options.ahead()) : []),
    () => botsCard.ahead(),
    fetchPhrases,
    () => eveningSheet.ahead(),
    () => gameAwards.ahead(),
    () => i18n.ahead(),
  ];
}
