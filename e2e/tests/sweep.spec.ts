// All screens of the client, fed with what the engine really shows, in every language and at every
// width: nothing is cut off, nothing scrolls sideways, and everybody can use it.

import { expect, test } from '@playwright/test';
import { flawsOf, SLACK_PX } from '../stage/flaws';
import { openGallery, type Visit } from '../stage/gallery';
import type { Locale } from '../stage/words';

const LONGEST: Locale = 'ru';

/** About a minute at most on a computer that does nothing else. */
const SWEEP_MS = 600_000;

type Glass = {
  width: number;
  height: number;
  /** Letters twice as large, as set in the browser. */
  isLarge?: boolean;
  /** Every screen is also asked what somebody could not see or reach. */
  axe?: boolean;
  /** Only the screens of a table: all others are one column, however wide the glass. */
  isTable?: boolean;
  /** If not the one whose words are the longest. */
  locales?: readonly Locale[];
};

const isTv = ({ screen }: Visit) => screen.startsWith('tv');
const PHONES: Glass[] = [
  { width: 320, height: 568, locales: ['hr', LONGEST] },
  { width: 390, height: 844, locales: ['en'], axe: true },
  { width: 430, height: 932, isTable: true },
  { width: 844, height: 390, isTable: true },
  { width: 820, height: 1180 },
  { width: 390, height: 844, isLarge: true },
];
/** Beside a video call, and alone. */
const COMPUTERS: Glass[] = [
  { width: 500, height: 800, isTable: true },
  { width: 900, height: 700, isTable: true },
  { width: 1280, height: 800, isTable: true },
];
const TVS: Glass[] = [
  { width: 1280, height: 720, locales: ['en', 'hr'], axe: true },
  { width: 1920, height: 1080 },
];

for (const [kind, glasses] of Object.entries({
  phone: PHONES,
  computer: COMPUTERS,
  TV: TVS,
}))
  for (const glass of glasses) {
    const {
      width,
      height,
      isLarge = false,
      axe = false,
      isTable = false,
      locales = [LONGEST],
    } = glass;
    const text = isLarge ? ', text at 200 %' : '';
    test(`every scene fits a ${kind} of ${width} by ${height}${text}`, async ({ browser }) => {
      test.setTimeout(SWEEP_MS);
      const isPhone = kind === 'phone';
      const isOnWall = kind === 'TV';
      const context = await browser.newContext({
        viewport: { width, height },
        isMobile: isPhone,
        hasTouch: isPhone,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const walk = await openGallery(page, { isLarge, isPainted: true });
      const scenes = (await walk.scenes()).filter((scene) =>
        isTable ? scene.screen === 'room' : isTv(scene) === isOnWall,
      );
      expect(scenes.length).toBeGreaterThan(isOnWall ? 40 : 150);
      const found: string[] = [];
      for (const { id } of scenes)
        for (const locale of locales) {
          await walk.stand(id, locale);
          const here = { slack: SLACK_PX, width, height, isLarge, isTv: isOnWall };
          const flaws = await page.evaluate(flawsOf, here);
          flaws.push(...walk.takeErrors());
          if (axe && locale === locales[0]) flaws.push(...(await walk.barriers()));
          found.push(...flaws.map((flaw) => `${id} (${locale}): ${flaw}`));
        }
      await context.close();
      expect(found).toEqual([]);
    });
  }

/** What each looks like in the styles of the page, and what is said of it. */
const PLANTED: Record<string, { style: string; said: RegExp }> = {
  'a page that is too wide': {
    style: 'body::after { content: ""; display: block; width: 150vw; height: 1px }',
    said: /^the page is \d+ px wide$/,
  },
  'a game that is longer than the glass': {
    style: 'body::after { content: ""; display: block; height: 50px }',
    said: /^the page is \d+ px high$/,
  },
  'a first line that scrolls away': {
    style: '.headline { position: fixed; top: 100vh }',
    said: /^the first line is not on the glass$/,
  },
  'a card under the foot': {
    style: '.ring { height: 60vh !important }',
    said: /^the card ends \d+ px too low$/,
  },
  'words that are cut off': {
    style: '.headline { height: 6px; min-height: 0 !important; overflow: hidden }',
    said: /^cut off above or below/,
  },
  'words beside the glass': {
    style: '.headline { position: relative; left: -300px; white-space: nowrap }',
    said: /^beside the glass/,
  },
  'words that are hard to see': {
    style: '.headline, .headline * { background: #333; color: #222 !important }',
    said: /^color-contrast/,
  },
};

test('planted faults are caught', async ({ browser }) => {
  const { width, height } = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true });
  const page = await context.newPage();
  const walk = await openGallery(page);
  await walk.stand('spy-questions', 'en');
  const here = { slack: SLACK_PX, width, height, isLarge: false, isTv: false };
  const found = async () => [...(await page.evaluate(flawsOf, here)), ...(await walk.barriers())];
  expect(await found()).toEqual([]);
  for (const [what, { style, said }] of Object.entries(PLANTED)) {
    const planted = await page.addStyleTag({ content: style });
    expect((await found()).filter((flaw) => said.test(flaw)).length, what).toBeGreaterThan(0);
    await planted.evaluate((tag) => (tag as Element).remove());
  }
  expect(await found()).toEqual([]);
  await context.close();
});

test('what rains on winners stands in nobody’s way', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion });
    const page = await context.newPage();
    const walk = await openGallery(page);
    await walk.stand('captains-final', 'en');
    const rain = page.locator('.rain');
    const again = page.getByRole('button', { name: 'New game' });
    await expect(rain).toBeVisible({ visible: reducedMotion === 'no-preference' });
    // Playwright touches only what a finger would reach.
    await again.tap();
    await expect(rain).toHaveCount(0);
    await context.close();
  }
});
