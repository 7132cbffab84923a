// The moments of the spy game: a vote's outcome, a card shown, a place named, time that is up.

import type { SpyResultView, TableView } from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';
import { Moments, type Beat, type Moment } from '../room/play/moments.svelte';
import { spyRound } from './round';

const BEATS = {
  accused: { shown_ms: 3400, drum_ms: 3400 },
  vote_failed: { shown_ms: 4500, cue: 'gavel' },
  vote_carried: { shown_ms: 3400, drum_ms: 3400, cue: 'gavel' },
  spy_revealed: { shown_ms: 3400, drum_ms: 1500 },
  time_up: { shown_ms: 2600 },
  round_over: { shown_ms: 2400, drum_ms: 2400 },
} satisfies Record<string, Beat>;

type Played = keyof typeof BEATS;
export type SpyMoment = Moment<Played>;

export function spyMoments(): Moments<Played> {
  return new Moments<Played>(BEATS, isPlayed);
}

function isPlayed({ what }: SpyMoment, view: TableView | null, current?: SpyMoment): boolean {
  // An accusation opens a vote, which has a screen of its own, unless the accused `reveals`.
  if (what === 'accused') return spyRound(view)?.reveals === true;
  if (what !== 'round_over') return true;
  // A card that is about to be turned over is what the round ends with.
  if (current?.what === 'vote_carried' || current?.what === 'accused') return false;
  const result = spyRound(view)?.result;
  return view !== null && result !== undefined && isUncertain(view, result);
}

/** The spy has named a place, or everybody has named somebody in secret. */
function isUncertain(view: TableView, { ending }: SpyResultView): boolean {
  switch (ending.how) {
    case 'guessed_right':
      return true;
    case 'guessed_wrong':
      return ending.place !== undefined;
    case 'spy_convicted':
    case 'innocent_convicted':
    case 'nobody_convicted':
      return rulesOf(view).timeup.procedure === 'secretBallot' && !('by' in ending);
    default:
      return false;
  }
}
