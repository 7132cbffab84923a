// Short sentences that come and go: one piece of news at a time, and the last refusal, which appears
// near the finger that caused it.

interface Toast {
  text: string;
  /** Where the last tap was. */
  x: number;
  y: number;
}

/** More than this is old by the time that it would be read. */
const WAITING_MAX = 3;
const READ_MS = 2200;
const PER_LETTER_MS = 45;

export class Toasts {
  news = $state.raw<string | null>(null);
  refusal = $state.raw<Toast | null>(null);
  /** How much of the glass, from below, is taken by what can be done. */
  taken_px = $state(0);
  /** What lies at the top of a round is in nobody's way only where there is room beside the clock. */
  over = $state<'page' | 'round' | 'wall'>('page');
  private tap = { x: 0, y: 0 };
  private waiting: readonly string[] = [];
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private bars: readonly HTMLElement[] = [];

  add(text: string): void {
    if (text === this.news || this.waiting.includes(text)) return;
    this.waiting = [...this.waiting, text].slice(-WAITING_MAX);
    if (this.news === null) this.next();
  }

  refuse(text: string): void {
    clearTimeout(this.refusalTimer);
    this.refusal = { text, ...this.tap };
    this.refusalTimer = setTimeout(() => (this.refusal = null), readingTime(text));
  }

  /** Whoever comes now has nothing to do with what was to be said. */
  clear(): void {
    this.waiting = [];
    [this.news, this.refusal] = [null, null];
  }

  /** A finger on the glass has seen why not. */
  tapped(x: number, y: number): void {
    this.tap = { x, y };
    this.refusal = null;
  }

  /** News appear above this bar. */
  readonly above = (bar: HTMLElement): (() => void) => {
    const measure = () => {
      const tops = this.bars.map((one) => one.getBoundingClientRect().top);
      this.taken_px = tops.length > 0 ? Math.max(0, innerHeight - Math.min(...tops)) : 0;
    };
    // Not at once: what is moved by it may be what is observed, and WebKit reports that as an error.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    this.bars = [...this.bars, bar];
    observer.observe(bar);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      this.bars = this.bars.filter((other) => other !== bar);
      measure();
    };
  };

  private next(): void {
    const [news, ...others] = this.waiting;
    this.waiting = others;
    this.news = news ?? null;
    if (news !== undefined) setTimeout(() => this.next(), readingTime(news));
  }
}

function readingTime(text: string): number {
  return READ_MS + text.length * PER_LETTER_MS;
}

export const toasts = new Toasts();

export function toast(text: string, { kind = 'plain' }: { kind?: 'plain' | 'refusal' } = {}): void {
  if (kind === 'refusal') toasts.refuse(text);
  else toasts.add(text);
}

if (typeof window !== 'undefined')
  addEventListener('pointerdown', ({ clientX, clientY }) => toasts.tapped(clientX, clientY), {
    capture: true,
  });
