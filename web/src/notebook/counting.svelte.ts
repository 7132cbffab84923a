// Turns points over, one player after the other; at once for those who need not wait.

import type { SeatId } from '../lib/wire/wire';

const FIRST_MS = 900;
const NEXT_MS = 900;
/** However many they are. */
export const COUNT_MS_MAX = 5000;

export class Counting {
  private turned = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly order: readonly SeatId[],
    isAtOnce: boolean,
  ) {
    if (isAtOnce) this.finish();
    else this.timer = setTimeout(() => this.next(), FIRST_MS);
  }

  get isDone(): boolean {
    return this.turned >= this.order.length;
  }

  isTurned(seat: SeatId): boolean {
    const at = this.order.indexOf(seat);
    return at < 0 || at < this.turned;
  }

  /** The one whose points were turned over last. */
  get latest(): SeatId | undefined {
    return this.order[this.turned - 1];
  }

  finish(): void {
    this.stop();
    this.turned = this.order.length;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.turned += 1;
    if (!this.isDone) this.timer = setTimeout(() => this.next(), this.next_ms);
  }

  private get next_ms(): number {
    return Math.min(NEXT_MS, (COUNT_MS_MAX - FIRST_MS) / (this.order.length - 1));
  }
}
