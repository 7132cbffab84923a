// All screens of the client, fed with what the engine really shows, in every language and at every
// width: nothing is cut off, nothing scrolls sideways, and everybody can use it. A table that is being
// played, its results and the big screen are never higher than the window; a lobby, rules and editors
// are pages that scroll (decision 51).

import { expect, test } from '@playwright/test';
import { coveredByNews, flawsOf, measured } from '../stage/flaws';
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
  /**
   * Not all screens: what opens over a `page` looks alike wherever it fits; other pages than those of a
   * `table` are one column, however wide the glass; of these a `game` may not be higher than the window,
   * and a `round` has the most to find room for.
   */
  only?: keyof typeof ONLY;
  /** If not the one whose words are the longest. */
  locales?: readonly Locale[];
};

const isTv = ({ screen }: Visit) => screen.startsWith('tv');
const ONLY = {
  page: (scene: Visit) => !isTv(scene) && !scene.isSheet,
  table: (scene: Visit) => scene.screen === 'room' && !scene.isSheet,
  game: (scene: Visit) => scene.screen === 'room' && !scene.isSheet && scene.isGame,
  round: (scene: Visit) => scene.screen === 'room' && !scene.isSheet && scene.isPlayed,
};
const PHONES: Glass[] = [
  { width: 320, height: 568, locales: ['hr', LONGEST] },
  { width: 390, height: 844, locales: ['en'], axe: true },
  { width: 430, height: 932, only: 'table' },
  { width: 844, height: 390, only: 'table' },
  { width: 568, height: 320, only: 'round' },
  { width: 932, height: 430, only: 'round' },
  { width: 820, height: 1180, only: 'page' },
  { width: 390, height: 844, isLarge: true },
  { width: 320, height: 568, isLarge: true, only: 'game' },
  { width: 844, height: 390, isLarge: true, only: 'game' },
];
/** Beside a video call, and alone. */
const COMPUTERS: Glass[] = [
  { width: 500, height: 800, only: 'table' },
  { width: 900, height: 700, only: 'table' },
  { width: 1280, height: 800, only: 'table' },
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
    const { width, height, isLarge = false, axe = false, only, locales = [LONGEST] } = glass;
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
        only ? ONLY[only](scene) : isTv(scene) === isOnWall,
      );
      expect(scenes.length).toBeGreaterThan(only === 'round' || isOnWall ? 40 : 150);
      const found: string[] = [];
      for (const { id, isGame, isPlayed } of scenes)
        for (const locale of locales) {
          await walk.stand(id, locale);
          const isFixed = isGame || isOnWall;
          const here = { width, height, isLarge, isTv: isOnWall, isFixed, isPlayed };
          const flaws = await page.evaluate(flawsOf, measured(here));
          flaws.push(...walk.takeErrors());
          if (axe && locale === locales[0]) flaws.push(...(await walk.barriers()));
          found.push(...flaws.map((flaw) => `${id} (${locale}): ${flaw}`));
        }
      await context.close();
      expect(found).toEqual([]);
    });
  }

