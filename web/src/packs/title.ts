// A pack in short.

import { i18n } from '../i18n';
import { languagesOf } from '../lib/packs/language';
import type { Pack } from '../lib/wire/wire';
import { nameOf } from './words';

export function titleOf(pack: Pack): string {
  return nameOf(pack.name) || i18n.m.packs.unnamed;
}

/** "12 places · Croatian, Russian" */
export function sizeOf(pack: Pack): string {
  const m = i18n.m.packs;
  const languages = languagesOf(pack.name).map((language) => m.languages[language]);
  return `${m.places(pack.places.length)} · ${languages.join(', ')}`;
}

/** As a file may be called everywhere. */
export function fileName(pack: Pack): string {
  const safe = titleOf(pack).replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  return `${safe.replace(/^[.\s-]+|[.\s-]+$/g, '') || 'pack'}.json`;
}
