// The language of this phone, as reactive state. Every screen reads its words from `i18n.m`.
//
// Words come in two helpings. Those of the shell are there before anything is drawn; all others come
// with the first part of the client that is fetched `later`, and from then on in every language that
// is chosen. So whatever is drawn has its words.

import { kept } from '../lib/kept';
import { LOCALES, type Locale } from './locale';
import type { Messages } from './messages';
import { allWords, firstLocale, LOCALE_KEY, shellWords } from './words';

class I18n {
  locale = $state<Locale>(firstLocale());
  private known = $state.raw<Partial<Record<Locale, Messages>>>({});
  readonly m: Messages = $derived(this.known[this.locale] as Messages);
  /** Languages of which all words are here. */
  private whole: readonly Locale[] = [];
  private wantsAll = false;
  private wanted: Locale = this.locale;

  /** Before the first screen. */
  async begin(): Promise<void> {
    await this.have(this.locale);
    this.show(this.locale);
  }

  /** A choice made by the player; remembered. At once, if its words are here. */
  choose(locale: Locale, onmissing: () => void = () => undefined): void {
    this.wanted = locale;
    if (this.has(locale)) this.keep(locale);
    else this.have(locale).then(() => this.keep(locale), onmissing);
  }

  /** From now on all words, not only those of the shell. */
  async complete(): Promise<void> {
    this.wantsAll = true;
    while (!this.has(this.locale)) await this.have(this.locale);
  }

  /** Fetches what a change of the language would need. */
  async ahead(): Promise<void> {
    this.wantsAll = true;
    for (const locale of LOCALES) await this.have(locale);
  }

  /** For whoever has them all anyway: tests and the gallery. */
  teach(all: Record<Locale, Messages>): void {
    this.known = all;
    this.whole = LOCALES;
    this.show(this.locale);
  }

  private has(locale: Locale): boolean {
    return this.wantsAll ? this.whole.includes(locale) : this.known[locale] !== undefined;
  }

  private async have(locale: Locale): Promise<void> {
    // While the words of the shell are on their way, all may have become wanted.
    while (!this.has(locale)) {
      const all = this.wantsAll;
      const words = await (all ? allWords : shellWords)[locale]();
      if (this.whole.includes(locale)) return;
      this.known = { ...this.known, [locale]: words };
      if (all) this.whole = [...this.whole, locale];
    }
  }

  private keep(locale: Locale): void {
    // Whoever has tapped another one since wants that.
    if (this.wanted !== locale) return;
    kept.set(LOCALE_KEY, locale);
    this.show(locale);
  }

  private show(locale: Locale): void {
    this.locale = locale;
    if (typeof document !== 'undefined') document.documentElement.lang = locale;
  }
}

export const i18n = new I18n();
