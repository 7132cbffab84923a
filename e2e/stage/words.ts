// The words of the client and of the places, from the files that the client itself is built from.

import { LOCALES, type Locale } from '../../web/src/i18n/locale';
import { messages, type Messages } from '../../web/src/i18n/messages';
import { say } from '../../web/src/lib/packs/language';
import type { Pack, Place } from '../../web/src/lib/wire/wire';
import films from '../../packs/films.json' with { type: 'json' };
import places from '../../packs/places.json' with { type: 'json' };
import timeTravel from '../../packs/time-travel.json' with { type: 'json' };

export { LOCALES, messages, type Locale, type Messages };

const packs = [places, films, timeTravel] as Pack[];
const everywhere = packs.flatMap((pack) => pack.places);

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
  return say(find(id).name, locale);
}

export function packTitle(id: string, locale: Locale): string {
  return say(findPack(id).name, locale);
}

export function packSize(id: string): number {
  return findPack(id).places.length;
}

/** The place that a card speaks of. */
export function placeOn(card: string, locale: Locale): string | null {
  const at = (place: Place) => say(place.at ?? place.name, locale);
  const named = everywhere.filter((place) => card.includes(at(place)));
  // "at the museum" is part of "at the museum of modern art".
  named.sort((a, b) => at(b).length - at(a).length);
  return named[0]?.id ?? null;
}

/** The role that the card of somebody at this place names. */
export function roleOn(card: string, place: string, locale: Locale): string | null {
  const role = find(place).roles.find(({ name }) => card.includes(say(name, locale)));
  return role?.id ?? null;
}

export function anotherPlace(id: string): string {
  const other = everywhere.find((place) => place.id !== id);
  if (!other) throw new Error('there is one place only');
  return other.id;
}

function find(id: string): Place {
  const place = everywhere.find((place) => place.id === id);
  if (!place) throw new Error(`no pack has the place ${id}`);
  return place;
}

function findPack(id: string): Pack {
  const pack = packs.find((pack) => pack.id === id);
  if (!pack) throw new Error(`there is no pack ${id}`);
  return pack;
}
