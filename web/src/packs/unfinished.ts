// A pack that is being written: a pack in which texts may still be empty. Its languages are those
// of its name. Every change makes a new pack, so whatever did not change stays the same object.

import { LOCALES, type Locale } from '../i18n/locale';
import { languagesOf } from '../lib/packs/language';
import { randomSecret } from '../lib/table/seat-key';
import { PACK_FORMAT } from '../lib/wire/limits';
import type { Pack, Place, Role, Text } from '../lib/wire/wire';
import { check, type Fault, type Path } from './check';
import { slug } from './slug';

/** Until it has a name of its own. Two hyphens, so that no place is called so by chance. */
const FRESH = 'new--';

/** By chance, not by counting: it outlives the page that began it. */
const freshId = () => `${FRESH}${randomSecret().slice(0, 12)}`;
const blank = (languages: readonly Locale[]): Text =>
  Object.fromEntries(languages.map((language) => [language, '']));

export function newPack(language: Locale): Pack {
  const languages = [language];
  return {
    format: PACK_FORMAT,
    id: freshId(),
    name: blank(languages),
    places: [newPlace(languages)],
  };
}

export function newPlace(languages: readonly Locale[]): Place {
  return { id: freshId(), name: blank(languages), roles: [] };
}

export function newRole(languages: readonly Locale[]): Role {
  return { id: freshId(), name: blank(languages) };
}

/** The same pack, in which no two places and no two roles of a place share an id. */
export function withOwnIds(pack: Pack): Pack {
  const places = pack.places.map((place) => ({ ...place, roles: apart(place.roles) }));
  return { ...pack, places: apart(places) };
}

function apart<T extends { id: string }>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.map((one) => {
    const own = seen.has(one.id) ? { ...one, id: freshId() } : one;
    seen.add(own.id);
    return own;
  });
}

/** One place for each line that says something. */
export function placesIn(lines: string, language: Locale): Place[] {
  const names = lines.split(/\r?\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  const written = names.filter((name) => name !== '');
  return written.map((name) => ({ ...newPlace([language]), name: { [language]: name } }));
}

/** The same pack in these languages; what was written in others is gone. */
export function inLanguages(pack: Pack, languages: readonly Locale[]): Pack {
  const fit = (text: Text): Text =>
    Object.fromEntries(
      LOCALES.filter((locale) => languages.includes(locale)).map((l) => [l, text[l] ?? '']),
    );
  const role = (role: Role): Role => ({ ...role, name: fit(role.name) });
  const place = (place: Place): Place => ({
    ...place,
    name: fit(place.name),
    ...(place.at && { at: fit(place.at) }),
    roles: place.roles.map(role),
  });
  return { ...pack, name: fit(pack.name), places: pack.places.map(place) };
}

export interface Finished {
  pack: Pack;
  /** By their paths in the unfinished pack. */
  faults: readonly Fault[];
}

/** As it goes out: without what is blank, trimmed, and everything with an id. */
export function finished(unfinished: Pack): Finished {
  const languages = languagesOf(unfinished.name);
  const places = unfinished.places.map((place, at) => ({ at, ...tidyPlace(place, languages) }));
  const some = places.filter(({ place }) => !isBlankPlace(place));
  const named = withIds(some.map(({ place }) => place));
  const pack: Pack = {
    ...unfinished,
    id: idOf(unfinished, languages, 'pack'),
    name: tidy(unfinished.name, languages),
    places: named.map((place) => ({ ...place, roles: withIds(place.roles) })),
  };
  const faults = check(pack).map(({ path, fault }) => ({ path: inDraft(path, some), fault }));
  return { pack, faults };
}

type Tidied = { at: number; place: Place; roles: readonly number[] };

function inDraft(path: Path, places: readonly Tidied[]): Path {
  const [first, place, field, role, ...rest] = path;
  if (first !== 'places' || typeof place !== 'number') return path;
  const from = places[place];
  const at = from?.at ?? place;
  if (field !== 'roles' || typeof role !== 'number') return [first, at, ...path.slice(2)];
  return [first, at, field, from?.roles[role] ?? role, ...rest];
}

function tidyPlace(place: Place, languages: readonly Locale[]): Omit<Tidied, 'at'> {
  const name = tidy(place.name, languages);
  const roles = place.roles.map((role, at) => ({ at, ...role, name: tidy(role.name, languages) }));
  const some = roles.filter((role) => !isBlank(role.name));
  const { at: _, ...rest } = place;
  const at = place.at && tidy(place.at, languages);
  const tidied: Place = { ...rest, name, roles: some.map(({ at: _, ...role }) => role) };
  // Where only one language has a form of its own, the others show the name.
  if (at && !isBlank(at)) tidied.at = merged(at, name);
  return { place: tidied, roles: some.map(({ at }) => at) };
}

function merged(text: Text, otherwise: Text): Text {
  const languages = languagesOf(text);
  return Object.fromEntries(languages.map((l) => [l, text[l] || (otherwise[l] ?? '')]));
}

function tidy(text: Text, languages: readonly Locale[]): Text {
  const clean = (said = '') => said.replace(/ +/g, ' ').trim();
  return Object.fromEntries(languages.map((language) => [language, clean(text[language])]));
}

export function isBlank(text: Text): boolean {
  return LOCALES.every((locale) => !text[locale]?.trim());
}

/** Whether nothing is written in it at all. */
export function isEmpty({ name, places }: Pack): boolean {
  const texts = places.flatMap(({ name, at = {}, roles }) => [
    name,
    at,
    ...roles.map((r) => r.name),
  ]);
  return [name, ...texts].every(isBlank);
}

function isBlankPlace(place: Place): boolean {
  return isBlank(place.name) && !place.at && place.roles.length === 0;
}

type Named = { id: string; name: Text };

/** What is new is called after its name; what has an id keeps it. */
function withIds<T extends Named>(all: readonly T[]): T[] {
  const taken = new Set(all.map(({ id }) => id).filter((id) => !id.startsWith(FRESH)));
  return all.map((one) => {
    if (!one.id.startsWith(FRESH)) return one;
    const base = idOf(one, languagesOf(one.name), 'x');
    let id = base;
    for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
    taken.add(id);
    return { ...one, id };
  });
}

function idOf(one: Named, languages: readonly Locale[], otherwise: string): string {
  if (!one.id.startsWith(FRESH)) return one.id;
  const names = languages.map((language) => slug(one.name[language] ?? ''));
  return names.find((name) => name !== '') ?? otherwise;
}
