// The places of several packs. One that two of them have belongs to the first, as in the game.

import type { Pack, Place } from '../wire/wire';

export function inPacks(packs: readonly Pack[]): { pack: Pack; places: Place[] }[] {
  const seen = new Set<string>();
  return packs.map((pack) => {
    const places = pack.places.filter(({ id }) => !seen.has(id));
    places.forEach(({ id }) => seen.add(id));
    return { pack, places };
  });
}
