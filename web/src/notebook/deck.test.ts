import { expect, test } from 'vitest';
import file from '../../../decks/evidence.json';
import { deckFrom, pictureOf } from './deck';

const deck = deckFrom(file);

test('a card of the deck has its pictures, its blur and its words', () => {
  const [card] = file.cards;
  expect(card && pictureOf(deck, card.id, 'KRZNB')).toEqual({
    sources: [{ url: `/assets/cards/${card?.avif}`, type: 'image/avif' }],
    url: `/assets/cards/${card?.webp}`,
    blur: card?.blur,
    alt: card?.alt,
  });
});

test('a picture that the host has brought comes from the table', () => {
  expect(pictureOf(deck, 'own-7', 'KRZNB')).toEqual({
    sources: [],
    url: '/api/tables/KRZNB/pictures/own-7',
  });
});

test('a card that nobody knows has no picture', () => {
  expect(pictureOf(deck, 'never-drawn', 'KRZNB')).toBeNull();
  expect(pictureOf(new Map(), 'bed-at-sea', 'KRZNB')).toBeNull();
});

test('every card is described in every language', () => {
  for (const { id, alt } of file.cards)
    for (const words of Object.values(alt)) expect(words, id).not.toBe('');
});
