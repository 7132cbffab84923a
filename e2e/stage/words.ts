// The words of the client and of the places, from the files that the client itself is built from.

import { LOCALES, type Locale } from '../../web/src/i18n/locale';
import { messages, type Messages } from '../../web/src/i18n/messages';
import type { Pack, Place } from '../../web/src/lib/wire/wire';
import places from '../../packs/places.json' with { type: 'json' };

export { LOCALES, messages, type Locale, type Messages };

const pack = places as Pack;

/** What the browser of such a player asks for. */
export const BROWSER_LOCALE: Record<Locale, string> = { en: 'en-GB', hr: 'hr-HR', ru: 'ru-RU' };

/** Short, long, with letters of their own, and as long as a name can be. */
export const NAMES: Record<Locale, readonly string[]> = {
  en: ['Ann', 'Ben', 'Maximiliana Victoria', 'Dora 🦊', 'Wilhelmina'],
  hr: ['Željka', 'Đuro', 'Šćepan Čvrljak Žižić', 'Dora 🦊', 'Tvrtko'],
  ru: ['Юля', 'Боря', 'Константин Щербаков', 'Дора 🦊', 'Святослава'],
};

/** For tables of more than five; names that are the same in every language. */
export const MORE_NAMES: readonly string[] = ['Vera', 'Oto', 'Ines', 'Leo', 'Mia', 'Noa', 'Ema'];

export function placeName(id: string, locale: Locale): string {
  return find(id).name[locale];
}

/** The place that a card speaks of. */
export function placeOn(card: string, locale: Locale): string | null {
  const named = pack.places.filter(({ at }) => card.includes(at[locale]));
  // "at the museum" is part of "at the museum of modern art".
  named.sort((a, b) => b.at[locale].length - a.at[locale].length);
  return named[0]?.id ?? null;
}

export function anotherPlace(id: string): string {
  const other = pack.places.find((place) => place.id !== id);
  if (!other) throw new Error('the pack has one place only');
  return other.id;
}

function find(id: string): Place {
  const place = pack.places.find((place) => place.id === id);
  if (!place) throw new Error(`the pack has no place ${id}`);
  return place;
}
