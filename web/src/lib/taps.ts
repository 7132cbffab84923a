// Browsers let a page sound, play a video or hold the screen only once somebody has touched it, and
// forget that with every reload. This is the one place that waits for a touch: whoever needs one is
// asked again with each of them, and whenever the page comes back.

const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

class Taps {
  private readonly waiting = new Set<() => void>();
  private readonly ask = () => {
    for (const wake of this.waiting) wake();
  };

  /** `wake` is cheap when there is nothing to do. */
  add(wake: () => void): () => void {
    if (this.waiting.size === 0) this.listen();
    this.waiting.add(wake);
    return () => {
      this.waiting.delete(wake);
      if (this.waiting.size === 0) this.deafen();
    };
  }

  private listen(): void {
    // Before anything on the page can keep it for itself.
    for (const touch of TOUCHES) addEventListener(touch, this.ask, true);
    document.addEventListener('visibilitychange', this.ask);
  }

  private deafen(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.ask, true);
    document.removeEventListener('visibilitychange', this.ask);
  }
}

export const taps = new Taps();
