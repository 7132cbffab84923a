// The way back for what was taken out of a pack. Only that returns: all that was written since stays.

import type { Locale } from '../i18n/locale';
import { languagesOf } from '../lib/packs/language';
import type { Pack, Place, Role, Text } from '../lib/wire/wire';
import { inLanguages } from './unfinished';

/** What was taken out, and the pack with it again. */
export interface Undo {
  what: { name: string } | { language: Locale };
  back: (pack: Pack) => Pack;
}

/** Meanwhile the pack may speak other languages than what returns to it. */
const fitted = (pack: Pack): Pack => inLanguages(pack, languagesOf(pack.name));

export function withPlace(pack: Pack, at: number, place: Place): Pack {
  return fitted({ ...pack, places: inserted(pack.places, at, place) });
}

/** `place`: by its id, since others may have come or gone. */
export function withRole(pack: Pack, place: string, at: number, role: Role): Pack {
  const places = pack.places.map((one) =>
    one.id === place ? { ...one, roles: inserted(one.roles, at, role) } : one,
  );
  return fitted({ ...pack, places });
}

/** With what `from` says in this language, except where something is written in it again. */
export function withLanguage(pack: Pack, language: Locale, from: Pack): Pack {
  const fill = (text: Text, old: Text | undefined): Text => ({
    ...text,
    [language]: text[language] || (old?.[language] ?? ''),
  });
  const role = (role: Role, old: Place | undefined): Role => ({
    ...role,
    name: fill(role.name, byId(old?.roles, role.id)?.name),
  });
  const place = (place: Place): Place => {
    const old = byId(from.places, place.id);
    return {
      ...place,
      name: fill(place.name, old?.name),
      ...(place.at && { at: fill(place.at, old?.at) }),
      roles: place.roles.map((one) => role(one, old)),
    };
  };
  return fitted({ ...pack, name: fill(pack.name, from.name), places: pack.places.map(place) });
}

function inserted<T>(all: readonly T[], at: number, one: T): T[] {
  return [...all.slice(0, at), one, ...all.slice(at)];
}

function byId<T extends { id: string }>(all: readonly T[] | undefined, id: string): T | undefined {
  return all?.find((one) => one.id === id);
}
