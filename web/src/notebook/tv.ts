// What the big screen needs of this game.

import { tvMoments } from '../tv/moments';
import { notebookCalls } from './calls';
import { notebookMoments } from './moments';
import MomentScreen from './MomentScreen.svelte';

export { default as TvFinal } from './TvFinal.svelte';
export { default as TvResult } from './TvResult.svelte';
export { default as TvRound } from './TvRound.svelte';
export const TvMoments = tvMoments(notebookMoments, MomentScreen, notebookCalls);
