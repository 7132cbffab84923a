// Counted phrases. The compiler asks each language for exactly the forms that it has.

import type { Locale } from './locale';

type Form = {
  en: 'one' | 'other';
  hr: 'one' | 'few' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
};

export type Forms<L extends Locale> = Record<Form[L], string>;

/** `const n = counting('hr'); n({ one: '# igrač', few: '# igrača', other: '# igrača' })(3)`. */
export function counting<L extends Locale>(locale: L): (forms: Forms<L>) => (n: number) => string {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (forms) => (n) => {
    const form = rules.select(n) as Form[L];
    return forms[form].replace('#', digits.format(n));
  };
}
