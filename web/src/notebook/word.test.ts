import { expect, test } from 'vitest';
import { WORD_CHARS } from '../lib/wire/limits';
import { flawOf, isRepeated, wordCharsLeft } from './word';

test('characters are counted as the server counts them', () => {
  expect(wordCharsLeft('')).toBe(WORD_CHARS);
  expect(wordCharsLeft('echo')).toBe(WORD_CHARS - 4);
  expect(wordCharsLeft('  déjà   vu ')).toBe(WORD_CHARS - 7);
  // One for the server, two for the browser.
  expect(wordCharsLeft('🦊')).toBe(WORD_CHARS - 1);
});

test('a word is missing, too long, or will do', () => {
  expect(flawOf('  ')).toBe('empty');
  expect(flawOf('x'.repeat(WORD_CHARS))).toBeNull();
  expect(flawOf('x'.repeat(WORD_CHARS + 1))).toBe('long');
});

test.each([
  ['lighthouse', true],
  ['  LightHouse ', true],
  ['deja vu', true],
  ['Déjà  vu', true],
  ['light', false],
  ['', false],
])('whether “%s” has been played already', (word, isAgain) => {
  expect(isRepeated(word, ['lighthouse', 'déjà vu'])).toBe(isAgain);
});
