// The part of the page that can be seen. An on-screen keyboard covers the rest, and most browsers
// tell nobody but the visual viewport.

import { createSubscriber } from 'svelte/reactivity';

class Visible {
  private readonly watch = createSubscriber((update) => {
    const { visualViewport: glass } = window;
    const types = ['resize', 'scroll'] as const;
    for (const type of types) glass?.addEventListener(type, update);
    return () => {
      for (const type of types) glass?.removeEventListener(type, update);
    };
  });

  get height(): number {
    this.watch();
    const { visualViewport: glass, innerHeight } = window;
    // Whoever zooms in wants to see less of the page, not a smaller page.
    return glass ? glass.height * glass.scale : innerHeight;
  }

  /** How far the browser has pushed the page up to show what is typed. */
  get top(): number {
    this.watch();
    const { visualViewport: glass } = window;
    return glass && glass.scale === 1 ? glass.offsetTop : 0;
  }
}

export const visible = new Visible();
