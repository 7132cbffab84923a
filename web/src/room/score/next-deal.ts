// When the next round deals itself, and what keeps it from doing so.

import type { Messages } from '../../i18n/messages';
import type { TableView } from '../../lib/wire/wire';

/** In seconds; nobody is told of less than one. */
export function dealsIn({ deals_at_ms }: TableView, now_ms: number): number | null {
  return deals_at_ms === undefined ? null : Math.max(1, Math.ceil((deals_at_ms - now_ms) / 1000));
}

/** How far the table is. */
export function readiness({ blocked, deals_at_ms, seats }: TableView, m: Messages): string {
  if (blocked) return m.refusals[blocked];
  if (deals_at_ms !== undefined) return m.waits.everybody;
  const count = seats.filter((seat) => seat.ready).length;
  return m.play.result.readyCount({ count, of: seats.length });
}
