// Where the pictures of seats lie. Large ones are fetched ahead, so that nobody waits for a winner's face.

import { FACES } from './faces-folder';

/** Lists show small ones, since everybody at the table is part of the first load. */
export function faceAddress(avatar: number, size: 'small' | 'large'): string {
  return `${FACES}/${avatar}${size === 'small' ? '-small' : ''}.webp`;
}

const here = new Set<number>();

/** Large ones, one after the other, and none twice. */
export async function fetchFaces(avatars: readonly number[]): Promise<void> {
  for (const avatar of avatars) {
    if (here.has(avatar)) continue;
    await (await fetch(faceAddress(avatar, 'large'))).blob();
    here.add(avatar);
  }
}
