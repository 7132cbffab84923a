// The packs on this phone, finished or not. Each lies under a key of its own, so that writing one
// never touches the others.

import { i18n } from '../i18n';
import { kept } from '../lib/kept';
import { randomSecret } from '../lib/table/seat-key';
import type { Pack } from '../lib/wire/wire';
import { finished, isEmpty, withOwnIds } from './unfinished';
import { isPack } from './shape';
import { nameOf } from './words';

const LIST = 'packs';
export const SAVED_MAX = 30;

/** `fleeting`: for as long as the page lives, where the browser stores nothing. */
export type Keeping = 'kept' | 'fleeting' | 'full';
export interface SavedPack {
  key: string;
  pack: Pack;
}

/** For a pack that is not here yet. */
export const newKey = () => randomSecret().slice(0, 12);

export class Saved {
  private all = $state.raw<readonly SavedPack[]>([]);

  constructor() {
    this.read();
  }

  get list(): readonly SavedPack[] {
    const { compare } = new Intl.Collator(i18n.locale);
    const name = ({ pack }: SavedPack) => nameOf(pack.name);
    return [...this.all].sort((a, b) => compare(name(a), name(b)));
  }

  /** Once more from the store: another tab may have written there. */
  read(): void {
    const keys = storedKeys();
    const packs = keys.map((key) => ({ key, pack: storedPack(key) }));
    this.all = packs.filter((one): one is SavedPack => one.pack !== null);
  }

  find(key: string): Pack | undefined {
    return this.all.find((one) => one.key === key)?.pack;
  }

  /** Whether a pack that says the same is here, be it as a draft. */
  holds(pack: Pack): boolean {
    const said = (pack: Pack) => JSON.stringify(finished(pack).pack);
    const wanted = said(pack);
    return this.all.some((one) => said(one.pack) === wanted);
  }

  get isFull(): boolean {
    return this.all.length >= SAVED_MAX;
  }

  /** Puts a new pack here and says under which key. */
  add(pack: Pack): { key: string; how: Keeping } | null {
    this.read();
    if (this.isFull) return null;
    const key = newKey();
    return { key, how: this.keep(key, pack) };
  }

  /** A pack in which nothing is written takes no room. */
  keep(key: string, pack: Pack): Keeping {
    if (isEmpty(pack)) {
      this.remove(key);
      return 'kept';
    }
    this.read();
    const isNew = this.find(key) === undefined;
    if (isNew && this.isFull) return 'full';
    this.all = [...this.all.filter((one) => one.key !== key), { key, pack }];
    const stored = kept.set(`pack.${key}`, JSON.stringify(pack));
    // The list may have found no room when the pack was new.
    return this.writeList() && stored ? 'kept' : 'fleeting';
  }

  remove(key: string): void {
    this.read();
    this.all = this.all.filter((one) => one.key !== key);
    kept.remove(`pack.${key}`);
    this.writeList();
  }

  private writeList(): boolean {
    return kept.set(LIST, JSON.stringify(this.all.map(({ key }) => key)));
  }
}

function storedKeys(): string[] {
  try {
    const keys: unknown = JSON.parse(kept.get(LIST) ?? '[]');
    if (!Array.isArray(keys)) return [];
    return keys.filter((key): key is string => /^[0-9a-f]{12}$/.test(String(key)));
  } catch {
    return [];
  }
}

/**
 * The store is open to all who hold the phone: what has not the shape of a pack is left alone, and two
 * that share an id, which no list could show, are told apart.
 */
function storedPack(key: string): Pack | null {
  try {
    const value: unknown = JSON.parse(kept.get(`pack.${key}`) ?? 'null');
    return isPack(value) ? withOwnIds(value) : null;
  } catch {
    return null;
  }
}

export const saved = new Saved();
