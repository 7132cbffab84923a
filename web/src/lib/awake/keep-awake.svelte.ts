// Keeps the screen on. Where there is no wake lock (plain HTTP, older iOS) a tiny silent video that
// plays in the page does the same.

import { kept } from '../kept';
import { holdLock, playVideo } from './stay-awake';

const KEY = 'awake';

class Awake {
  /** The owner can do without: other music stops for the video on some phones. */
  on = $state(kept.get(KEY) !== 'off');
  readonly needsVideo = typeof navigator !== 'undefined' && !('wakeLock' in navigator);

  choose(on: boolean): void {
    this.on = on;
    kept.set(KEY, on ? 'on' : 'off');
  }
}

export const awake = new Awake();

/** Call inside a component. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !awake.on) return;
    return awake.needsVideo ? playVideo() : holdLock();
  });
}
