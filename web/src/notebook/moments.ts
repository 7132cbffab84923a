// The moment of the notebook game: the word is out.

import { Moments, type Moment } from '../room/play/moments.svelte';

const SHOWN_MS = { word_revealed: 3600 };

export type NotebookMoment = Moment<keyof typeof SHOWN_MS>;

export function notebookMoments(): Moments<keyof typeof SHOWN_MS> {
  return new Moments(SHOWN_MS);
}
