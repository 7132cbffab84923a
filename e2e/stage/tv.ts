// The big screen that watches along. It is touched by nobody.

import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Messages } from '../../web/src/i18n/messages';
import { plain } from '../../web/src/ui/sentence';
import { look } from './screens';
import { Traffic } from './traffic';
import { BROWSER_LOCALE, messages, type Locale } from './words';

export class Tv {
  readonly m: Messages;
  readonly traffic: Traffic;

  private constructor(
    readonly page: Page,
    private readonly locale: Locale,
  ) {
    this.m = messages[locale];
    this.traffic = new Traffic(page);
  }

  static async open(
    browser: Browser,
    { url, code, locale }: { url: string; code: string; locale: Locale },
  ): Promise<Tv> {
    const tv = await Tv.unpack(browser, { url, locale });
    await tv.page.goto(`/tv/${code}`);
    return tv;
  }

  /** One that waits for a phone to tell it its table, and under which key it can. */
  static async waiting(
    browser: Browser,
    where: { url: string; locale: Locale },
  ): Promise<{ tv: Tv; key: string }> {
    const tv = await Tv.unpack(browser, where);
    const added = tv.page.waitForResponse((response) => response.url().endsWith('/api/screens'));
    await tv.page.goto('/tv');
    return { tv, key: ((await (await added).json()) as { key: string }).key };
  }

  private static async unpack(
    browser: Browser,
    { url, locale }: { url: string; locale: Locale },
  ): Promise<Tv> {
    const context = await browser.newContext({
      baseURL: url,
      locale: BROWSER_LOCALE[locale],
      viewport: { width: 1280, height: 720 },
      isMobile: false,
      hasTouch: false,
    });
    return new Tv(await context.newPage(), locale);
  }

  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async expectHeadline(text: string): Promise<void> {
    await expect(this.headline).toHaveText(plain(text));
  }

  /** The screen behind a breath that the table takes; nobody is there to hurry it on. */
  async catchUp(): Promise<void> {
    await expect(this.page.locator('.moment')).toBeHidden();
  }

  async look(name: string): Promise<void> {
    await look(this.page, { locale: this.locale, name: `tv-${name}` });
  }
}
