// Places with their roles, in the one form in which they are hashed.

import type { Place } from '../wire/wire';
import { sha256 } from './hash';

export interface FairPlace {
  id: string;
  roles: readonly string[];
}

export function fairPlaces(places: readonly Place[]): FairPlace[] {
  return places.map(({ id, roles }) => ({ id, roles: roles.map((role) => role.id) }));
}

/** One a line. */
export function listText(places: readonly FairPlace[]): string {
  return places.map(({ id, roles }) => `${[id, ...roles].join('|')}\n`).join('');
}

export function listHash(places: readonly FairPlace[]): string {
  return sha256(listText(places));
}

/** The other way round. */
export function placesIn(text: string): FairPlace[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id = '', ...roles] = line.split('|');
    return { id, roles };
  });
}
