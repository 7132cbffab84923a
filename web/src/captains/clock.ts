// The time that the step has: nothing else is measured in this game.

import type { CaptainsRoundView } from '../lib/wire/wire';
import { stepClock, type StepReader, type ClockState } from '../room/play/clock';

/** The bar is full until then, whatever the step began with. */
const BAR_MS = 45_000;

export function captainsClock(round: CaptainsRoundView, reader: StepReader): ClockState | null {
  return stepClock(round, BAR_MS, reader);
}
