// The deck of a game of notebooks, card by card, once the game is over.

import type { SeatId } from '../wire/wire';
import { Dice } from './dice';
import { sha256 } from './hash';
import { resultsIn, type Proof } from './proof';
import type { Terms } from './terms-text';

/** What is wrong with a deck: its cards, what was drawn from it, or how it was shuffled again. */
export type DeckFault = 'cards' | 'drew' | 'reshuffled';

export interface Deck {
  fault: DeckFault | null;
  /** Every card that a seat was dealt in the game. */
  hands: Map<SeatId, string[]>;
}

export function playDeck(proof: Proof, terms: Terms, seed: Uint8Array): Deck {
  const hands = new Map<SeatId, string[]>();
  const cards = resultsIn(proof, 'card').flat();
  const { source } = terms;
  if (source.of !== 'deck' || !isListed(cards, source)) return { fault: 'cards', hands };
  let deck = new Dice(seed, 'deck').shuffled(cards);
  let again = 0;
  for (const [name, ...fields] of proof.results) {
    if (name === 'drew') {
      const [seat, count] = fields.map(Number) as [number, number];
      if (count > deck.length) return { fault: 'drew', hands };
      hands.set(seat, [...(hands.get(seat) ?? []), ...deck.splice(0, count)]);
    } else if (name === 'reshuffled') {
      if (!isMadeOf(fields, deck, cards)) return { fault: 'reshuffled', hands };
      again += 1;
      deck = new Dice(seed, `reshuffle${again}`).shuffled(fields);
    }
  }
  return { fault: null, hands };
}

function isListed(cards: string[], { count, hash }: { count: number; hash: string }): boolean {
  return cards.length === count && sha256(cards.map((card) => `${card}\n`).join('')) === hash;
}

/** All that was left, and of what had been drawn no card twice. */
function isMadeOf(made: string[], left: string[], cards: string[]): boolean {
  const rest = made.slice(left.length);
  return (
    left.every((card, i) => made[i] === card) &&
    new Set(made).size === made.length &&
    rest.every((card) => cards.includes(card))
  );
}
