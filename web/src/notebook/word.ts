// The word that the active player looks for. It is counted as the server counts it, and compared
// with earlier ones only to warn: a word may come again.

import { WORD_CHARS } from '../lib/wire/limits';
import { tidied } from '../room/talk/pen';

export type Flaw = 'empty' | 'long';

/** How many characters still fit; below zero, too many. */
export function wordCharsLeft(text: string): number {
  return WORD_CHARS - Array.from(tidied(text)).length;
}

export function flawOf(text: string): Flaw | null {
  if (tidied(text) === '') return 'empty';
  return wordCharsLeft(text) < 0 ? 'long' : null;
}

const alike = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Whether this game has had the word already, however it was written. */
export function isRepeated(text: string, earlier: readonly string[]): boolean {
  const word = tidied(text);
  return word !== '' && earlier.some((other) => alike.compare(other, word) === 0);
}
