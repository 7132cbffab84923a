// The cards of a game of spies.

import { VISITOR } from '../wire/limits';
import { Dice } from './dice';
import type { Drawn } from './draw';
import type { FairPlace } from './place-list';
import type { Terms } from './terms-text';

/** Somebody who finds no role left. Proofs write it short. */
export function fairRole(role: string): string {
  return role === VISITOR ? '-' : role;
}

export function drawSpy(terms: Terms, seed: Uint8Array, places: FairPlace[] | null): Drawn {
  const seats = terms.seats.map(({ seat }) => seat);
  const dice = (label: string) => new Dice(seed, label);
  const at = dice('spy').below(seats.length + terms.middle);
  const spy = seats[at];
  const starter = terms.begin?.[0] ?? seats[dice('starter').below(seats.length)];
  const drawn: Drawn = new Map();
  drawn.set('starter', [`${starter}`]);
  drawn.set('spy', spy === undefined ? [] : [`${spy}`]);
  const place = places?.[dice('place').below(places.length || 1)];
  if (!place) return drawn;
  drawn.set('place', [place.id]);
  const roles = terms.roles ? dice('roles').shuffled(place.roles) : [];
  const agents = seats.filter((seat) => seat !== spy);
  const role = (i: number) => (terms.roles ? (roles[i] ?? '-') : '');
  drawn.set(
    'role',
    agents.map((seat, i) => `${seat}|${role(i)}`),
  );
  return drawn;
}
