// What this phone remembers about its owner.

import { avatarIn } from './avatar';
import { kept } from './kept';

export const profile = {
  get name(): string {
    return kept.get('name') ?? '';
  },
  set name(name: string) {
    kept.set('name', name.trim());
  },
  /** The picture that was last chosen; none as long as nobody has chosen. */
  get avatar(): number | null {
    return avatarIn(kept.get('avatar'));
  },
  set avatar(avatar: number | null) {
    if (avatar === null) kept.remove('avatar');
    else kept.set('avatar', avatar.toString());
  },
  /** Hints are shown once per phone. */
  seen(hint: string): boolean {
    return kept.get(`seen.${hint}`) !== null;
  },
  see(hint: string): void {
    kept.set(`seen.${hint}`, '1');
  },
};
