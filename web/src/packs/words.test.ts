import { afterEach, expect, it } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import { check } from './check';
import { newPack, placesIn } from './unfinished';
import { nameOf, sayWhat, sayWhere } from './words';

afterEach(() => i18n.choose('en'));

const pack = { ...newPack('hr'), places: placesIn('Tavan\nPodrum', 'hr') };

it.each([
  [[], 'The pack'],
  [['name', 'hr'], 'Name of the pack, Croatian'],
  [['places'], 'Places'],
  [['places', 0, 'name', 'hr'], '“Tavan”, Croatian'],
  [['places', 1, 'at', 'ru'], '“Podrum”, on the card, Russian'],
  [['places', 0, 'roles', 2, 'name', 'en'], '“Tavan”, role 3, English'],
  [['places', 7, 'nmae'], 'Place 8, nmae'],
  [['format'], 'The pack, format'],
])('%j is said as %s', (path, said) => expect(sayWhere(path, pack)).toBe(said));

it.each(LOCALES)('every fault has words of its own in %s', (locale) => {
  i18n.choose(locale);
  const said = Object.values(i18n.m.packs.faults);
  expect(new Set(said).size).toBe(said.length);
  const [fault] = check({});
  expect(fault && sayWhat(fault)).toBe(i18n.m.packs.faults.missing_field);
});

it('a name that is written in part is what there is of it', () => {
  expect(nameOf({ en: ' ', hr: '', ru: 'Чердак ' })).toBe('Чердак');
  expect(nameOf({ en: 'Attic', ru: 'Чердак' })).toBe('Attic');
  expect([nameOf({ hr: '' }), nameOf(undefined)]).toEqual(['', '']);
});
