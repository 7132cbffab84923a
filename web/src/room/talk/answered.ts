// The asked and the asker may both say that a question was answered, and often do.

import type { Table } from '../../lib/table/table.svelte';

/** Where the other was quicker, nothing is wrong. */
export async function sayAnswered(table: Table, round: number, turn: number): Promise<void> {
  const why = await table.do({ do: 'answer', round, turn }, { quiet: true });
  if (why && why !== 'stale') table.complain(why);
}
