// The deck: every group of scenes. A new group is a file beside this one and a line here.

import { circus } from './circus.mjs';
import { depths } from './depths.mjs';
import { doors } from './doors.mjs';
import { forests } from './forests.mjs';
import { furnishings } from './furnishings.mjs';
import { games } from './games.mjs';
import { gardens } from './gardens.mjs';
import { harvests } from './harvests.mjs';
import { hollows } from './hollows.mjs';
import { inventions } from './inventions.mjs';
import { journeys } from './journeys.mjs';
import { kitchens } from './kitchens.mjs';
import { letters } from './letters.mjs';
import { machines } from './machines.mjs';
import { mountains } from './mountains.mjs';
import { music } from './music.mjs';
import { nights } from './nights.mjs';
import { rooms } from './rooms.mjs';
import { shadows } from './shadows.mjs';
import { shores } from './shores.mjs';
import { skies } from './skies.mjs';
import { sleepers } from './sleepers.mjs';
import { squares } from './squares.mjs';
import { streets } from './streets.mjs';
import { tables } from './tables.mjs';
import { toys } from './toys.mjs';
import { vessels } from './vessels.mjs';
import { voyages } from './voyages.mjs';
import { weathers } from './weathers.mjs';
import { winter } from './winter.mjs';
import { workshops } from './workshops.mjs';

export const groups = { nights, shadows, vessels, doors, journeys, voyages, gardens, harvests, music, circus, winter, sleepers, rooms, furnishings, machines, inventions, depths, hollows, skies, weathers, streets, squares, kitchens, tables, games, toys, forests, mountains, workshops, letters, shores };

/**
 * A scene is { id, palette, seed, alt: { en, hr, ru }, paint(card) }. Its id is for ever: games in the journal name it.
 */
export const scenes = Object.values(groups).flat();

/** Scenes by id or by the name of their group; without names all of them. */
export function pick(names) {
  if (names.length === 0) return scenes;
  return names.flatMap((name) => {
    const found = groups[name] ?? scenes.filter((scene) => scene.id === name);
    if (found.length === 0) throw new Error(`there is neither a scene nor a group named "${name}"`);
    return found;
  });
}
