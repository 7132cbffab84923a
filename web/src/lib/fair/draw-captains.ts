// The cards of a game of captains.

import type { SeatId } from '../wire/wire';
import { Dice } from './dice';
import type { Drawn } from './draw';
import type { FairPlace } from './place-list';
import type { Terms } from './terms-text';

export function drawCaptains(terms: Terms, seed: Uint8Array, places: FairPlace[] | null): Drawn {
  const dice = (label: string) => new Dice(seed, label);
  const captains = captainsOf(terms, dice('captains'));
  const drawn: Drawn = new Map();
  if (captains.length < 2) return drawn;
  const seats = terms.seats.map(({ seat }) => seat);
  const agents = seats.filter((seat) => !captains.includes(seat));
  const halves = dice('half').below(2) === 1 ? [...captains].reverse() : captains;
  const cards = agents.map((_, i) => (i === 0 ? 'spy' : `${halves[(i - 1) % 2]}`));
  const dealt = dice('cards').shuffled(cards);
  drawn.set(
    'agent',
    agents.map((seat, i) => `${seat}|${dealt[i]}`),
  );
  drawn.set('first', [`${captains[dice('first').below(2)]}`]);
  if (places && places.length > 0) {
    const drawnPlaces = placesFor(captains, places, dice('places'));
    drawn.set(
      'captain',
      captains.map((seat, i) => `${seat}|${drawnPlaces[i]}`),
    );
  }
  return drawn;
}

/** Those of the lowest rank; equal ones as they were shuffled. */
function captainsOf({ begin, seats, ranks }: Terms, dice: Dice): SeatId[] {
  if (begin) return begin;
  const rank = (seat: SeatId) => ranks.get(seat) ?? 0;
  const shuffled = dice.shuffled(seats.map(({ seat }) => seat));
  return shuffled.sort((one, other) => rank(one) - rank(other)).slice(0, 2);
}

function placesFor(captains: SeatId[], places: readonly FairPlace[], dice: Dice): string[] {
  const left = places.map(({ id }) => id);
  return captains.map(() => {
    const at = dice.below(left.length);
    const place = left[at] as string;
    // A single place serves both.
    if (left.length === 1) return place;
    const last = left.pop() as string;
    if (at < left.length) left[at] = last;
    return place;
  });
}
