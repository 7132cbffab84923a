// What a clock shows, whatever it measures: how much is left, whether it stands still, and why.

import type { PlayMessages } from '../../i18n/en/play';
import { clockText } from '../../lib/table/clock';
import type { SeatId, WaitView } from '../../lib/wire/wire';

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

export type WaitReader = {
  now_ms: number;
  name: (seat: SeatId) => string;
  m: PlayMessages['clock'];
};

/** Why the whole table stands still. */
export function waitReason(wait: WaitView, { now_ms, name, m }: WaitReader): string {
  if (wait.why === 'paused_by_host') return m.stoppedByHost;
  const time = clockText(Math.max(0, wait.until_ms - now_ms));
  return m.waitingFor({ name: name(wait.seat), time });
}
