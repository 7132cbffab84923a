// The moments of the captains' game: a team grows, the spy is known, and all cards are turned over.

import type { TableView } from '../lib/wire/wire';
import { Moments, type Beat, type Moment } from '../room/play/moments.svelte';
import { captainsRound } from './round';

const BEATS = {
  picked: { shown_ms: 2400, cue: 'gavel' },
  spy_revealed: { shown_ms: 3400, drum_ms: 1500 },
  round_over: { shown_ms: 2000, drum_ms: 2000 },
} satisfies Record<string, Beat>;

type Played = keyof typeof BEATS;
export type CaptainsMoment = Moment<Played>;

/** Whoever is picked and is the spy makes one moment, not two: the newer takes the place. */
export function captainsMoments(): Moments<Played> {
  return new Moments<Played>(BEATS, isPlayed);
}

/** Where the last pick ends the round, that is its moment. */
function isPlayed({ what }: CaptainsMoment, view: TableView | null): boolean {
  const how = captainsRound(view)?.result?.ending.how;
  return what !== 'round_over' || how === 'spy_picked' || how === 'teams_complete';
}
