// Keeps the screen on. Where there is no wake lock (plain HTTP, older iOS) a tiny silent video that
// plays in the page does the same; browsers let it start on a tap.

import { SilentVideo } from './silent-video';

/** Call inside a component. */
export function keepAwake(on: () => boolean): void {
  $effect(() => {
    if (!on()) return;
    return 'wakeLock' in navigator ? holdLock() : playVideo();
  });
}

function holdLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  // The system takes the lock away whenever the page is hidden.
  const take = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // Low battery, or not allowed: the game goes on.
    }
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

function playVideo(): () => void {
  const video = new SilentVideo();
  const play = () => void video.play();
  addEventListener('pointerup', play);
  document.addEventListener('visibilitychange', play);
  return () => {
    removeEventListener('pointerup', play);
    document.removeEventListener('visibilitychange', play);
    video.remove();
  };
}
