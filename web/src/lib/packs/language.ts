// In which of its languages a pack speaks to this phone: the phone's own, else English, else the
// first that the pack has.

import { LOCALES, type Locale } from '../../i18n/locale';
import type { Text } from '../wire/wire';

/** Those a text is written in. */
export function languagesOf(text: Text): Locale[] {
  return LOCALES.filter((locale) => text[locale] !== undefined);
}

export function spokenIn(languages: readonly Locale[], locale: Locale): Locale {
  const wanted = [locale, 'en' as const].find((language) => languages.includes(language));
  return wanted ?? languages[0] ?? 'en';
}

export function say(text: Text, locale: Locale): string {
  return text[spokenIn(languagesOf(text), locale)] ?? '';
}
