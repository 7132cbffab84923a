import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n/taught';
import { i18n, type Locale } from '../i18n';
import type { Pack } from '../lib/wire/wire';
import { newPack } from './unfinished';
import { PackEditor } from './editor.svelte';

const LINES = 'Kuhinja\nTavan\nPodrum\nGaraža\nBalkon\nKupaonica\nVrt\nKrov';
let kept: Pack[] = [];

function editor(): PackEditor {
  return new PackEditor(newPack('hr'), (pack) => {
    kept.push(pack);
    return 'kept';
  });
}
const names = (editor: PackEditor) => editor.pack.places.map(({ name }) => name.hr);

beforeEach(() => {
  kept = [];
  vi.useFakeTimers();
});
afterEach(() => {
  i18n.choose('en');
  vi.useRealTimers();
});

describe('a pack under the pen', () => {
  it('is ready once it has a name and eight places', () => {
    const one = editor();
    expect(one.isReady).toBe(false);
    one.rename('hr', 'Naša kuća');
    expect(one.addPlaces(LINES)).toBe(8);
    expect(one.isReady).toBe(true);
    expect(one.finished.places.map(({ id }) => id)).toContain('garaza');
  });

  it.each<[Locale, Locale]>([
    ['hr', 'hr'],
    ['ru', 'ru'],
    ['en', 'hr'],
  ])('on a phone in %s takes many places at once in %s', (phone, language) => {
    i18n.choose(phone);
    const one = editor();
    one.speak('ru', true);
    expect(one.listLanguage).toBe(language);
    one.addPlaces('Bar');
    expect(one.pack.places.at(-1)?.name).toEqual({ hr: '', ru: '', [language]: 'Bar' });
  });

  it('says at the field what is wrong, and how much is wrong with a place', () => {
    const one = editor();
    one.addPlaces(LINES);
    one.setPlace(2, { name: { hr: 'Kuhinja' } });
    expect(one.faultAt(['places', 2, 'name', 'hr'])?.fault).toBe('duplicate_name');
    expect([one.faultsIn(1), one.faultsIn(2)]).toEqual([0, 1]);
  });

  it('gives back what was taken out: a place, a role, a language', () => {
    const one = editor();
    one.addPlaces(LINES);
    const before = names(one);
    one.dropPlace(2);
    expect(names(one)).not.toContain('Tavan');
    expect(one.undo?.what).toEqual({ name: 'Tavan' });
    one.takeBack();
    expect([names(one), one.undo]).toEqual([before, null]);

    one.setRole(1, one.addRole(1), { hr: 'Kuhar' });
    one.dropRole(1, 0);
    one.takeBack();
    expect(one.pack.places[1]?.roles[0]?.name).toEqual({ hr: 'Kuhar' });

    one.speak('en', true);
    one.rename('en', 'Our house');
    one.speak('en', false);
    expect(one.pack.name.en).toBeUndefined();
    expect(one.undo?.what).toEqual({ language: 'en' });
    one.takeBack();
    expect(one.pack.name.en).toBe('Our house');
  });

  it('keeps what was written since when something is given back', () => {
    const one = editor();
    one.addPlaces(LINES);
    one.setRole(1, one.addRole(1), { hr: 'Kuhar' });
    one.dropRole(1, 0);
    one.dropPlace(2);
    one.rename('hr', 'Naša kuća');
    one.setPlace(1, { name: { hr: 'Ljetna kuhinja' } });
    one.speak('en', true);
    one.setPlace(one.addPlace(), { name: { hr: 'Dvorište', en: 'Yard' } });
    one.takeBack();
    expect(names(one).slice(1, 4)).toEqual(['Ljetna kuhinja', 'Tavan', 'Podrum']);
    expect(one.pack.places[2]?.name).toEqual({ en: '', hr: 'Tavan' });
    expect(one.pack.places.at(-1)?.name).toEqual({ en: 'Yard', hr: 'Dvorište' });
    expect(one.pack.name.hr).toBe('Naša kuća');

    expect(one.undo?.what).toEqual({ name: 'Kuhar' });
    one.takeBack();
    expect(one.pack.places[1]?.roles[0]?.name).toEqual({ en: '', hr: 'Kuhar' });
    expect([names(one)[1], one.undo]).toEqual(['Ljetna kuhinja', null]);
  });

  it('keeps what was written since when a language returns with its words', () => {
    const one = editor();
    one.addPlaces(LINES);
    one.speak('en', true);
    one.setPlace(1, {
      name: { hr: 'Kuhinja', en: 'Kitchen' },
      at: { hr: 'u kuhinji', en: 'in it' },
    });
    one.setPlace(2, { name: { hr: 'Tavan', en: 'Attic' } });
    one.speak('en', false);
    one.setPlace(1, { name: { hr: 'Ljetna kuhinja' } });
    one.setPlace(one.addPlace(), { name: { hr: 'Dvorište' } });
    one.speak('en', true);
    one.setPlace(2, { name: { hr: 'Tavan', en: 'Loft' } });
    one.takeBack();
    expect(one.pack.places[1]?.name).toEqual({ en: 'Kitchen', hr: 'Ljetna kuhinja' });
    expect(one.pack.places[1]?.at).toEqual({ en: 'in it', hr: 'u kuhinji' });
    expect(one.pack.places[2]?.name).toEqual({ en: 'Loft', hr: 'Tavan' });
    expect(one.pack.places.at(-1)?.name).toEqual({ en: '', hr: 'Dvorište' });
  });

  it('has at least one language', () => {
    const one = editor();
    one.speak('hr', false);
    expect(one.languages).toEqual(['hr']);
  });

  it('is kept a moment after the last change, or at once when it is closed', () => {
    const one = editor();
    one.rename('hr', 'N');
    one.rename('hr', 'Na');
    vi.advanceTimersByTime(399);
    expect(kept).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kept.map(({ name }) => name.hr)).toEqual(['Na']);
    one.rename('hr', 'Naš');
    one.flush();
    one.flush();
    expect(kept.map(({ name }) => name.hr)).toEqual(['Na', 'Naš']);
  });
});
