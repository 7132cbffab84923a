// Both families have Cyrillic and čćžšđ; the browser loads only the scripts that a page shows.

import './fonts/letters.css';
import type { Locale } from './i18n/locale';

/** A letter that other languages do not have. */
const OWN: Record<Locale, string> = { en: '', hr: 'č', ru: 'ж' };

/** The page asks for the letters that all languages have; only the phone knows which others it will show. */
export function fetchLetters(locale: Locale): void {
  for (const font of ["1em 'Manrope Variable'", "700 1em 'Playfair Display Variable'"])
    if (OWN[locale]) void document.fonts.load(font, OWN[locale]).catch(() => undefined);
}
