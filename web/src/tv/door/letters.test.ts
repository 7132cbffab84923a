import { describe, expect, test } from 'vitest';
import { letterOf, Letters } from './letters.svelte';

/** Letter by letter; `>` says that the code is whole, `<` takes the last one back. */
function typed(text: string, longest = 5): { letters: Letters; asked: string[] } {
  const asked: string[] = [];
  const letters = new Letters(
    () => longest,
    (code) => asked.push(code),
  );
  for (const key of text)
    if (key === '>') letters.ask();
    else if (key === '<') letters.erase();
    else letters.add(key);
  return { letters, asked };
}

describe('where all codes have five letters', () => {
  test('the fifth is the last', () => {
    expect(typed('KRZN').asked).toEqual([]);
    expect(typed('KRZNB').asked).toEqual(['KRZNB']);
    expect(typed('KRZNB').letters.lengthsDiffer).toBe(false);
  });

  test('after a code another one begins', () => {
    const { letters } = typed('KRZNBC');
    expect(letters.typed).toBe('C');
  });

  test('there are five places, whatever is typed', () => {
    for (const text of ['', 'KRZN', 'KRZNB', 'KRZNBC', 'KRZNB<'])
      expect(typed(text).letters.places, text).toBe(5);
  });
});

describe('where codes may be longer', () => {
  test.each([
    ['KRZNB', []],
    ['KRZNB>', ['KRZNB']],
    ['KRZNBC>', ['KRZNBC']],
    ['KRZNBCD', []],
    ['KRZNBCDF', ['KRZNBCDF']],
    ['KRZN>', []],
    ['KRZNB<>', []],
  ])('%s asks for %j', (text, asked) => {
    expect(typed(text, 8).asked).toEqual(asked);
  });

  test.each([
    ['', 5],
    ['KRZN', 5],
    ['KRZNB', 6],
    ['KRZNBC', 7],
    ['KRZNBCDF', 8],
    ['KRZNB>', 5],
  ])('%s has %i places', (text, places) => {
    expect(typed(text, 8).letters.places).toBe(places);
  });

  test('a code that was asked for too early can be taken back and goes on', () => {
    expect(typed('KRZNB>C', 8).letters.typed).toBe('C');
    expect(typed('KRZNBD><C>', 8).asked).toEqual(['KRZNBD', 'KRZNBC']);
  });

  test('a length that is heard of late does not lose what is typed', () => {
    let longest = 5;
    const asked: string[] = [];
    const letters = new Letters(
      () => longest,
      (code) => asked.push(code),
    );
    for (const letter of 'KRZN') letters.add(letter);
    longest = 6;
    for (const letter of 'BC') letters.add(letter);
    expect(asked).toEqual(['KRZNBC']);
  });
});

test('the last letter can be taken back', () => {
  const { letters } = typed('KR<');
  expect(letters.typed).toBe('K');
});

test('any keyboard will do', () => {
  expect(letterOf({ key: 'k', code: 'KeyK' })).toBe('K');
  // A German keyboard has its Z elsewhere, and says what it means.
  expect(letterOf({ key: 'z', code: 'KeyY' })).toBe('Z');
  expect(letterOf({ key: 'л', code: 'KeyK' })).toBe('K');
  for (const key of ['a', 'Enter', '5', 'Š']) expect(letterOf({ key, code: '' })).toBeUndefined();
});
