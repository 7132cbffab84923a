import { describe, expect, it } from 'vitest';
import { LOCALES } from '../i18n';
import { WORD_CHARS } from '../lib/wire/limits';
import { IDEAS_SHOWN, ideasAt, loadIdeas, shuffled } from './ideas';

const ALPHABET = {
  en: /^[a-z]+(?:[’ -][a-z]+)*$/,
  hr: /^[abcčćdđefghijklmnoprsštuvzž]+(?:[ -][abcčćdđefghijklmnoprsštuvzž]+)*$/,
  ru: /^[а-яё]+(?:[ -][а-яё]+)*$/,
};

describe.each(LOCALES)('the ideas in %s', (locale) => {
  it('are plenty, and none comes twice', async () => {
    const words = await loadIdeas(locale);
    expect(words.length).toBeGreaterThanOrEqual(200);
    expect(new Set(words).size).toBe(words.length);
  });

  it('fit into a notebook', async () => {
    const words = await loadIdeas(locale);
    expect(words.filter((word) => [...word].length > WORD_CHARS)).toEqual([]);
  });

  it('are written in the letters of the language, without stray blanks', async () => {
    const words = await loadIdeas(locale);
    expect(words.filter((word) => !ALPHABET[locale].test(word))).toEqual([]);
  });
});

describe('a shuffled list', () => {
  const words = ['a', 'b', 'c', 'd'];

  it('has every word once and leaves the list alone', () => {
    const order = shuffled(words, Math.random);
    expect([...order].sort()).toEqual(words);
    expect(words).toEqual(['a', 'b', 'c', 'd']);
  });

  it('can come in any order', () => {
    const orders = new Set<string>();
    const steps = [0, 0.3, 0.6, 0.9];
    for (const one of steps)
      for (const two of steps)
        for (const three of steps) {
          const draws = [one, two, three];
          orders.add(shuffled(words, () => draws.shift() ?? 0).join(''));
        }
    expect(orders.size).toBe(24);
  });
});

describe('asking for others', () => {
  const order = Array.from({ length: 2 * IDEAS_SHOWN + 2 }, (_, i) => `word ${i}`);

  it('shows every word once before any comes again', () => {
    const pages = [0, 1, 2].map((turn) => ideasAt(order, turn));
    expect(pages.map(({ length }) => length)).toEqual([IDEAS_SHOWN, IDEAS_SHOWN, 2]);
    expect(pages.flat()).toEqual(order);
  });

  it('starts over when all have been shown', () => {
    expect(ideasAt(order, 3)).toEqual(ideasAt(order, 0));
  });

  it('shows nothing where there is nothing', () => {
    expect(ideasAt([], 0)).toEqual([]);
  });
});
