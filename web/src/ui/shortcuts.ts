// Keys for whoever plays at a computer. A key stands for a button that is on the screen: it does what a
// touch of that button does and asks what the touch asks, or only goes there. Nothing else can be done
// by a key, so that keys know as little of the game and of the cards as fingers do.

import { layers } from '../lib/layers.svelte';
import { toasts } from './toasts.svelte';

/** How long after the last letter of a text somebody may still be writing it. */
export const PAUSE_MS = 1000;

export type Press = {
  key: string;
  /** Which key it is, whatever is painted on it. */
  code: string;
  at_ms: number;
  /** Into a field. */
  isTyped: boolean;
  /** Held down for long, or together with Ctrl, Alt or the like. */
  isOther: boolean;
};

export class Keys {
  private typed_ms = -Infinity;

  /** What is meant as a shortcut. The rest of a text whose field has just gone is not. */
  read({ key, code, at_ms, isTyped, isOther }: Press): string | null {
    if (isTyped || at_ms - this.typed_ms < PAUSE_MS) {
      this.typed_ms = at_ms;
      return null;
    }
    return isOther ? null : letterOf(key, code);
  }
}

/** By what is painted on the key; where that is no Latin letter, by where the key is. */
export function letterOf(key: string, code: string): string | null {
  if (key === '?' || /^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter !== undefined && key.length === 1 ? letter.toLowerCase() : null;
}

/** For the button that a key stands for. One that cannot be taken back is only gone to. */
export function shortcut(key: string, { goes = false } = {}) {
  return {
    'data-key': key,
    'aria-keyshortcuts': key.toUpperCase(),
    'data-goes': goes || undefined,
  };
}

type Holder = { down: () => void; up?: () => void };
const holders = new Map<string, Holder[]>();

/** For what is no button, or is held: call in an effect. */
export function onKey(key: string, holder: Holder): () => void {
  holders.set(key, [...(holders.get(key) ?? []), holder]);
  return () => holders.set(key, holders.get(key)?.filter((other) => other !== holder) ?? []);
}

export function isOnScreen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

function buttonFor(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-key='${key}']`)]
    .filter(isOnScreen)
    .at(-1);
}

function press(button: HTMLElement): void {
  if (button.dataset['goes'] !== undefined) return button.focus();
  // A refusal appears where the finger would have been.
  const { left, width, top } = button.getBoundingClientRect();
  toasts.tapped(left + width / 2, top);
  button.click();
}

export function listenForShortcuts(): void {
  const keys = new Keys();
  addEventListener('keydown', (event) => {
    const { key, code, timeStamp: at_ms, target, repeat, ctrlKey, altKey, metaKey } = event;
    const isTyped =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const isOther = event.defaultPrevented || repeat || ctrlKey || altKey || metaKey;
    const letter = keys.read({ key, code, at_ms, isTyped: Boolean(isTyped), isOther });
    // A sheet has the word until it is closed.
    if (letter === null || layers.top) return;
    const holder = holders.get(letter)?.at(-1);
    const button = buttonFor(letter);
    if (!holder && !button) return;
    event.preventDefault();
    if (holder) holder.down();
    else if (button) press(button);
  });
  addEventListener('keyup', ({ key, code }) => {
    const letter = letterOf(key, code);
    if (letter !== null) for (const { up } of holders.get(letter) ?? []) up?.();
  });
}
