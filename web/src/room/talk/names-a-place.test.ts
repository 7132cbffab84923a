import { describe, expect, test } from 'vitest';
import eras from '../../../../packs/time-travel.json';
import everyday from '../../../../packs/places.json';
import films from '../../../../packs/films.json';
import type { Pack } from '../../lib/wire/wire';
import { namedPlace } from './names-a-place';

function named(text: string, { places }: Pack = everyday as Pack): string | undefined {
  return namedPlace(text, places)?.id;
}

test.each([everyday, eras, films] as Pack[])('every place of a pack is found: $id', (pack) => {
  // By its name and as the cards say it, in every language.
  for (const { id, name, at } of pack.places)
    for (const text of [...Object.values(name), ...Object.values(at ?? {})])
      expect([text, named(`… ${text.toUpperCase()}?!`, pack)]).toEqual([text, id]);
});

describe('in English', () => {
  test.each([
    ['Is this a bank?', 'bank'],
    ['Which of the banks do you like?', 'bank'],
    ['BANK!!!', 'bank'],
    ['How many bakeries are there?', 'bakery'],
    ['Two ferries an hour', 'ferry'],
    ['hot air balloons are lovely', 'hot-air-balloon'],
    ['I was afraid of the dentist', 'dentist'],
    ['The farmers sell it on the market', 'farmers-market'],
    ['Is the train late at night?', 'night-train'],
  ])('%s', (text, place) => {
    expect(named(text)).toBe(place);
  });

  test.each([
    'Does the band play tonight?',
    'Do you zoom in?',
    'Can you operate it?',
    'Is there a train?',
    'Do you like water?',
    'The air is hot here',
    'Is it a school?',
    'At the…',
    '',
    '140 🏦🏦',
  ])('names none: %s', (text) => {
    expect(named(text)).toBeUndefined();
  });
});

describe('in Croatian', () => {
  test.each([
    ['Jesi li u banci?', 'bank'],
    ['Volim banke', 'bank'],
    ['Idemo s bankom', 'bank'],
    ['Koliko ima pekara?', 'bakery'],
    ['Na posti je guzva', 'post-office'],
    ['Čekaš li pred poštom?', 'post-office'],
    ['Je li daleko do zračne luke?', 'airport'],
    ['Vidi li se s pustog otoka?', 'desert-island'],
    ['Voziš li se noćnim vlakom?', 'night-train'],
    ['Ljudi iz toplica', 'thermal-baths'],
    ['Bio je to kviz na TV-u', 'quiz-show'],
    ['Svida li ti se zoološki vrt?', 'zoo'],
    ['Šahovskih turnira ima puno', 'chess-tournament'],
  ])('%s', (text, place) => {
    expect(named(text)).toBe(place);
  });

  test.each([
    'Ima li ovdje kamena?',
    'Koliko to traje?',
    'Je li ti toplo?',
    'Kad ideš na otok?',
    'Kasniš li često?',
    'Svađate li se često?',
    'Imaš li psa?',
    'Ideš li vlakom?',
  ])('names none: %s', (text) => {
    expect(named(text)).toBeUndefined();
  });
});

describe('in Russian', () => {
  test.each([
    ['Ты в банке?', 'bank'],
    ['Много ли там банков?', 'bank'],
    ['Сколько стоит на рынке?', 'farmers-market'],
    ['Мы идём с рынка', 'farmers-market'],
    ['Ждёшь почту?', 'post-office'],
    ['Ты летишь на воздушном шаре?', 'hot-air-balloon'],
    ['Детских садов тут хватает', 'kindergarten'],
    ['Суд идёт, весь зал встаёт', 'courtroom'],
    ['Съемки викторины уже начались', 'quiz-show'],
    ['СЪЁМКАХ ВИКТОРИНЫ', 'quiz-show'],
    ['Был ли ты в зоопарках?', 'zoo'],
    ['Ночные поезда ходят редко', 'night-train'],
    ['Гости свадьбы опаздывают', 'wedding'],
  ])('%s', (text, place) => {
    expect(named(text)).toBe(place);
  });

  test.each([
    'Я почти всё знаю',
    'У тебя есть термос?',
    'Ты идёшь домой?',
    'Поезд опаздывает?',
    'Сад большой?',
    'Ты видишь воздух?',
    'Это шутка?',
  ])('names none: %s', (text) => {
    expect(named(text)).toBeUndefined();
  });
});
