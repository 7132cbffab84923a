// The letters of a table's code as they are typed, on a keyboard of whatever script or on the screen.

import { CODE_CHARS_MIN, CODE_LETTERS } from '../../lib/wire/limits';

export class Letters {
  typed = $state('');
  /** It has been asked for, so the next letter begins another one: nobody erases five one by one. */
  private isAsked = $state(false);

  /**
   * `longest`: how many letters a code may have on this server. `onwhole`: these letters are a code.
   */
  constructor(
    private readonly longest: () => number,
    private readonly onwhole: (code: string) => void,
  ) {}

  /** Where all codes have one length, the last letter says that it is whole; elsewhere a person does. */
  get lengthsDiffer(): boolean {
    return this.longest() > CODE_CHARS_MIN;
  }

  get isWhole(): boolean {
    return this.typed.length >= CODE_CHARS_MIN;
  }

  /** So many letters have a place; one more as long as one more may follow. */
  get places(): number {
    const next = this.isAsked || this.typed.length >= this.longest() ? 0 : 1;
    return Math.max(CODE_CHARS_MIN, this.typed.length + next);
  }

  add(letter: string): void {
    if (this.isAsked) this.typed = '';
    this.isAsked = false;
    this.typed += letter;
    if (this.typed.length >= this.longest()) this.ask();
  }

  erase(): void {
    this.isAsked = false;
    this.typed = this.typed.slice(0, -1);
  }

  ask(): void {
    if (!this.isWhole) return;
    this.isAsked = true;
    this.onwhole(this.typed);
  }
}

/** Which letter of a code a key stands for, if any. Cyrillic keyboards have Latin keys all the same. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const latin = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  const letter = latin?.toUpperCase();
  return letter && CODE_LETTERS.includes(letter) ? letter : undefined;
}
