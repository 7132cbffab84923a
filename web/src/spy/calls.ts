// For what the spy game calls: a card to look at, a turn to ask, to answer or to accuse, a vote, the
// last minute.

import type { SeatId, TableView, VoteView } from '../lib/wire/wire';
import { looking, type Call, type Calls } from '../room/call/calls';
import { spyRound } from './round';

export const spyCalls: Calls = {
  call,
  clock: (view) => spyRound(view)?.clock,
};

function call(view: TableView, you: SeatId | null): Call | null {
  const round = spyRound(view);
  if (!round || round.result) return null;
  const { vote, ballot, chance, turn } = round;
  if (view.phase === 'dealt') return round.starter === you ? 'turn' : looking(view, you);
  if (vote) return voting(vote, you);
  if (you === null) return ballot ? 'vote' : null;
  if (ballot) return ballot.voters.includes(you) && !ballot.voted.includes(you) ? 'vote' : null;
  if (chance) return chance.seat === you ? 'turn' : null;
  const isAsked = turn?.asked === you;
  return isAsked || (turn?.asker === you && turn.asked === undefined) ? 'turn' : null;
}

/** Everybody when a vote begins; where it goes round the table, again when the turn has come. */
function voting({ next, voted }: VoteView, you: SeatId | null): Call | null {
  if (you === null) return 'vote';
  if (next === you) return 'turn';
  const isOpen = next === undefined ? !voted.includes(you) : voted.length < 2;
  return isOpen ? 'vote' : null;
}
