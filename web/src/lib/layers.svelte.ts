// Sheets lie on the page like papers. The phone's back button takes the topmost one away.

interface Layer {
  close: () => void;
}

class Layers {
  private stack = $state.raw<readonly Layer[]>([]);
  /** An entry of the browser's history that stands for "a sheet is open"; a reload leaves it behind. */
  private guarded = typeof window !== 'undefined' && isGuard(history.state);
  private unguarding = false;

  get top(): Layer | undefined {
    return this.stack.at(-1);
  }

  get guardsHistory(): boolean {
    return this.guarded;
  }

  open(layer: Layer): () => void {
    this.stack = [...this.stack, layer];
    this.guard();
    return () => {
      this.stack = this.stack.filter((other) => other !== layer);
      // One sheet often opens as another closes: look again when that has happened.
      setTimeout(() => this.unguard(), 50);
    };
  }

  /** The page moves on: its new address has replaced the guard. */
  forgetGuard(): void {
    this.guarded = false;
  }

  popped(): void {
    const expected = this.unguarding;
    this.unguarding = false;
    this.guarded = false;
    const left = this.stack.length - (expected ? 0 : 1);
    if (!expected) this.top?.close();
    // The next press takes the next sheet, however soon it comes.
    if (left > 0) this.guard();
  }

  private guard(): void {
    if (this.guarded || this.unguarding) return;
    this.guarded = true;
    history.pushState({ sheet: true }, '');
  }

  private unguard(): void {
    if (this.stack.length > 0) return this.guard();
    if (!this.guarded) return;
    this.guarded = false;
    this.unguarding = true;
    history.back();
  }
}

function isGuard(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'sheet' in entry;
}

export const layers = new Layers();
if (typeof window !== 'undefined') addEventListener('popstate', () => layers.popped());
