// What was typed in a round, the oldest first. A game in which everybody only speaks has no lines.

import type { LineView, RoundView } from '../../lib/wire/wire';

export function linesOf(round: RoundView | undefined): LineView[] {
  return round && 'lines' in round ? round.lines : [];
}
