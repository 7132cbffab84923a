import { expect, test } from 'vitest';
import { letterOf, Letters } from './letters.svelte';

function typed(text: string): { letters: Letters; full: string[] } {
  const full: string[] = [];
  const letters = new Letters((code) => full.push(code));
  for (const letter of text) letters.add(letter);
  return { letters, full };
}

test('five letters are a code', () => {
  expect(typed('KRZN').full).toEqual([]);
  expect(typed('KRZNB').full).toEqual(['KRZNB']);
});

test('after a code another one begins', () => {
  const { letters } = typed('KRZNBC');
  expect(letters.typed).toBe('C');
});

test('the last letter can be taken back', () => {
  const { letters } = typed('KR');
  letters.erase();
  expect(letters.typed).toBe('K');
});

test('any keyboard will do', () => {
  expect(letterOf({ key: 'k', code: 'KeyK' })).toBe('K');
  // A German keyboard has its Z elsewhere, and says what it means.
  expect(letterOf({ key: 'z', code: 'KeyY' })).toBe('Z');
  expect(letterOf({ key: 'л', code: 'KeyK' })).toBe('K');
  for (const key of ['a', 'Enter', '5', 'Š']) expect(letterOf({ key, code: '' })).toBeUndefined();
});
