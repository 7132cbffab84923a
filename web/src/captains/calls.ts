// For what the captains' game calls: a turn to ask, to answer, to pick or to name.

import type { SeatId, TableView } from '../lib/wire/wire';
import type { Call, Calls } from '../room/call/calls';
import { actingCaptain, captainsRound } from './round';

export const captainsCalls: Calls = { call };

function call(view: TableView, you: SeatId | null): Call | null {
  const round = captainsRound(view);
  if (!round || you === null || round.result || round.wait) return null;
  if (round.naming) return round.naming.spy === you ? 'turn' : null;
  if (!round.settled) return null;
  const { asked } = round.step ?? {};
  return (asked ?? actingCaptain(round)) === you ? 'turn' : null;
}
