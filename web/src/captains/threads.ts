// The threads of the captains' game: a tie from each captain to everybody in the team, and over them
// the question that waits for its answer.

import type { CaptainsRoundView, SeatId } from '../lib/wire/wire';
import type { RingThread } from '../room/ring/circle';
import { actingCaptain, strandOf } from './round';

/** `aim` is whom the captain `you` is about to ask. */
export function threads(
  round: CaptainsRoundView,
  you: SeatId | null = null,
  aim: SeatId | null = null,
): RingThread[] {
  return [...ties(round), ...question(round, you, aim)];
}

function ties(round: CaptainsRoundView): RingThread[] {
  return round.captains.flatMap(({ seat, team }) => {
    const strand = strandOf(round, seat);
    if (!strand) return [];
    return team.map((to) => ({
      from: seat,
      to,
      strand,
      isTie: true,
      key: `${round.number} ${seat} ties ${to}`,
    }));
  });
}

function question(round: CaptainsRoundView, you: SeatId | null, aim: SeatId | null): RingThread[] {
  const captain = actingCaptain(round);
  const strand = captain === null ? null : strandOf(round, captain);
  const to = aim !== null && captain === you ? aim : round.step?.asked;
  if (captain === null || !strand || to === undefined) return [];
  return [{ from: captain, to, strand, key: `${round.number} ${captain} asks ${to}` }];
}
