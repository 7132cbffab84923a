// The two ways in which a page keeps the screen on. Both need a tap, also after each reload, and the
// system takes both away whenever the page is hidden; so both are taken again with each tap and return.

import { taps } from '../taps';

/** Until it is called off. */
export function holdLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;
  const take = async () => {
    // One tap asks more than once, and of two locks one would never be given back.
    if (isAsking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Low battery, or not before a tap: the game goes on.
    }
    isAsking = false;
  };
  void take();
  const stop = taps.add(() => void take());
  return () => {
    isOver = true;
    stop();
    void lock?.release();
  };
}

/** Until it is called off. */
export function playVideo(): () => void {
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
