// What a phone saves of a round. Which card a kept hash is of, it finds again once the round may be told.

import { cardHash, cardsOf, handHash } from './card';
import { fileText } from './file';
import type { Mine } from './mine';
import { isIn } from './own-faults';
import { placesIn, type FairPlace } from './place-list';
import { dealtIn, parsed, resultsIn, type Proof } from './proof';

interface Kept {
  salt: string;
  /** Hashes of the pictures of a game. */
  hands: readonly string[];
}

export function savedText(text: string, mine: Mine, kept: Kept): string {
  const { seat, list } = mine;
  const read = parsed(text);
  const tried = 'proof' in read ? dealtIn(read.proof) : null;
  const places = list === null ? null : placesIn(list);
  const number = tried?.numbers.find((told) => told.seat === seat)?.number ?? null;
  const told = tried && isIn(tried, mine) ? number : null;
  // As long as the card is a secret, it is none of the page's business.
  const isOpen = 'proof' in read && (tried?.opened.has('cards') ?? false);
  const own = isOpen ? seenCard(mine, read.proof, places, kept) : null;
  return fileText(text, { seat, places, mine: own, told });
}

/** Its fields as in the saved file; null where it is not known. */
function seenCard(
  mine: Mine,
  proof: Proof,
  places: readonly FairPlace[] | null,
  { salt, hands }: Kept,
): string[] | null {
  const pictures = resultsIn(proof, 'card').flat();
  const held = pictures.filter((card) => hands.includes(handHash(salt, card)));
  if (held.length > 0) return held;
  const last = mine.cards.at(-1);
  const cards = cardsOf(places ?? []);
  const found = cards.find((card) => cardHash(salt, mine.round, card) === last);
  return found?.split('|').filter((field) => field !== 'at' && field !== '') ?? null;
}
