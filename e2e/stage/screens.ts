// What a screen is held against: it can be used by everybody, and it can be looked at afterwards.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { Locale } from './words';

export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCREENS = join(import.meta.dirname, '../test-results/screens');

export type Look = {
  locale: Locale;
  name: string;
  /** The whole page, not only what fits on the glass. */
  whole?: boolean;
  /** Also ask axe; it takes about a second. */
  axe?: boolean;
};

export async function look(page: Page, { locale, name, whole = false, axe = true }: Look) {
  const path = join(SCREENS, locale, `${name}.png`);
  await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
  if (await page.locator('.screens, .tv.wide').count()) await expectToFit(page, name);
  if (axe) await expectUsable(page, name);
}

/** In a round, and on a TV, the screens scroll by themselves and the page does not: there is nothing below. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  const { page_px, window_px } = await page.evaluate(() => ({
    page_px: document.documentElement.scrollHeight,
    window_px: innerHeight,
  }));
  expect(page_px, `height of the page "${name}"`).toBeLessThanOrEqual(window_px);
}

/** No violation of the accessibility guidelines, level AA. */
export async function expectUsable(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // Without a page of its own for the result, which a phone's context should not have.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, `accessibility of the screen "${name}"`).toEqual([]);
}
