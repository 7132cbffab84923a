import { expect, test } from 'vitest';
import { ANIMAL_IDS, HAT_IDS, animalOf, avatarIn, avatarOf, freeAvatar, hatOf } from './avatar';
import { ANIMALS, AVATARS } from './wire/limits';

test('every animal has every hat, and every number is one of them', () => {
  expect(ANIMAL_IDS).toHaveLength(ANIMALS);
  expect(ANIMALS * HAT_IDS.length).toBe(AVATARS);
  const numbers = ANIMAL_IDS.flatMap((_, animal) => HAT_IDS.map((_, hat) => avatarOf(animal, hat)));
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: AVATARS }, (_, i) => i));
  for (const avatar of numbers) expect(avatarOf(animalOf(avatar), hatOf(avatar))).toBe(avatar);
});

test('the first numbers are animals in the hats that they are drawn in', async () => {
  const art = async (file: string): Promise<unknown> =>
    import(new URL(`../../../art/src/${file}`, import.meta.url).href);
  const { cast } = (await art('pictures/cast.mjs')) as {
    cast: { animal: string; hat: { shape: string } }[];
  };
  const { hats } = (await art('shapes/hats.mjs')) as { hats: object };
  expect(HAT_IDS).toEqual(Object.keys(hats));
  expect(cast.map(({ animal }) => animal.replace('-face', ''))).toEqual(ANIMAL_IDS);
  expect(ANIMAL_IDS.map((_, i) => HAT_IDS[hatOf(i)])).toEqual(cast.map(({ hat }) => hat.shape));
});

test('an animal that somebody has comes in another hat', () => {
  const fox = avatarOf(0, 0);
  expect(freeAvatar(0, 0, () => false)).toBe(fox);
  expect(freeAvatar(0, 0, (one) => one === fox)).toBe(avatarOf(0, 1));
  expect(freeAvatar(0, 5, (one) => one === avatarOf(0, 5))).toBe(fox);
  expect(freeAvatar(0, 2, () => true)).toBe(avatarOf(0, 2));
});

test('what was kept is read only if there is such a picture', () => {
  const kept = [null, '', 'fox', '-1', '1.5', '72', '0', '71'].map(avatarIn);
  expect(kept).toEqual([null, null, null, null, null, null, 0, 71]);
});
