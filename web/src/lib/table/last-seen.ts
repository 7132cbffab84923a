// The newest that this phone was shown of a table. The server is told on coming back, since nobody else would
// notice that its data hold less. Kept, because the page may have been closed meanwhile.

import { kept } from '../kept';
import type { Seen } from '../wire/wire';

const SEEN = /^(\d{1,15}) (\d{1,15})$/;

export class LastSeen {
  private newest: Seen | null = null;

  constructor(private readonly code: string) {
    const [, epoch, rev] = SEEN.exec(kept.get(seenKey(code)) ?? '') ?? [];
    if (epoch && rev) this.newest = { epoch: Number(epoch), rev: Number(rev) };
  }

  get(): Seen | null {
    return this.newest;
  }

  /** Whatever was seen before: what a server shows now is what counts. */
  note({ epoch, rev }: Seen): void {
    if (this.newest?.epoch === epoch && this.newest.rev === rev) return;
    this.newest = { epoch, rev };
    kept.set(seenKey(this.code), `${epoch} ${rev}`);
  }
}

export function seenKey(code: string): string {
  return `seen.${code}`;
}
