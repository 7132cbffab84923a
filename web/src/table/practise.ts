// A table to practise at: whoever has just sat down alone is joined by bots, and the cards are dealt.

import { i18n } from '../i18n';
import type { Table } from '../lib/table/table.svelte';
import type { Refusal } from '../lib/wire/wire';
import { toast } from '../ui/toasts.svelte';

export const BOTS = 4;
/** Numbers for a fair deal have to come first. */
const DEAL_MS = 6000;

/** Until there is a card, or it is said why there is none: then the table can be used as it is. */
export async function practise(table: Table): Promise<void> {
  const dealt = dealtAt(table);
  const refused = await setTable(table);
  if (!refused) return dealt;
  await i18n.complete();
  toast(`${i18n.m.bots.notSet} ${i18n.m.refusals[refused]}`, { kind: 'refusal' });
}

/** One step after the other, so that a page that is left in between leaves a table that can be used. Resolves to why it got stuck. */
export async function setTable(table: Table): Promise<Refusal | null> {
  for (let bot = 0; bot < BOTS; bot++) {
    const refused = await table.do({ do: 'add_bot' }, { quiet: true });
    if (refused) return refused;
  }
  return table.do({ do: 'start_round' }, { quiet: true });
}

/** The lobby is not to be seen for a blink before the first card. */
function dealtAt(table: Table): Promise<void> {
  return new Promise((done) => {
    const deaf = table.listen(({ what }) => what === 'dealt' && end());
    const timer = setTimeout(end, DEAL_MS);
    function end() {
      clearTimeout(timer);
      deaf();
      done();
    }
  });
}
