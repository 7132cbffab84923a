// A table to practise at: whoever has just sat down alone is joined by bots, and the cards are dealt.

import type { Table } from '../lib/table/table.svelte';
import type { Refusal } from '../lib/wire/wire';

export const BOTS = 4;

/** One step after the other, so that a page that is left in between leaves a table that can be used. Resolves to why it got stuck. */
export async function setTable(table: Table): Promise<Refusal | null> {
  for (let bot = 0; bot < BOTS; bot++) {
    const refused = await table.do({ do: 'add_bot' }, { quiet: true });
    if (refused) return refused;
  }
  return table.do({ do: 'start_round' }, { quiet: true });
}
