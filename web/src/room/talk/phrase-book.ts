// The words for phrases and remarks. A language is a file of its own, fetched while people wait or when
// somebody needs it, and never more than one of them.

import { i18n, type Locale } from '../../i18n';
import { Later } from '../../lib/later.svelte';
import type { Attribute, Character, Occasion } from '../../lib/wire/wire';

export interface Wording {
  /** What stands at both ends of a scale. */
  ends: string[];
  questions: string[];
  /** By level. */
  answers: string[][];
}

export interface PhraseBook {
  phrases: Record<Attribute, Wording>;
  remarks: Record<Character, Record<Occasion, string[]>>;
}

async function bound(
  phrases: Promise<{ default: PhraseBook['phrases'] }>,
  remarks: Promise<{ default: PhraseBook['remarks'] }>,
): Promise<PhraseBook> {
  const [{ default: said }, { default: besides }] = await Promise.all([phrases, remarks]);
  return { phrases: said, remarks: besides };
}

const BOOKS: Record<Locale, Later<PhraseBook>> = {
  en: new Later(() =>
    bound(import('../../../../phrases/en.json'), import('../../../../phrases/remarks.en.json')),
  ),
  hr: new Later(() =>
    bound(import('../../../../phrases/hr.json'), import('../../../../phrases/remarks.hr.json')),
  ),
  ru: new Later(() =>
    bound(import('../../../../phrases/ru.json'), import('../../../../phrases/remarks.ru.json')),
  ),
};

/** In the language of this phone, if no other is named. */
export function phraseBook(locale: Locale = i18n.locale): Later<PhraseBook> {
  return BOOKS[locale];
}
