// Whoever uses a keyboard or a screen reader is taken along when a screen comes over another, and back
// again when it goes.

import { isOnScreen } from './shortcuts';

/** What had the focus and still can have it, the last first. */
const earlier: HTMLElement[] = [];

/** An attachment for what comes over everything else for a while. */
export function holdsFocus(screen: HTMLElement): () => void {
  const before = document.activeElement;
  if (before instanceof HTMLElement && before !== document.body) earlier.unshift(before);
  screen.focus({ preventScroll: true });
  return () => {
    // Only then is it known what can be seen, and whether something else has taken the focus.
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) giveBack();
    });
  };
}

function giveBack(): void {
  // Nobody had it: nobody misses it.
  if (earlier.length === 0) return;
  const found = earlier.find((element) => element.isConnected && isOnScreen(element));
  const screen = [...document.querySelectorAll<HTMLElement>('.screen')].filter(isOnScreen).at(-1);
  earlier.length = 0;
  (found ?? screen)?.focus({ preventScroll: true });
}
