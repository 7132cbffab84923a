// The rules of the conversation in the captains' game: the captain in turn asks, and nobody else
// speaks until the round is over.

import type { TableView } from '../lib/wire/wire';
import type { Floor } from '../room/talk/pen';
import { actingCaptain, captainsRound } from './round';

export function floorOf(view: TableView): Floor | null {
  const round = captainsRound(view);
  if (!round) return null;
  return {
    turn: round.step?.turn ?? 0,
    asker: actingCaptain(round) ?? undefined,
    isHushed: false,
  };
}
