// Where the picture of a card comes from, and what it shows in words. The only place that knows how
// pictures are addressed.

import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../lib/wire/limits';
import type { Text } from '../lib/wire/wire';
import { isOwn, ownAddress } from './own/address';

export type DeckCard = { id: string; avif: string; webp: string; blur: string; alt: Text };
export type Deck = ReadonlyMap<string, DeckCard>;

/** All pictures have one shape. */
export const PICTURE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

export type Picture = {
  /** The best first; the last one every browser can show. */
  sources: { url: string; type: string }[];
  url: string;
  /** A few pixels to see until the picture is there. */
  blur?: string;
  /** Left out: a picture that nobody has described. */
  alt?: Text;
};

const CARDS = '/assets/cards';

/** `null` for a card that is not known, or not yet. */
export function pictureOf(deck: Deck, id: string, code: string): Picture | null {
  const card = deck.get(id);
  if (card) {
    return {
      sources: [{ url: `${CARDS}/${card.avif}`, type: 'image/avif' }],
      url: `${CARDS}/${card.webp}`,
      blur: card.blur,
      alt: card.alt,
    };
  }
  return isOwn(id) ? { sources: [], url: ownAddress(code, id) } : null;
}

export function deckFrom({ cards }: { cards: DeckCard[] }): Deck {
  return new Map(cards.map((card) => [card.id, card]));
}
