// The pages that are fetched when somebody opens them. A table's page is not among them: nearly everybody
// comes to one.

import { later } from './i18n';
import { Later } from './lib/later.svelte';

export const pages = {
  /** These two say words of the shell only. */
  home: new Later(() => import('./home/Home.svelte')),
  nowhere: new Later(() => import('./Nowhere.svelte')),
  tv: later(() => import('./table/TvPage.svelte')),
  'tv-door': later(() => import('./tv/door/TvDoor.svelte')),
  'tv-send': later(() => import('./tv/door/SendPage.svelte')),
  rules: later(() => import('./rulebook/Rules.svelte')),
  fair: later(() => import('./fair/FairPage.svelte')),
  bots: later(() => import('./room/bots/BotsPage.svelte')),
  house: later(() => import('./house/HousePage.svelte')),
  learn: later(() => import('./lessons/LearnPage.svelte')),
  packs: later(() => import('./packs/PacksPage.svelte')),
};
