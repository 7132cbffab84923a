// For what the captains' game calls: a card to look at, a turn to ask, to answer, to pick or to name.

import type { SeatId, TableView } from '../lib/wire/wire';
import { looking, type Call, type Calls } from '../room/call/calls';
import { actingCaptain, captainAt, captainsRound } from './round';

export const captainsCalls: Calls = { call };

function call(view: TableView, you: SeatId | null): Call | null {
  const round = captainsRound(view);
  if (!round || round.result || round.wait) return null;
  // The captains settle who begins, all others only look.
  if (!round.settled && you !== null && captainAt(round, you)) return 'turn';
  if (!round.settled) return looking(view, you);
  if (you === null) return null;
  if (round.naming) return round.naming.spy === you ? 'turn' : null;
  const { asked } = round.step ?? {};
  return (asked ?? actingCaptain(round)) === you ? 'turn' : null;
}
