// Whether the end of the game is on the screen. The last round's end is shown before it, unless that
// has been seen already.

import type { Table } from '../../lib/table/table.svelte';

export class GameEnd {
  private seenRound = $state(-1);
  readonly isFinal: boolean = $derived.by(() => {
    const { view } = this.table;
    if (view?.phase !== 'game_over') return false;
    return !view.round?.result || this.seenRound === view.round.number;
  });

  /** Call inside a component. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.view?.phase === 'round_over') this.show();
    });
  }

  /** The last round's end has been seen. */
  show(): void {
    this.seenRound = this.table.view?.round?.number ?? -1;
  }
}
