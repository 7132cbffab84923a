// How far the end of a round, or of the game, has come on this screen. A round's end is shown when no
// moment lies over it any more. The last one is shown before the winner, unless it has been seen
// already: on a phone until its owner goes on, on a big screen for a while. Where there is a big screen
// the phones go along with it, so that none of them tells the winner before it does.

import type { Table } from '../../lib/table/table.svelte';

const LAST_RESULT_MS = 6_000;

/** Sounds follow from it, so that none is ahead of its picture. */
export type Shown = 'round' | 'result' | 'winner';

/** What lies over everything else, while there is something. */
type Cover = { readonly current?: unknown };

export class GameEnd {
  /** Points are still being turned over: the winner is not told yet. */
  isCounting = $state(false);
  private seenRound = $state(-1);
  private cover = $state.raw<Cover>({});
  private readonly lateRound: number | null;

  /** Call inside a component. */
  constructor(
    private readonly table: Table,
    private readonly isScreen = false,
  ) {
    this.lateRound = table.view?.phase === 'game_over' ? this.round : null;
    if (this.isLate && isScreen) this.show();
    $effect(() => this.heed());
  }

  /** Time goes on by itself, and nobody hurries it. */
  get isLed(): boolean {
    return this.isScreen || this.table.presence.screens > 0;
  }

  /** Came to a game that was over: nothing is left to wait for. */
  get isLate(): boolean {
    return this.round === this.lateRound;
  }

  get isCovered(): boolean {
    return this.cover.current !== undefined;
  }

  get isFinal(): boolean {
    const { view } = this.table;
    if (view?.phase !== 'game_over') return false;
    return !view.round?.result || this.seenRound === this.round;
  }

  get shown(): Shown {
    if (this.isCovered) return 'round';
    if (this.isFinal) return this.isCounting ? 'result' : 'winner';
    return this.table.view?.round?.result ? 'result' : 'round';
  }

  lieUnder(cover: Cover): void {
    this.cover = cover;
  }

  /** The last round's end has been seen. */
  show(): void {
    this.seenRound = this.round;
  }

  /** Goes along with the table, until what it answers is called. */
  heed(): (() => void) | undefined {
    const phase = this.table.view?.phase;
    if (phase === 'round_over') this.show();
    if (phase !== 'game_over' || !this.isLed || this.isCovered) return undefined;
    const timer = setTimeout(() => this.show(), LAST_RESULT_MS);
    return () => clearTimeout(timer);
  }

  private get round(): number {
    return this.table.view?.round?.number ?? -1;
  }
}
