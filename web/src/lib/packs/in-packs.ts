// The places of several packs. One that two of them have, by its id or by its name in some language,
// belongs to the first, as in the game: of two that read alike on the table, nobody could name one.

import { LOCALES } from '../../i18n/locale';
import type { Pack, Place, Text } from '../wire/wire';
import { folded } from './folded';

export function inPacks(packs: readonly Pack[]): { pack: Pack; places: Place[] }[] {
  const seen = new Set<string>();
  return packs.map((pack) => {
    const places = pack.places.filter(({ id, name }) => {
      const keys = [`id ${id}`, ...called(name)];
      const isNew = keys.every((key) => !seen.has(key));
      if (isNew) keys.forEach((key) => seen.add(key));
      return isNew;
    });
    return { pack, places };
  });
}

/** The same word in another language is another name. */
function called(name: Text): string[] {
  return LOCALES.flatMap((locale) => {
    const said = name[locale];
    return said === undefined ? [] : [`${locale} ${folded(said)}`];
  });
}