/** What each looks like in the styles of the page, and what is said of it. */
type Planted = {
  style: string;
  said: RegExp;
  /** If it is not planted in a round of questions on a phone. */
  scene?: string;
  glass?: { width: number; height: number };
};
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };
const COMPUTER = { width: 900, height: 700 };
const TV = { width: 1280, height: 720 };
const PLANTED: Record<string, Planted> = {
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
  'a first line that is not there': {
    style: '.headline { display: none !important }',
    said: /^there is no first line$/,
  },
  'a card under the foot': {
    style: '.ring { height: 60vh !important }',
    said: /^the card: \d+ px too low$/,
  },
  'voters under the answers': {
    style: '.who { min-height: 60vh }',
    said: /^the voters: \d+ px too low$/,
    scene: 'spy-vote',
    glass: SMALL,
  },
  'answers below the glass': {
    style: '.answer { position: relative !important; top: 40px }',
    said: /^the answer: \d+ px too low$/,
    scene: 'spy-vote',
    glass: SMALL,
  },
  'a foot below the glass': {
    style: '.foot { position: relative; top: 40px }',
    said: /^the foot: \d+ px too low$/,
    glass: COMPUTER,
  },
  'a clock above the glass': {
    style: '[role="timer"] { position: relative; top: -60px }',
    said: /^the clock: \d+ px too high$/,
    glass: COMPUTER,
  },
  'a ring below the fold': {
    style: '.ring { min-height: 95vh !important }',
    said: /^the ring: \d+ px too low$/,
    glass: COMPUTER,
  },
  'a conversation below the fold': {
    style: '.talk section { height: 90vh !important }',
    said: /^the conversation: \d+ px too low$/,
    scene: 'spy-written-listening',
    glass: COMPUTER,
  },
  'places below the fold': {
    style: '.list { min-height: 90vh }',
    said: /^the list of places: \d+ px too low$/,
    glass: COMPUTER,
  },
  'a way on below the glass': {
    style: '.moment button { position: relative !important; top: 60vh }',
    said: /^the way on: \d+ px too low$/,
    scene: 'spy-moment-time-up',
  },
  'a word in two': {
    style: '.button { max-width: 2rem; padding: 0 !important; overflow-wrap: anywhere !important }',
    said: /^broken in two: /,
    scene: 'spy-accuse-sure',
  },
  'a big screen that would have to be scrolled': {
    style: '.moment .title { margin-top: 120vh }',
    said: /^div.moment.* scrolls: \d+ of 720 px$/,
    scene: 'tv-spy-moment-time-up',
    glass: TV,
  },
  'places in small letters': {
    style: '.box li { font-size: 11px }',
    said: /^a place in letters of 11.0 px$/,
    scene: 'tv-questions',
    glass: TV,
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
  const context = await browser.newContext({ isMobile: true });
  const page = await context.newPage();
  const walk = await openGallery(page);
  for (const [what, { style, said, ...at }] of Object.entries(PLANTED)) {
    const { scene = 'spy-questions', glass = PHONE } = at;
    await page.setViewportSize(glass);
    await walk.stand(scene, 'en');
    const is = { isLarge: false, isTv: glass === TV, isFixed: true, isPlayed: true };
    const found = async () => [
      ...(await page.evaluate(flawsOf, measured({ ...glass, ...is }))),
      ...(what.endsWith('hard to see') ? await walk.barriers() : []),
    ];
    expect(await found(), `before ${what}`).toEqual([]);
    const planted = await page.addStyleTag({ content: style });
    expect((await found()).filter((flaw) => said.test(flaw)).length, what).toBeGreaterThan(0);
    await planted.evaluate((tag) => (tag as Element).remove());
  }
  await context.close();
});

test('news lie over neither the first line nor the clock nor a QR', async ({ browser }) => {
  const scenes = ['lobby-host', 'spy-questions', 'spy-written-asked', 'captains-asked-you'];
  const glasses = [
    SMALL,
    PHONE,
    { width: 844, height: 390 },
    COMPUTER,
    { width: 1280, height: 800 },
  ];
  const found: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const walk = await openGallery(page);
  const check = async (scene: string, { width, height }: typeof PHONE) => {
    await page.setViewportSize({ width, height });
    await walk.stand(scene, LONGEST);
    await walk.tell('Владислав Константин теперь за столом, а Ljubičica Šćepanović ушла домой');
    const covered = await page.evaluate(coveredByNews);
    found.push(...covered.map((what) => `${scene} at ${width} by ${height}: ${what}`));
  };
  for (const glass of glasses) for (const scene of scenes) await check(scene, glass);
  for (const scene of ['tv-lobby', 'tv-questions', 'tv-vote']) await check(scene, TV);
  await context.close();
  expect(found).toEqual([]);
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
