// What was typed in a round, the oldest first. A game in which everybody only speaks has no lines.

import { askingOf } from '../../lib/table/bots';
import type { LineView, RoundView, TableView } from '../../lib/wire/wire';

export function linesOf(round: RoundView | undefined): LineView[] {
  return round && 'lines' in round ? round.lines : [];
}

/** Questions are typed here, and the cards are dealt. */
export function hasTalk(view: TableView | null): boolean {
  return view !== null && askingOf(view) === 'written' && view.phase !== 'dealt';
}
