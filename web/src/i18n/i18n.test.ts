import { describe, expect, it } from 'vitest';
import './taught';
import { i18n } from './i18n.svelte';
import { chooseLocale, LOCALES } from './locale';
import { messages } from './messages';
import { counting } from './plural';

describe('plurals', () => {
  const counts = [1, 2, 5, 11, 21, 22, 25];

  it('English has two forms', () => {
    expect([1, 2].map(messages.en.common.players)).toEqual(['1 player', '2 players']);
  });

  it('Croatian minutes follow the last digit, except in the teens', () => {
    expect(counts.map(messages.hr.terms.minutesShort)).toEqual([
      '1 minuta',
      '2 minute',
      '5 minuta',
      '11 minuta',
      '21 minuta',
      '22 minute',
      '25 minuta',
    ]);
  });

  it('Russian players follow the last digit, except in the teens', () => {
    expect(counts.map(messages.ru.common.players)).toEqual([
      '1 игрок',
      '2 игрока',
      '5 игроков',
      '11 игроков',
      '21 игрок',
      '22 игрока',
      '25 игроков',
    ]);
  });

  it('put the number where the # stands', () => {
    expect(counting('hr')({ one: 'Još # igrač', few: '', other: '' })(1)).toBe('Još 1 igrač');
  });
});

describe('what is on the table', () => {
  const all = (names: string[], places: number, of: number) =>
    LOCALES.map((locale) => messages[locale].choice.packs({ names, places, of }));

  it('is told of one pack and of several', () => {
    expect(all(['A'], 54, 54)).toEqual([
      'The pack is “A”, with 54 places.',
      'Paket je „A”, 54 lokacije.',
      'Набор «A», в нём 54 локации.',
    ]);
    expect(all(['A', 'B', 'C'], 21, 144)).toEqual([
      'The packs are “A”, “B” and “C”. Of their 144 places, 21 are on the table.',
      'Paketi su „A”, „B” i „C”. Na stolu je 21 lokacija od 144.',
      'Наборы «A», «B» и «C». На столе 21 локация из 144.',
    ]);
  });
});

/** Every leaf of a tree of messages, by its path. */
function leaves(tree: object, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${path}${key}.`)
      : [[path + key, value]],
  );
}

describe('completeness', () => {
  const measure = leaves(messages.en).map(([path]) => path);

  it.each(LOCALES)('%s has every message and no other', (locale) => {
    expect(
      leaves(messages[locale])
        .map(([path]) => path)
        .sort(),
    ).toEqual([...measure].sort());
  });

  it.each(LOCALES)('%s has no empty message', (locale) => {
    const empty = leaves(messages[locale]).filter(([, text]) => text === '');
    expect(empty).toEqual([]);
  });

  it.each(['hr', 'ru'] as const)('%s leaves no refusal in English', (locale) => {
    const copied = Object.entries(messages[locale].refusals).filter(
      ([why, text]) => text === messages.en.refusals[why as keyof typeof messages.en.refusals],
    );
    expect(copied).toEqual([]);
  });
});

describe('the language of the phone', () => {
  it('is the saved one, else the first that we have, else English', () => {
    expect(chooseLocale('ru', ['hr-HR'])).toBe('ru');
    expect(chooseLocale(null, ['de-DE', 'hr-HR', 'en'])).toBe('hr');
    expect(chooseLocale('xx', ['fr'])).toBe('en');
  });

  it('is a near one for those who can read it', () => {
    expect(chooseLocale(null, ['sr-Latn-RS', 'en'])).toBe('hr');
  });

  it('changes every message at once', () => {
    i18n.choose('hr');
    expect(i18n.m.home.newTable).toBe('Novi stol');
    i18n.choose('en');
    expect(i18n.m.home.newTable).toBe('New table');
  });
});
