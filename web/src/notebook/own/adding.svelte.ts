// Pictures on their way into the deck, one after the other, and what became of them.

import { ensureToken } from '../../lib/table/seat-key';
import type { Refusal } from '../../lib/wire/wire';
import { addPicture, type Added } from './add';
import { shrink } from './shrink';

/** With these, trying the next one is of no use. */
const FINAL: readonly (Refusal | null)[] = [
  null,
  'too_many_pictures',
  'host_only',
  'no_seat',
  'not_now',
  'no_such_table',
  'server_busy',
  'disk_full',
  'updating',
  'too_fast',
  'address_full',
];

export type Ways = {
  shrink: (file: Blob) => Promise<Blob | null>;
  add: (jpeg: Blob) => Promise<Added>;
};

export class Adding {
  /** Null while nothing is on its way. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  added = $state(0);
  /** Files that are no pictures, or too heavy. */
  unread = $state.raw<string[]>([]);
  /** Why it stopped; null where nobody answered. */
  stopped = $state.raw<{ why: Refusal | null } | null>(null);

  private readonly ways: Ways;

  constructor(code: string, ways: Partial<Ways> = {}) {
    this.ways = { shrink, add: (jpeg) => addPicture(code, ensureToken(code), jpeg), ...ways };
  }

  async run(files: readonly File[]): Promise<void> {
    if (this.progress || files.length === 0) return;
    this.added = 0;
    this.unread = [];
    this.stopped = null;
    for (const [done, file] of files.entries()) {
      this.progress = { done, of: files.length };
      const refused = await this.take(file);
      if (refused === undefined) continue;
      this.stopped = { why: refused };
      break;
    }
    this.progress = null;
  }

  /** Says why nothing more can be added. */
  private async take(file: File): Promise<Refusal | null | undefined> {
    const jpeg = await this.ways.shrink(file);
    const { refused } = jpeg ? await this.ways.add(jpeg) : { refused: 'not_a_picture' as const };
    if (refused === undefined) this.added += 1;
    else if (FINAL.includes(refused)) return refused;
    else this.unread = [...this.unread, file.name];
    return undefined;
  }
}
