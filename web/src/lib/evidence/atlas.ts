// What places are like: a level for each attribute that somebody has written down.

import type { Attribute } from '../wire/wire';
import { UNKNOWN } from './evidence';

export type Levels = Partial<Record<Attribute, number>>;
/** By the id of a place. */
export type PlacesLike = Readonly<Record<string, Levels>>;

export class Atlas {
  private readonly places = new Map<string, Levels>();

  /** A place that is in two packs is like the first of them says. */
  constructor(packs: readonly PlacesLike[]) {
    for (const [id, levels] of packs.flatMap((pack) => Object.entries(pack)))
      if (!this.places.has(id)) this.places.set(id, levels);
  }

  level(place: string, attribute: Attribute): number {
    return this.places.get(place)?.[attribute] ?? UNKNOWN;
  }

  knows(place: string): boolean {
    return Object.keys(this.places.get(place) ?? {}).length > 0;
  }
}
