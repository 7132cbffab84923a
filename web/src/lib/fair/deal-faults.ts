// Draws a deal again, and compares it with what the proof says, what this phone saw, and what the table shows.

import type { SeatId } from '../wire/wire';
import type { Announced } from './announced';
import { cardHash, cardIn, handHash } from './card';
import { playDeck } from './deck';
import { redraw, seedFor, type Drawn } from './draw';
import { fairRole } from './draw-spy';
import type { Fault } from './faults';
import type { Mine } from './mine';
import { listHash, type FairPlace } from './place-list';
import { dealtIn, resultsIn, type Proof, type Tried } from './proof';

/** All pictures that were seen during the game, as hashes, and in which seat. */
export interface SeenHand {
  seat: SeatId | null;
  hashes: readonly string[];
}

export interface Seen {
  mine: Mine;
  hand: SeenHand;
  salt: string;
  announced: Announced | null;
}

export function dealFaults(proof: Proof, places: readonly FairPlace[] | null, seen: Seen): Fault[] {
  const tried = dealtIn(proof);
  const faults: Fault[] = [];
  if (tried) {
    const isRight = !places || isSource(tried, places);
    if (!isRight) faults.push({ id: 'pool_differs' });
    const redrawn = redraw(proof, isRight ? places : null);
    const differ = [...redrawn.lines].filter((line) => !isDrawn(proof, tried, line));
    faults.push(...differ.map(([line]): Fault => ({ id: 'deal_differs', line })));
    const isFirst = tried.terms.source.of === 'pool';
    if (isFirst && redrawn.places && !isOnTable(redrawn.places, seen.announced))
      faults.push({ id: 'announced_differs', line: 'pool' });
    faults.push(...deckFaults(proof, tried, seen));
  }
  return [...faults, ...cardFaults(proof, seen), ...announcedFaults(proof, seen)];
}

export function isSource({ terms: { source } }: Tried, places: readonly FairPlace[]): boolean {
  if (source.of === 'deck' || source.of === 'hand') return true;
  return source.count === places.length && source.hash === listHash(places);
}

/** Lines of this name as the redrawn ones are written. */
function said(proof: Proof, name: string): string[] {
  const lines = resultsIn(proof, name);
  if (name === 'spy') return lines.flat().filter((spy) => spy !== 'middle');
  if (name !== 'role') return lines.map((fields) => fields.join('|'));
  return lines.map(([seat, role = '']) => `${seat}|${fairRole(role)}`);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

function isDrawn(proof: Proof, { terms }: Tried, [name, lines]: [string, string[]]): boolean {
  const written = said(proof, name);
  // A choice of the table's own is not drawn, and without roles there is nothing to say of them.
  if (written.length === 0 && (name === 'first' || (name === 'role' && !terms.roles))) return true;
  return isSame(written, lines);
}

function isOnTable(places: readonly FairPlace[], announced: Announced | null): boolean {
  if (!announced) return true;
  const ids = places.map(({ id }) => id);
  return isSame(ids, announced.places);
}

function deckFaults(proof: Proof, tried: Tried, { hand, salt }: Seen): Fault[] {
  const seed = seedFor(tried, 'deck');
  if (!seed || tried.terms.source.of !== 'deck') return [];
  const deck = playDeck(proof, tried.terms, seed);
  if (deck.fault) return [{ id: 'deck_differs', what: deck.fault }];
  const dealt = (hand.seat === null ? undefined : deck.hands.get(hand.seat)) ?? [];
  const known = new Set(dealt.map((card) => handHash(salt, card)));
  return hand.hashes.every((hash) => known.has(hash)) ? [] : [{ id: 'your_hand_differs' }];
}

function cardFaults(proof: Proof, { mine, salt }: Seen): Fault[] {
  const { seat, round, cards } = mine;
  // What is gone had cards of its own.
  if (seat === null || cards.length === 0 || mine.vanished) return [];
  const card = cardIn(proof, seat);
  const isSeen = card === null || cards.every((hash) => hash === cardHash(salt, round, card));
  return isSeen && cards.length === 1 ? [] : [{ id: 'your_card_differs' }];
}

function announcedFaults(proof: Proof, { announced }: Seen): Fault[] {
  const isOpen = dealtIn(proof)?.opened.has('cards') ?? false;
  const differs = ([name, lines]: [string, string[]]) => {
    const written = said(proof, name);
    return (written.length > 0 || isOpen) && !isSame(written, lines);
  };
  const shown: Drawn = announced?.lines ?? new Map();
  const differ = [...shown].filter(differs);
  return differ.map(([line]) => ({ id: 'announced_differs', line }));
}
