// Whether the end of the game is on the screen. The last round's end is shown before it, unless that
// has been seen already: on a phone until its owner goes on, on a big screen for a while. Where there is
// a big screen the phones go along with it, so that none of them tells the winner before it does.

import type { Table } from '../../lib/table/table.svelte';

const LAST_RESULT_MS = 10_000;

export class GameEnd {
  private seenRound = $state(-1);
  /** Came to a game that was over: nothing is left to wait for. */
  readonly isLate: boolean;

  /** Call inside a component. */
  constructor(
    private readonly table: Table,
    private readonly isScreen = false,
  ) {
    this.isLate = table.view?.phase === 'game_over';
    if (this.isLate && isScreen) this.show();
    $effect(() => this.heed());
  }

  /** Time goes on by itself, and nobody hurries it. */
  get isLed(): boolean {
    return this.isScreen || this.table.presence.screens > 0;
  }

  get isFinal(): boolean {
    const { view } = this.table;
    if (view?.phase !== 'game_over') return false;
    return !view.round?.result || this.seenRound === view.round.number;
  }

  /** The last round's end has been seen. */
  show(): void {
    this.seenRound = this.table.view?.round?.number ?? -1;
  }

  /** Goes along with the table, until what it answers is called. */
  heed(): (() => void) | undefined {
    const phase = this.table.view?.phase;
    if (phase === 'round_over') this.show();
    if (phase !== 'game_over' || !this.isLed) return undefined;
    const timer = setTimeout(() => this.show(), LAST_RESULT_MS);
    return () => clearTimeout(timer);
  }
}
