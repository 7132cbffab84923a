// For what the notebook game calls: a turn to play, to explain or to place a chip.

import type { SeatId, TableView } from '../lib/wire/wire';
import type { Call, Calls } from '../room/call/calls';
import { notebookRound } from './round';

export const notebookCalls: Calls = { call };

function call(view: TableView, you: SeatId | null): Call | null {
  const round = notebookRound(view);
  if (!round?.step || round.result || round.wait) return null;
  if (you === null) return view.phase === 'chips' ? 'vote' : null;
  return round.step.seat === you ? 'turn' : null;
}
