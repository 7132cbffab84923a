// A keyboard in the gallery, which needs no server: before the game and after a round, and how far it
// is from one thing to the next on a phone and on a computer.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { openGallery, type Walk } from '../stage/gallery';
import { messages } from '../stage/words';
import type { Intent } from '../../web/src/lib/wire/wire';

const m = messages.en;
const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };
/** More than there are on any screen. */
const STOPS_MAX = 60;

/** Tabs until this has the focus, and says how many stops that took. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** What the page wished to do; in the gallery everything is granted. */
function intentsOf(page: Page): Intent[] {
  const intents: Intent[] = [];
  page.on('console', async (message) => {
    if (message.text().startsWith('intent'))
      intents.push((await message.args()[1]?.jsonValue()) as Intent);
  });
  return intents;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the host chooses a game and adds the Wi-Fi by keyboard', async ({ page }) => {
  const intents = intentsOf(page);
  const walk = await openGallery(page);
  await walk.stand('lobby-host', 'en');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => intents.map((intent) => intent.do)).toEqual(['configure']);

  const open = button(page, m.invite.wifi.open);
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByLabel(m.wifi.name));
  await page.keyboard.type('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('long enough');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel(m.invite.wifi.qr({ name: 'Home' }))).toBeVisible();
});

test('a guest chooses a face by keyboard and is then where it began', async ({ page }) => {
  const intents = intentsOf(page);
  const walk = await openGallery(page);
  await walk.stand('lobby-guest', 'en');
  const face = button(page, m.invite.face);
  await tabTo(page, face);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => intents.map((intent) => intent.do)).toEqual(['dress']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(face).toBeFocused();
});

test('whoever is ready takes it back by keyboard', async ({ page }) => {
  const intents = intentsOf(page);
  const walk = await openGallery(page);
  await walk.stand('spy-result-all-ready', 'en');
  await tabTo(page, button(page, m.waits.notYet));
  await page.keyboard.press('Enter');
  await expect.poll(() => intents.map((intent) => intent.do)).toEqual(['not_yet']);
});

/** Every stop until the page begins anew. */
async function stopsOn(page: Page, walk: Walk, scene: string): Promise<number> {
  await walk.stand(scene, 'en');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const isFirst = () => {
    const seen = document.activeElement?.hasAttribute('data-seen') ?? false;
    document.activeElement?.setAttribute('data-seen', '');
    return !seen && document.activeElement !== document.body;
  };
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(isFirst))) return stops;
  }
  return STOPS_MAX;
}

test('a round has few stops of the Tab key, on a phone and on a computer', async ({ page }) => {
  const walk = await openGallery(page);
  for (const glass of [PHONE, COMPUTER]) {
    await page.setViewportSize(glass);
    for (const scene of ['spy-your-turn', 'spy-written-asked', 'captains-picking-captain'])
      expect(await stopsOn(page, walk, scene), scene).toBeLessThan(12);
    await walk.stand('spy-your-turn', 'en');
    await tabTo(page, button(page, m.peek.label).or(page.locator('.card button')).first());
    expect(await tabTo(page, button(page, m.play.act.ask))).toBeLessThan(5);
  }
});
