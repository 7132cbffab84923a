// What is told at a table, fetched when somebody wants to read it and again after every round.

import type { Table } from '../../lib/table/table.svelte';
import type { Chronicle } from '../../lib/wire/wire';

export class Evening {
  chronicle = $state.raw<Chronicle | null>(null);
  /** The server did not answer. */
  failed = $state(false);

  constructor(private readonly table: () => Table) {}

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.chronicle = await this.table().chronicle();
    } catch {
      this.failed = true;
    }
  }
}

/** Call inside a component. */
export function eveningOf(table: () => Table): Evening {
  const evening = new Evening(table);
  const isOver = $derived(['round_over', 'game_over'].includes(table().view?.phase ?? ''));
  const told = $derived(isOver ? (table().view?.round?.number ?? 0) : -1);
  $effect(() => {
    void told;
    void evening.load();
  });
  return evening;
}
