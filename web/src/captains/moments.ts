// The moments of the captains' game: a team grows, and the spy is known.

import { Moments, type Moment } from '../room/play/moments.svelte';

const SHOWN_MS = { picked: 2400, spy_revealed: 3400 };

export type CaptainsMoment = Moment<keyof typeof SHOWN_MS>;

/** Whoever is picked and is the spy makes one moment, not two: the newer takes the place. */
export function captainsMoments(): Moments<keyof typeof SHOWN_MS> {
  return new Moments(SHOWN_MS);
}
