// What a clock shows, whatever it measures: how much is left, whether it stands still, and why.

import type { PlayMessages } from '../../i18n/en/play';
import { clockText, isStopped, left } from '../../lib/table/clock';
import type { SeatId, TimerView, WaitView } from '../../lib/wire/wire';

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

/** Steps are short: only their last seconds are warm. */
const WARM_MS = 10_000;

/** Where the table goes from one step to the next, and each has its time. */
export type Stepping = { step?: { timer: TimerView }; wait?: WaitView };

export type StepReader = {
  now_ms: number;
  name: (seat: SeatId) => string;
  m: PlayMessages['clock'];
};

/** Why the whole table stands still. */
export function waitReason(wait: WaitView, { now_ms, name, m }: StepReader): string {
  if (wait.why === 'paused_by_host') return m.stoppedByHost;
  const time = clockText(Math.max(0, wait.until_ms - now_ms));
  return m.waitingFor({ name: name(wait.seat), time });
}

/** The time that the step has; the bar is full while more than `full_ms` is left. */
export function stepClock(
  { step, wait }: Stepping,
  full_ms: number,
  reader: StepReader,
): ClockState | null {
  if (!step) return null;
  const left_ms = left(step.timer, reader.now_ms);
  return {
    left_ms,
    text: clockText(left_ms),
    part: Math.min(1, left_ms / full_ms),
    isWarm: left_ms < WARM_MS,
    isStopped: isStopped(step.timer) && left_ms > 0,
    reason: wait ? waitReason(wait, reader) : '',
  };
}
