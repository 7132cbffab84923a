// What this phone remembers about its owner.

import { kept } from './kept';

export const profile = {
  get name(): string {
    return kept.get('name') ?? '';
  },
  set name(name: string) {
    kept.set('name', name.trim());
  },
  /** Hints are shown once per phone. */
  seen(hint: string): boolean {
    return kept.get(`seen.${hint}`) !== null;
  },
  see(hint: string): void {
    kept.set(`seen.${hint}`, '1');
  },
};
