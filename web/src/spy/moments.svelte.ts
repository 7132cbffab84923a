// Moments that every screen plays once, one after the other: a vote's outcome, a card shown, time
// that is up. A phone that slept through several plays the newest two.

import type { Table } from '../lib/table/table.svelte';
import type { Happened } from '../lib/wire/wire';

type What = Happened['what'];
const SHOWN_MS = {
  vote_failed: 4500,
  vote_carried: 3600,
  spy_revealed: 3400,
  time_up: 2600,
} satisfies Partial<Record<What, number>>;

export type Moment = Extract<Happened, { what: keyof typeof SHOWN_MS }>;
const QUEUE_MAX = 2;

export class Moments {
  private queue = $state.raw<readonly Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get current(): Moment | undefined {
    return this.queue[0];
  }

  /** Call inside a component: it listens as long as the component lives. */
  follow(table: Table): void {
    $effect(() => {
      const stop = table.listen((happened) => this.add(happened));
      return () => {
        stop();
        clearTimeout(this.timer);
      };
    });
  }

  add(happened: Happened): void {
    if (!isMoment(happened)) return;
    const wasIdle = this.queue.length === 0;
    this.queue = [...this.queue, happened].slice(-QUEUE_MAX);
    if (wasIdle || this.queue.length === QUEUE_MAX) this.wait();
  }

  /** On with the game. */
  next(): void {
    this.queue = this.queue.slice(1);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const current = this.current;
    if (current) this.timer = setTimeout(() => this.next(), SHOWN_MS[current.what]);
  }
}

function isMoment(happened: Happened): happened is Moment {
  return happened.what in SHOWN_MS;
}
