// The moments of the spy game: a vote's outcome, a card shown, time that is up.

import { Moments, type Moment } from '../room/play/moments.svelte';
import { spyRound } from './round';

const SHOWN_MS = {
  accused: 3400,
  vote_failed: 4500,
  vote_carried: 3600,
  spy_revealed: 3400,
  time_up: 2600,
};

export type SpyMoment = Moment<keyof typeof SHOWN_MS>;

/** An accusation opens a vote, which has a screen of its own, unless the accused `reveals`. */
export function spyMoments(): Moments<keyof typeof SHOWN_MS> {
  return new Moments(
    SHOWN_MS,
    ({ what }, view) => what !== 'accused' || spyRound(view)?.reveals === true,
  );
}
