// When the phone vibrates by itself: whenever the table begins to wait for its owner.

import { buzz } from '../lib/buzz';
import type { Table } from '../lib/table/table.svelte';
import { isCalled } from './headline';

/** Call inside a component. */
export function buzzAlong(table: Table): void {
  const called = $derived(table.view !== null && isCalled(table.view, table.seat?.you ?? null));
  $effect(() => {
    if (called) buzz(40);
  });
}
