// Every emblem by the id of its place, and by the pack that has the place.

import { films } from './films.mjs';
import { places } from './places.mjs';
import { timeTravel } from './time-travel.mjs';

export const tables = { places, 'time-travel': timeTravel, films };

/** [id, row] of every place; see emblem.mjs for what a row is. */
export const emblems = Object.values(tables).flatMap(Object.entries);

/** Emblems by the ids of their places or the name of a pack; without names all of them. */
export function pickEmblems(names) {
  if (names.length === 0) return emblems;
  return names.flatMap((name) => {
    const found = tables[name] ? Object.entries(tables[name]) : emblems.filter(([id]) => id === name);
    if (found.length === 0) throw new Error(`there is neither an emblem nor a pack named "${name}"`);
    return found;
  });
}
