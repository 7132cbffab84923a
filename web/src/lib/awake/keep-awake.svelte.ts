// Keeps the screen on. Where there is no wake lock (plain HTTP, older iOS) a tiny silent video that
// plays in the page does the same. Either may need a tap, also after each reload.

import { kept } from '../kept';
import { taps } from '../taps';

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

function holdLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  // The system takes the lock away whenever the page is hidden.
  const take = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Low battery, or not before a tap: the game goes on.
    }
  };
  void take();
  const stop = taps.add(() => void take());
  return () => {
    isOver = true;
    stop();
    void lock?.release();
  };
}

function playVideo(): () => void {
  let isOver = false;
  let end: (() => void) | null = null;
  void import('./silent-video').then(
    ({ SilentVideo }) => {
      if (isOver) return;
      const video = new SilentVideo();
      const stop = taps.add(() => void video.play());
      end = () => {
        stop();
        video.remove();
      };
    },
    // The screen may sleep; the game goes on.
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
