// Moments that every screen plays once, for as long as the game says. A newer one takes the place of
// one that still plays, so that no screen lags behind the table.

import type { Table } from '../../lib/table/table.svelte';
import type { Happened, TableView } from '../../lib/wire/wire';

export type What = Happened['what'];
export type Moment<W extends What> = Extract<Happened, { what: W }>;

export class Moments<W extends What> {
  current = $state.raw<Moment<W>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `isPlayed` leaves out those that have a screen of their own. */
  constructor(
    private readonly shown_ms: Record<W, number>,
    private readonly isPlayed: (moment: Moment<W>, view: TableView | null) => boolean = () => true,
  ) {}

  /** Call inside a component: it listens as long as the component lives. */
  follow(table: Table): void {
    $effect(() => {
      const stop = table.listen((happened) => this.add(happened, table.view));
      return () => {
        stop();
        clearTimeout(this.timer);
      };
    });
  }

  add(happened: Happened, view: TableView | null = null): void {
    if (!this.isMoment(happened) || !this.isPlayed(happened, view)) return;
    clearTimeout(this.timer);
    this.current = happened;
    this.timer = setTimeout(() => this.next(), this.shown_ms[happened.what as W]);
  }

  /** On with the game. */
  next(): void {
    clearTimeout(this.timer);
    this.current = undefined;
  }

  private isMoment(happened: Happened): happened is Moment<W> {
    return happened.what in this.shown_ms;
  }
}
