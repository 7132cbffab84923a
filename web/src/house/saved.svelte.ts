// The house rules on this phone, each under a name of its own.

import { i18n } from '../i18n';
import { kept } from '../lib/kept';
import { sameSet, type HouseSet } from './changes';
import { fromText, toText } from './file';

const KEY = 'house';
export const SAVED_MAX = 50;

/** `fleeting`: for as long as the page lives, where the browser stores nothing. */
export type Keeping = 'kept' | 'fleeting' | 'full';

export class Saved {
  private all = $state.raw<readonly HouseSet[]>([]);

  constructor() {
    this.read();
  }

  get list(): readonly HouseSet[] {
    const { compare } = new Intl.Collator(i18n.locale);
    return [...this.all].sort((a, b) => compare(a.name, b.name));
  }

  /** Once more from the store: another tab may have written there. */
  read(): void {
    this.all = stored();
  }

  find(name: string): HouseSet | undefined {
    return this.all.find((set) => key(set.name) === key(name));
  }

  /** Whether nothing would be lost with this set, whatever it is called. */
  holds(set: HouseSet): boolean {
    return this.all.some((other) => sameSet(other, set));
  }

  /** Replaces what has the same name. */
  keep(set: HouseSet): Keeping {
    this.read();
    const others = this.all.filter(({ name }) => key(name) !== key(set.name));
    if (others.length >= SAVED_MAX) return 'full';
    return this.write([...others, set]);
  }

  /** The new name must be free. */
  rename(from: string, to: string): void {
    this.read();
    this.write(this.all.map((set) => (key(set.name) === key(from) ? { ...set, name: to } : set)));
  }

  remove(name: string): void {
    this.read();
    this.write(this.all.filter((set) => key(set.name) !== key(name)));
  }

  private write(all: readonly HouseSet[]): Keeping {
    this.all = all;
    return kept.set(KEY, JSON.stringify(all.map(toText))) ? 'kept' : 'fleeting';
  }
}

/** Names that differ only in capitals are one name. */
function key(name: string): string {
  return name.toLowerCase();
}

/** Whatever can be read of it; the store is open to all who hold the phone. */
function stored(): HouseSet[] {
  try {
    const texts: unknown = JSON.parse(kept.get(KEY) ?? '[]');
    if (!Array.isArray(texts)) return [];
    const reads = texts.slice(0, SAVED_MAX).map((text) => fromText(String(text)));
    return reads.flatMap((read) => ('set' in read ? [read.set] : []));
  } catch {
    return [];
  }
}

export const saved = new Saved();
