// The pictures of seats: every animal in every hat. A number says which; the first ones show each animal in
// the hat that it was drawn for.

import { ANIMALS, AVATARS } from './wire/limits';

/** In the order of the numbers. */
export const ANIMAL_IDS = [
  ...(['fox', 'wolf', 'cat', 'lion', 'rabbit', 'bear'] as const),
  ...(['panda', 'frog', 'koala', 'tiger', 'owl', 'pig'] as const),
];
export const HAT_IDS = ['fedora', 'bowler', 'topper', 'boater', 'beret', 'deerstalker'] as const;

export type AnimalId = (typeof ANIMAL_IDS)[number];
export type HatId = (typeof HAT_IDS)[number];

/** Which hat each animal was drawn for. */
const OWN_HATS = [0, 1, 4, 2, 3, 5, 0, 2, 4, 3, 1, 5];

export function animalOf(avatar: number): number {
  return avatar % ANIMALS;
}

export function hatOf(avatar: number): number {
  const own = OWN_HATS[animalOf(avatar)] ?? 0;
  return (own + Math.floor(avatar / ANIMALS)) % HAT_IDS.length;
}

export function avatarOf(animal: number, hat: number): number {
  const own = OWN_HATS[animal] ?? 0;
  return animal + ANIMALS * ((hat - own + HAT_IDS.length) % HAT_IDS.length);
}

/** This animal in this hat, or in the next one that nobody wears. */
export function freeAvatar(
  animal: number,
  hat: number,
  isTaken: (avatar: number) => boolean,
): number {
  const hats = HAT_IDS.map((_, i) => (hat + i) % HAT_IDS.length);
  const free = hats.find((one) => !isTaken(avatarOf(animal, one)));
  return avatarOf(animal, free ?? hat);
}

/** A number as it was kept, if it is one that there is. */
export function avatarIn(text: string | null): number | null {
  const avatar = text === null || text === '' ? NaN : Number(text);
  return Number.isInteger(avatar) && avatar >= 0 && avatar < AVATARS ? avatar : null;
}
