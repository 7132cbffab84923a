// What the clock shows: how much is left, whether it stands still, who stopped it and why.

import type { Messages } from '../i18n/messages';
import { clockText, isStopped, left } from '../lib/table/clock';
import type { SeatId, SpyRoundView, TableView } from '../lib/wire/wire';
import { waitReason, type ClockState } from '../room/play/clock';
import { rulesOf } from '../rulebook/ruleset';

const WARM_MS = 60_000;

export type ClockReader = {
  view: TableView;
  now_ms: number;
  you: SeatId | null;
  name: (seat: SeatId) => string;
  m: Pick<Messages, 'play' | 'spy'>;
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
function warning(left_ms: number, { view, m: words }: ClockReader): string {
  const m = words.spy.clock;
  const { timeup, guess } = rulesOf(view);
  if (timeup.procedure !== 'none') return '';
  const players = view.seats.filter(({ playing }) => playing);
  if (players.length > 0 && players.every(({ accused }) => accused))
    return guess.whileRunning ? m.onlySpyOrClock : m.onlyClock;
  return left_ms < WARM_MS ? m.lastMinute : '';
}

function reason(round: SpyRoundView, { view, now_ms, you, name, m: words }: ClockReader): string {
  const { wait, vote, revealed } = round;
  const m = words.spy.clock;
  if (wait) return waitReason(wait, { now_ms, name, m: words.play.clock });
  // The first line says who starts it.
  if (view.phase === 'dealt') return '';
  if (view.phase === 'time_up' || vote?.kind === 'suspects') return m.over;
  const by = vote?.by ?? revealed;
  if (by === undefined) return words.play.clock.stopped;
  return by === you ? m.stoppedByYou : m.stoppedBy({ name: name(by) });
}
