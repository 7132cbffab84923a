// Moments that every screen plays once: a vote's outcome, a card shown, time that is up. A newer
// one takes the place of one that still plays, so that no screen lags behind the table.

import type { Table } from '../lib/table/table.svelte';
import type { Happened } from '../lib/wire/wire';

type What = Happened['what'];
const SHOWN_MS = {
  accused: 3400,
  vote_failed: 4500,
  vote_carried: 3600,
  spy_revealed: 3400,
  time_up: 2600,
} satisfies Partial<Record<What, number>>;

export type Moment = Extract<Happened, { what: keyof typeof SHOWN_MS }>;

export class Moments {
  current = $state.raw<Moment>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Call inside a component: it listens as long as the component lives. */
  follow(table: Table): void {
    $effect(() => {
      const stop = table.listen((happened) => this.add(happened, table.view?.round?.reveals));
      return () => {
        stop();
        clearTimeout(this.timer);
      };
    });
  }

  /** An accusation opens a vote, which has a screen of its own, unless the accused `reveals`. */
  add(happened: Happened, reveals = false): void {
    if (!isMoment(happened) || (happened.what === 'accused' && !reveals)) return;
    clearTimeout(this.timer);
    this.current = happened;
    this.timer = setTimeout(() => this.next(), SHOWN_MS[happened.what]);
  }

  /** On with the game. */
  next(): void {
    clearTimeout(this.timer);
    this.current = undefined;
  }
}

function isMoment(happened: Happened): happened is Moment {
  return happened.what in SHOWN_MS;
}
