// All screens of the client, fed with what the engine really shows, in every language and at every
// width: nothing is cut off, nothing scrolls sideways, and everybody can use it.

import { test as base } from '@playwright/test';
import { flawsOf, SLACK_PX } from '../stage/flaws';
import { Gallery, type Visit } from '../stage/gallery';
import { expect } from '../stage/test';
import { LOCALES } from '../stage/words';

/** One page goes through all scenes, so one worker does. */
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({}, use) => {
      const gallery = await Gallery.build();
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
});

/** About a minute at most on a computer that does nothing else. */
const SWEEP_MS = 600_000;

type Glass = {
  width: number;
  height: number;
  /** Letters twice as large, as set in the browser. */
  isLarge?: boolean;
  /** Every screen is also asked what somebody could not see or reach. */
  axe?: boolean;
};

const isTv = ({ screen }: Visit) => screen === 'tv';
const PHONES: Glass[] = [
  { width: 320, height: 568 },
  { width: 390, height: 844, axe: true },
  { width: 768, height: 1024 },
  { width: 390, height: 844, isLarge: true },
];
const TVS: Glass[] = [
  { width: 1280, height: 720, axe: true },
  { width: 1920, height: 1080 },
];

for (const [kind, glasses] of Object.entries({ phone: PHONES, TV: TVS }))
  for (const glass of glasses) {
    const { width, height, isLarge = false, axe = false } = glass;
    const text = isLarge ? ', text at 200 %' : '';
    test(`every scene fits a ${kind} of ${width} by ${height}${text}`, async ({
      browser,
      gallery,
    }) => {
      test.setTimeout(SWEEP_MS);
      const isPhone = kind === 'phone';
      const context = await browser.newContext({
        viewport: { width, height },
        isMobile: isPhone,
        hasTouch: isPhone,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const walk = await gallery.openIn(page, { isLarge, isPainted: axe });
      const scenes = (await walk.scenes()).filter((scene) => isTv(scene) !== isPhone);
      expect(scenes.length).toBeGreaterThan(isPhone ? 150 : 40);
      const found: string[] = [];
      for (const { id } of scenes)
        for (const locale of LOCALES) {
          await walk.stand(id, locale);
          const here = { slack: SLACK_PX, width, height, isLarge, isPhone };
          const flaws = await page.evaluate(flawsOf, here);
          flaws.push(...walk.takeErrors());
          if (axe) flaws.push(...(await walk.barriers({ colours: locale === LOCALES[0] })));
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

test('planted faults are caught', async ({ browser, gallery }) => {
  const { width, height } = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true });
  const page = await context.newPage();
  const walk = await gallery.openIn(page);
  await walk.stand('spy-questions', 'en');
  const here = { slack: SLACK_PX, width, height, isLarge: false, isPhone: true };
  const found = async () => [
    ...(await page.evaluate(flawsOf, here)),
    ...(await walk.barriers({ colours: true })),
  ];
  expect(await found()).toEqual([]);
  for (const [what, { style, said }] of Object.entries(PLANTED)) {
    const planted = await page.addStyleTag({ content: style });
    expect((await found()).filter((flaw) => said.test(flaw)).length, what).toBeGreaterThan(0);
    await planted.evaluate((tag) => (tag as Element).remove());
  }
  expect(await found()).toEqual([]);
  await context.close();
});
