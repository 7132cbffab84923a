// Who is active in a game of notebooks, and whose notebook stays blank.

import { Dice } from './dice';
import type { Drawn } from './draw';
import { resultsIn, type Proof } from './proof';
import type { Terms } from './terms-text';

export function drawNotebook(proof: Proof, terms: Terms, seed: Uint8Array): Drawn {
  const seats = terms.seats.map(({ seat }) => seat);
  const active = terms.begin?.[0] ?? seats[new Dice(seed, 'active').below(seats.length)];
  const drawn: Drawn = new Map([['active', [`${active}`]]]);
  const [opener] = resultsIn(proof, 'opener').flat();
  const gone = resultsIn(proof, 'gone').flat();
  const lots = new Dice(seed, 'conspirator').shuffled(seats.map(String));
  const conspirator = lots.find((seat) => seat !== opener && !gone.includes(seat));
  // Without a case there is no conspirator.
  drawn.set('conspirator', opener === undefined || !conspirator ? [] : [conspirator]);
  return drawn;
}
