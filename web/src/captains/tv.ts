// What the big screen needs of this game.

import { tvMoments } from '../tv/moments';
import { captainsCalls } from './calls';
import { captainsMoments } from './moments';
import MomentScreen from './MomentScreen.svelte';

export { default as TvResult } from './TvResult.svelte';
export { default as TvRound } from './TvRound.svelte';
export const TvMoments = tvMoments(captainsMoments, MomentScreen, captainsCalls);
