// What the clock shows: how much is left, whether it stands still, who stopped it and why.

import type { SpyMessages } from '../i18n/en/spy';
import { clockText, isStopped, left } from '../lib/table/clock';
import type { SeatId, SpyRoundView, TableView } from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';

export const WARM_MS = 60_000;

export type ClockState = {
  left_ms: number;
  text: string;
  /** From 1, full, to 0. */
  part: number;
  isWarm: boolean;
  /** It stands still and will go on; one that has run out is over. */
  isStopped: boolean;
  /** Why it stands still, or what its end will mean; mostly empty while it runs. */
  reason: string;
};

export type ClockReader = {
  view: TableView;
  now_ms: number;
  you: SeatId | null;
  name: (seat: SeatId) => string;
  m: SpyMessages['clock'];
};

export function clockState(round: SpyRoundView, reader: ClockReader): ClockState {
  const left_ms = left(round.clock, reader.now_ms);
  const stopped = isStopped(round.clock);
  return {
    left_ms,
    text: clockText(left_ms),
    part: round.clock_total_ms > 0 ? Math.min(1, left_ms / round.clock_total_ms) : 0,
    isWarm: left_ms < WARM_MS,
    isStopped: stopped && left_ms > 0,
    reason: stopped ? reason(round, reader) : warning(left_ms, reader),
  };
}

/** RULES 8.1, EN-d: where nobody votes at time-up, the last minute is the last chance. */
function warning(left_ms: number, { view, m }: ClockReader): string {
  const { timeup, guess } = rulesOf(view);
  if (timeup.procedure !== 'none') return '';
  const players = view.seats.filter(({ playing }) => playing);
  if (players.length > 0 && players.every(({ accused }) => accused))
    return guess.whileRunning ? m.onlySpyOrClock : m.onlyClock;
  return left_ms < WARM_MS ? m.lastMinute : '';
}

function reason(round: SpyRoundView, { view, now_ms, you, name, m }: ClockReader): string {
  const { wait, vote, revealed } = round;
  if (wait?.why === 'paused_by_host') return m.stoppedByHost;
  if (wait?.why === 'waiting_for') {
    const time = clockText(Math.max(0, wait.until_ms - now_ms));
    return m.waitingFor({ name: name(wait.seat), time });
  }
  // The first line says who starts it.
  if (view.phase === 'dealt') return '';
  if (view.phase === 'time_up' || vote?.kind === 'suspects') return m.over;
  const by = vote?.by ?? revealed;
  if (by === undefined) return m.stopped;
  return by === you ? m.stoppedByYou : m.stoppedBy({ name: name(by) });
}
