// The time that the step has: nothing else is measured in this game.

import type { PlayMessages } from '../i18n/en/play';
import { clockText, isStopped, left } from '../lib/table/clock';
import type { CaptainsRoundView, SeatId } from '../lib/wire/wire';
import { waitReason, type ClockState } from '../room/play/clock';

/** Steps are short: only their last seconds are warm. */
const WARM_MS = 10_000;
/** The bar is full until then, whatever the step began with. */
const BAR_MS = 45_000;

export type StepReader = {
  now_ms: number;
  name: (seat: SeatId) => string;
  m: PlayMessages['clock'];
};

export function stepClock(round: CaptainsRoundView, reader: StepReader): ClockState | null {
  const { step, wait } = round;
  if (!step) return null;
  const left_ms = left(step.timer, reader.now_ms);
  return {
    left_ms,
    text: clockText(left_ms),
    part: Math.min(1, left_ms / BAR_MS),
    isWarm: left_ms < WARM_MS,
    isStopped: isStopped(step.timer) && left_ms > 0,
    reason: wait ? waitReason(wait, reader) : '',
  };
}
