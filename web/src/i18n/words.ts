// Where the words of each language lie: those of the first load, and all of them. Knows no screen and
// no framework, so the very first script can ask for them.

import { chooseLocale, type Locale } from './locale';
import type shell from './en/shell';
import type { Messages } from './messages';
import { kept } from '../lib/kept';

export const LOCALE_KEY = 'locale';

/** What is said until somebody sits in the lobby. */
export const shellWords: Record<Locale, () => Promise<typeof shell>> = {
  en: () => import('./en/shell').then((words) => words.default),
  hr: () => import('./hr/shell').then((words) => words.default),
  ru: () => import('./ru/shell').then((words) => words.default),
};

export const allWords: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./en').then((words) => words.default),
  hr: () => import('./hr').then((words) => words.default),
  ru: () => import('./ru').then((words) => words.default),
};

/** The language that this phone begins with. */
export function firstLocale(): Locale {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return chooseLocale(kept.get(LOCALE_KEY), preferred);
}
