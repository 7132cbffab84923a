// Intents on their way: numbered, sent again after a lost connection, settled exactly once.
// A refused intent is never sent again.

import type { Intent, Refusal } from '../wire/wire';

export interface Pending {
  readonly n: number;
  readonly intent: Intent;
}

interface Entry extends Pending {
  readonly key: string;
  readonly answer: Promise<Refusal | null>;
  readonly settle: (answer: Refusal | null) => void;
}

export class Outbox {
  private last_n = 0;
  private entries: Entry[] = [];

  /** A second tap on what is already under way shares the first one's answer. */
  put(intent: Intent): { answer: Promise<Refusal | null>; fresh: Pending | null } {
    const key = JSON.stringify(intent);
    const twin = this.entries.find((entry) => entry.key === key);
    if (twin) return { answer: twin.answer, fresh: null };

    let settle: Entry['settle'] = () => undefined;
    const answer = new Promise<Refusal | null>((resolve) => (settle = resolve));
    const entry: Entry = { n: ++this.last_n, intent, key, answer, settle };
    this.entries.push(entry);
    return { answer, fresh: entry };
  }

  /**
   * The server says which number it has accepted last; the rest goes out again, in order. What comes before that one
   * it may have refused, and knows.
   */
  resume(last_n: number): readonly Pending[] {
    this.last_n = Math.max(this.last_n, last_n);
    this.settle(last_n, null);
    return this.entries;
  }

  settle(n: number, answer: Refusal | null): void {
    const at = this.entries.findIndex((entry) => entry.n === n);
    if (at < 0) return;
    this.entries.splice(at, 1)[0]?.settle(answer);
  }

  /** The seat is no longer ours: nothing may be sent again. */
  abandon(answer: Refusal): void {
    const entries = this.entries;
    this.entries = [];
    for (const entry of entries) entry.settle(answer);
  }
}
