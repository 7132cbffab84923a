// The moments of the notebook game: the word is out, and whose notebook was blank.

import type { TableView } from '../lib/wire/wire';
import { Moments, type Beat, type Moment } from '../room/play/moments.svelte';
import { notebookRound } from './round';

const BEATS = {
  word_revealed: { shown_ms: 4200, drum_ms: 1500 },
  round_over: { shown_ms: 2400, drum_ms: 2400 },
} satisfies Record<string, Beat>;

type Played = keyof typeof BEATS;
export type NotebookMoment = Moment<Played>;

export function notebookMoments(): Moments<Played> {
  return new Moments<Played>(BEATS, isPlayed);
}

/** A round that was void tells it without ado. */
function isPlayed({ what }: NotebookMoment, view: TableView | null): boolean {
  const how = notebookRound(view)?.result?.ending.how;
  return what !== 'round_over' || how === 'caught' || how === 'escaped';
}
