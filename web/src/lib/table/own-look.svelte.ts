// Whether the owner of this phone has yet to look at the card. It follows from what this phone was offered
// and from what was done on it, and nobody else learns of it.

import { kept } from '../kept';
import type { SeatView, TableView } from '../wire/wire';

export class OwnLook {
  /** The round whose card is unseen, also after the round has begun without that. */
  private unseen = $state<number | null>(null);
  private seen: number | null = null;

  constructor(private readonly code: string) {
    const round = Number(kept.get(this.key) ?? NaN);
    if (Number.isInteger(round)) this.unseen = round;
  }

  /** The newest views. */
  follow(view: TableView, seat: SeatView | null): void {
    const { round } = view;
    const isOffered = seat?.can.open.some((offer) => offer.do === 'looked') ?? false;
    if (round && isOffered && round.number !== this.seen) this.owe(round.number);
    else if (!round || round.result || round.number !== this.unseen) this.owe(null);
  }

  get isDue(): boolean {
    return this.unseen !== null;
  }

  done(): void {
    this.seen = this.unseen ?? this.seen;
    this.owe(null);
  }

  /** Rounds are counted anew: one of the same number may have another card. */
  anew(): void {
    this.seen = null;
    this.owe(null);
  }

  private owe(round: number | null): void {
    if (round === this.unseen) return;
    this.unseen = round;
    if (round === null) kept.remove(this.key);
    else kept.set(this.key, `${round}`);
  }

  private get key(): string {
    return `unseen.${this.code}`;
  }
}
