// Which bar lies under a round of the spy game.

import type { SeatId, TableView } from '../lib/wire/wire';
import { spyRound } from './round';

export type Bar = 'deal' | 'act' | 'chance';

export function barOf(view: TableView, you: SeatId | null): Bar | null {
  const round = spyRound(view);
  if (!round || round.result || round.vote) return null;
  if (view.phase === 'dealt') return 'deal';
  const plays = view.seats.some(({ id, playing }) => id === you && playing);
  if (view.phase === 'questions') return plays ? 'act' : null;
  return round.chance && round.chance.seat === you ? 'chance' : null;
}
