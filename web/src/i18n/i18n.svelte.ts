// The language of this phone, as reactive state. Every screen reads its words from `i18n.m`.

import { chooseLocale, type Locale } from './locale';
import { messages, type Messages } from './messages';
import { kept } from '../lib/kept';

const KEY = 'locale';

class I18n {
  locale = $state<Locale>('en');
  readonly m: Messages = $derived(messages[this.locale]);

  constructor() {
    const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
    this.show(chooseLocale(kept.get(KEY), preferred));
  }

  /** A choice made by the player; remembered. */
  choose(locale: Locale): void {
    kept.set(KEY, locale);
    this.show(locale);
  }

  private show(locale: Locale): void {
    this.locale = locale;
    if (typeof document !== 'undefined') document.documentElement.lang = locale;
  }
}

export const i18n = new I18n();
