// How all places that the table chose become the places of a game.

import { PLACES_MIN } from '../wire/limits';
import { Dice } from './dice';
import type { FairPlace } from './place-list';
import type { Source } from './terms-text';

type Pool = Extract<Source, { of: 'pool' }>;

/** Null where the server's number is wanted and not there. */
export function poolOf(
  source: Pool,
  places: readonly FairPlace[],
  seed: Uint8Array | null,
): FairPlace[] | null {
  const left = source.fresh ? freshOf(source, places) : [...places];
  const { most } = source;
  if (most === null) return left;
  if (!seed) return null;
  const lots = new Dice(seed, 'pool').shuffled(left.map((_, lot) => lot)).slice(0, most);
  lots.sort((one, other) => one - other);
  return lots.map((lot) => left[lot] as FairPlace);
}

/** Without what was played last; of that, the oldest come back until there are as many as wanted. */
function freshOf({ recent, most, deals }: Pool, places: readonly FairPlace[]): FairPlace[] {
  const wanted = Math.max(deals, most ?? 0, PLACES_MIN);
  const played = recent.filter((id) => places.some((place) => place.id === id));
  const back = Math.max(0, wanted - (places.length - played.length));
  const barred = new Set(played.slice(back));
  return places.filter(({ id }) => !barred.has(id));
}
