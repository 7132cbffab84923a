// Pictures of screens, to be looked at afterwards. Whether everybody can use them is asked in the gallery, where
// each hangs.

import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { Locale } from './words';

const SCREENS = join(import.meta.dirname, '../test-results/screens');

export type Look = {
  locale: Locale;
  name: string;
  /** The whole page, not only what fits on the glass. */
  whole?: boolean;
};

export async function look(page: Page, { locale, name, whole = false }: Look) {
  const path = join(SCREENS, locale, `${name}.png`);
  await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
  if (await page.locator('.screens, .tv.wide').count()) await expectToFit(page, name);
}

/** In a round, and on a TV, the screens scroll by themselves and the page does not: there is nothing below. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const { page_px, window_px } = await page.evaluate(() => ({
    page_px: document.documentElement.scrollHeight,
    window_px: innerHeight,
  }));
  expect(page_px, `height of the page "${name}"`).toBeLessThanOrEqual(window_px);
}
