// The languages of the house and how one is chosen. Never touches the page.

export const LOCALES = ['en', 'hr', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  hr: 'Hrvatski',
  ru: 'Русский',
};

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** Close enough to read with ease: better than English for those who speak these. */
const NEIGHBOURS: Record<string, Locale> = { bs: 'hr', sr: 'hr', sh: 'hr', be: 'ru', kk: 'ru' };

/** The saved choice wins; else the first language of the browser that we have. */
export function chooseLocale(saved: string | null, preferred: readonly string[]): Locale {
  if (isLocale(saved)) return saved;
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (isLocale(language)) return language;
    const neighbour = NEIGHBOURS[language];
    if (neighbour) return neighbour;
  }
  return 'en';
}
