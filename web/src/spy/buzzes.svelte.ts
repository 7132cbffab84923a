// When the phone vibrates by itself: your turn, a vote, the last minute, the end of time.

import { buzz } from '../lib/buzz';
import type { Table } from '../lib/table/table.svelte';
import type { SeatId, VoteView } from '../lib/wire/wire';
import type { ClockState } from '../room/play/clock';
import { WARM_MS } from './clock-face';
import { spyRound } from './round';

/** Call inside a component. */
export function buzzAlong(table: Table, clock: () => ClockState | null): void {
  const call = $derived(callOn(table));
  const zone = $derived(zoneOf(clock()));
  let lastZone: Zone = 'none';

  $effect(() => {
    if (call === 'turn') buzz(40);
    if (call === 'vote') buzz([60, 50, 60]);
  });
  $effect(() => {
    // Only the step from one zone to the next counts: not a page opened in the last minute.
    if (zone === 'warm' && lastZone === 'calm') buzz([90, 60, 90]);
    if (zone === 'over' && lastZone === 'warm') buzz([220, 100, 220]);
    lastZone = zone;
  });
}

function callOn(table: Table): 'turn' | 'vote' | 'none' {
  const round = spyRound(table.view);
  const you = table.seat?.you;
  if (!round || you === undefined || round.result) return 'none';
  if (round.vote) return isCalledToVote(round.vote, you) ? 'vote' : 'none';
  if (round.ballot) return round.ballot.voters.includes(you) ? 'vote' : 'none';
  if (round.chance) return round.chance.seat === you ? 'turn' : 'none';
  const { asker, asked } = round.turn ?? {};
  return asked === you || (asker === you && asked === undefined) ? 'turn' : 'none';
}

/** Everybody when a vote begins; where it goes round the table, again when the turn has come. */
function isCalledToVote({ next, voted }: VoteView, you: SeatId): boolean {
  return next === undefined || next === you || voted.length < 2;
}

type Zone = 'none' | 'calm' | 'warm' | 'over';

function zoneOf(clock: ClockState | null): Zone {
  if (!clock) return 'none';
  if (clock.left_ms === 0) return 'over';
  return clock.left_ms < WARM_MS ? 'warm' : 'calm';
}
