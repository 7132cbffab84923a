// All words of all languages, for the compiler, for tests and for the gallery: a phone fetches its
// own. English is the measure: a missing or surplus message in another language does not compile.

import type { Locale } from './locale';
import en from './en';
import hr from './hr';
import ru from './ru';

export type Messages = typeof en;
export const messages: Record<Locale, Messages> = { en, hr, ru };
