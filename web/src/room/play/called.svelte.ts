// The phone vibrates by itself whenever the table begins to wait for its owner.

import { buzz } from '../../lib/buzz';
import type { Table } from '../../lib/table/table.svelte';
import type { SeatId, TableView } from '../../lib/wire/wire';

/** Call inside a component. */
export function buzzWhenCalled(
  table: Table,
  isCalled: (view: TableView, you: SeatId | null) => boolean,
): void {
  const called = $derived(table.view !== null && isCalled(table.view, table.seat?.you ?? null));
  $effect(() => {
    if (called) buzz(40);
  });
}
