// The letters of a table's code as they are typed, on a keyboard of whatever script or on the screen.

import { CODE_CHARS, CODE_LETTERS } from '../../lib/wire/limits';

export class Letters {
  typed = $state('');

  /** `onfull`: the last letter is there. */
  constructor(private readonly onfull: (code: string) => void) {}

  add(letter: string): void {
    // Nobody erases five letters one by one.
    if (this.typed.length === CODE_CHARS) this.typed = '';
    this.typed += letter;
    if (this.typed.length === CODE_CHARS) this.onfull(this.typed);
  }

  erase(): void {
    this.typed = this.typed.slice(0, -1);
  }
}

/** Which letter of a code a key stands for, if any. Cyrillic keyboards have Latin keys all the same. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const latin = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  const letter = latin?.toUpperCase();
  return letter && CODE_LETTERS.includes(letter) ? letter : undefined;
}
