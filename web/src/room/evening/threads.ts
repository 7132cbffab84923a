// Who asked whom as threads: the one who was asked asks next, until somebody else begins.

import type { SeatId } from '../../lib/wire/wire';
import type { Pair } from './told';

export function threads(questions: readonly Pair[]): SeatId[][] {
  const found: SeatId[][] = [];
  for (const [by, whom] of questions) {
    const last = found[found.length - 1];
    if (last && last[last.length - 1] === by) last.push(whom);
    else found.push([by, whom]);
  }
  return found;
}
