// Table time on this phone. The phone's own clock is only ever used to measure how long ago the
// server spoke, since phone clocks lie.

import type { TimerView } from '../wire/wire';

export class TableClock {
  private heard = { table_ms: 0, local_ms: 0 };
  /** Table time stands still while the table waits for phones to return. */
  flowing = false;

  constructor(private readonly local: () => number = () => performance.now()) {}

  set(now_ms: number, flowing: boolean): void {
    this.heard = { table_ms: now_ms, local_ms: this.local() };
    this.flowing = flowing;
  }

  now(): number {
    if (!this.flowing) return this.heard.table_ms;
    return this.heard.table_ms + this.local() - this.heard.local_ms;
  }
}

/** Milliseconds left of a deadline; never negative. */
export function left(timer: TimerView, now_ms: number): number {
  return 'left_ms' in timer ? timer.left_ms : Math.max(0, timer.ends_at_ms - now_ms);
}

export function isStopped(timer: TimerView): boolean {
  return 'left_ms' in timer;
}

/** "5:42". A started second counts, so that zero means over. */
export function clockText(left_ms: number): string {
  const seconds = Math.ceil(left_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
