// What phones say by themselves, from the files that the client is built with.

import { expect, type Locator } from '@playwright/test';
import { ATTRIBUTES } from '../../web/src/lib/attributes';
import type { Phrase } from '../../web/src/lib/wire/wire';
import en from '../../phrases/en.json' with { type: 'json' };
import hr from '../../phrases/hr.json' with { type: 'json' };
import ru from '../../phrases/ru.json' with { type: 'json' };
import type { Phone } from './phone';
import type { Locale } from './words';

const BOOKS = { en, hr, ru };

export function phraseIn({ attribute, level, variant }: Phrase, locale: Locale): string {
  const { questions, answers } = BOOKS[locale][attribute];
  const words = (level === undefined ? questions : answers[level])?.[variant];
  if (words === undefined) throw new Error(`no words for ${attribute} ${level} ${variant}`);
  return words;
}

export function endsOf(attribute: Phrase['attribute'], locale: Locale): string[] {
  return BOOKS[locale][attribute].ends;
}

/** What a phone has said, as the table knows it. */
function phraseOf(words: string, locale: Locale): Phrase {
  for (const attribute of ATTRIBUTES) {
    const { questions, answers } = BOOKS[locale][attribute];
    for (const [level, ways] of [[undefined, questions] as const, ...answers.entries()]) {
      const variant = ways.indexOf(words);
      if (variant >= 0) return { attribute, ...(level !== undefined && { level }), variant };
    }
  }
  throw new Error(`nobody wrote “${words}”`);
}

/** The ideas that a phone offers its owner. */
export class Ideas {
  constructor(private readonly phone: Phone) {}

  get all(): Locator {
    return this.phone.page.getByRole('list', { name: this.phone.m.talk.ideas }).getByRole('button');
  }

  async phrases(): Promise<Phrase[]> {
    await expect(this.all.first()).toBeEnabled();
    const words = await this.all.allInnerTexts();
    return words.map((one) => phraseOf(one, this.phone.owner.locale));
  }

  /** Touched, and not sent yet. */
  async takeUp(index: number): Promise<Phrase> {
    const phrase = (await this.phrases())[index];
    if (!phrase) throw new Error(`there is no idea ${index}`);
    await this.phone.tap(this.all.nth(index));
    await expect(this.all).toHaveCount(0);
    const words = phraseIn(phrase, this.phone.owner.locale);
    await expect(this.phone.page.locator('form').getByText(words)).toBeVisible();
    return phrase;
  }

  async drop(): Promise<void> {
    await this.phone.tap(this.phone.m.talk.otherIdea);
  }
}
