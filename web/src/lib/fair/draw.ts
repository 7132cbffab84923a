// Draws a deal again, as far as what was opened allows.

import { seedOf } from './dice';
import { drawCaptains } from './draw-captains';
import { drawNotebook } from './draw-notebook';
import { drawSpy } from './draw-spy';
import type { FairPlace } from './place-list';
import { poolOf } from './pool';
import { dealtIn, type Proof, type Tried } from './proof';
import type { Use } from './seal';

/** What each line has to say, by its name; a name that is not there could not be drawn. */
export type Drawn = Map<string, string[]>;

export interface Redrawn {
  lines: Drawn;
  /** The places in play; null where they are not known. */
  places: FairPlace[] | null;
}

export function seedFor(tried: Tried, use: Use): Uint8Array | null {
  const number = tried.opened.get(use);
  return number === undefined ? null : seedOf(number, tried.told);
}

/** `places`: the list that the terms have the hash of; null where this phone does not know it. */
export function redraw(proof: Proof, places: readonly FairPlace[] | null): Redrawn {
  const tried = dealtIn(proof);
  if (!tried) return { lines: new Map(), places: null };
  const { source, game } = tried.terms;
  const left =
    places && source.of === 'pool' ? poolOf(source, places, seedFor(tried, 'pool')) : places;
  const seed = seedFor(tried, 'cards');
  const inPlay = left ? [...left] : null;
  if (!seed) return { lines: new Map(), places: inPlay };
  const draw = {
    spy: () => drawSpy(tried.terms, seed, inPlay),
    captains: () => drawCaptains(tried.terms, seed, inPlay),
    notebook: () => drawNotebook(proof, tried.terms, seed),
  };
  return { lines: draw[game](), places: inPlay };
}
