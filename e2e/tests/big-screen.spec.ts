// A television finds its table: by the letters of its code from a remote control or a keyboard, or because a
// phone at the table sends it there. It never gets more than what everybody may see.

import type { Browser, Page } from '@playwright/test';
import { laidTable } from '../stage/laid';
import { Remote } from '../stage/remote';
import { look } from '../stage/screens';
import { expect, test, type Stage } from '../stage/test';
import { BROWSER_LOCALE, messages, type Locale } from '../stage/words';

const NOBODYS = 'ZZZZZ';
const { bigScreen: m, refusals, tv, home } = messages.en;

/** A big screen that nobody has told anything. */
async function open(
  browser: Browser,
  { url }: Stage['server'],
  path = '/tv',
  locale: Locale = 'en',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: BROWSER_LOCALE[locale],
    viewport: { width: 1280, height: 720 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await context.newPage();
  await page.goto(path);
  // Before it is there, it hears no key.
  await expect(page.getByRole('button').first()).toBeVisible();
  return page;
}

/** What the QR code on the screen leads to, as a camera would find it on this server. */
async function scanned(page: Page): Promise<string> {
  const added = await page.waitForResponse((response) => response.url().endsWith('/api/screens'));
  const { key } = (await added.json()) as { key: string };
  await expect(page.getByRole('img', { name: m.qr })).toBeVisible();
  return `/tv/send#key=${key}`;
}

test('a remote control enters five letters', async ({ stage, browser }) => {
  const { code } = await stage.party(2);
  const page = await open(browser, stage.server);
  await expect(page.getByRole('button', { name: 'B', exact: true })).toBeFocused();
  await look(page, { locale: 'en', name: 'tv-door' });
  const remote = new Remote(page);
  await remote.enter(NOBODYS);
  await expect(page.getByText(refusals.no_such_table)).toBeVisible();
  await look(page, { locale: 'en', name: 'tv-door-unknown' });
  await remote.enter(code);
  await expect(page).toHaveURL(new RegExp(`/tv/${code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tv.seated(2));
});

test('a keyboard will do as well', async ({ stage, browser }) => {
  const { code } = await stage.party(2);
  const page = await open(browser, stage.server);
  await page.keyboard.type('qx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(code.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`/tv/${code}$`));
});

/** One begins like the other. */
const [SHORT, LONG, LONGEST] = ['KRZNB', 'KRZNBC', 'ZXWVTSRQ'];

/** A server with tables of old, and with so many others since then that codes have become longer. */
async function layLengths({ server }: Stage): Promise<void> {
  await server.lay([
    laidTable(SHORT, ['Ana'], []),
    laidTable(LONG, ['Ana', 'Bo'], []),
    laidTable(LONGEST, ['Ana', 'Bo', 'Cy'], []),
  ]);
}

test('where codes differ in length, a remote control says when one is whole', async ({
  stage,
  browser,
}) => {
  await layLengths(stage);
  for (const [code, locale, seats] of [
    [SHORT, 'en', 1],
    [LONG, 'hr', 2],
  ] as const) {
    const page = await open(browser, stage.server, '/tv', locale);
    const { bigScreen, tv } = messages[locale];
    const remote = new Remote(page);
    await expect(page.getByText(bigScreen.typeAny)).toBeVisible();
    await remote.enter('KRZ');
    await remote.press(bigScreen.whole);
    await remote.enter(code.slice(3));
    await look(page, { locale, name: `tv-door-${code.length}` });
    // However long one thinks about the next letter.
    await expect(page).toHaveURL(/\/tv$/);
    await remote.press(bigScreen.whole);
    await expect(page).toHaveURL(new RegExp(`/tv/${code}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tv.seated(seats));
    await page.context().close();
  }
});

test('the longest code needs no other key, and a wrong one is typed anew', async ({
  stage,
  browser,
}) => {
  await layLengths(stage);
  const page = await open(browser, stage.server, '/tv', 'ru');
  const { bigScreen, refusals, tv } = messages.ru;
  const remote = new Remote(page);
  await expect(page.getByText(bigScreen.typeAny)).toBeVisible();
  await remote.enter(LONG.slice(1));
  await remote.press(bigScreen.whole);
  await expect(page.getByText(refusals.no_such_table)).toBeVisible();
  await remote.enter(LONGEST.slice(0, -1));
  await look(page, { locale: 'ru', name: 'tv-door-7' });
  await remote.enter(LONGEST.slice(-1));
  await expect(page).toHaveURL(new RegExp(`/tv/${LONGEST}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tv.seated(3));
  await look(page, { locale: 'ru', name: 'tv-lobby-8' });
});

test('on a keyboard, Enter says that a code is whole', async ({ stage, browser }) => {
  await layLengths(stage);
  const page = await open(browser, stage.server);
  await expect(page.getByText(m.typeAny)).toBeVisible();
  await page.keyboard.type('krznbc');
  await expect(page).toHaveURL(/\/tv$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tv/${LONG}$`));
});

test('a phone at the table sends it to the screen', async ({ stage, browser }) => {
  const party = await stage.party(2);
  const page = await open(browser, stage.server, '/');
  const shown = scanned(page);
  await page.goto('/tv');
  const link = await shown;

  const phone = await party.at(1).anotherTab();
  await phone.open(link);
  await phone.expectHeadline(m.send.ask({ code: party.code }));
  // Nobody reads the key over a shoulder.
  expect(phone.page.url()).not.toContain('key');
  await phone.look('60-send-table');
  await expect(page).toHaveURL(/\/tv$/);
  await phone.tap(m.send.yes);
  await phone.expectHeadline(m.send.done({ code: party.code }));
  await expect(page).toHaveURL(new RegExp(`/tv/${party.code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tv.seated(2));

  // A key is good once.
  await phone.open('/');
  await phone.open(link);
  await phone.tap(m.send.yes);
  await phone.expectHeadline(m.send.again);
  await expect(phone.page.getByText(refusals.no_such_screen)).toBeVisible();
  await phone.tap(m.send.back);
  await expect(phone.page).toHaveURL(new RegExp(`/t/${party.code}$`));
});

test('a phone without a seat is told what to do', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.open(`/tv/send#key=${'a7'.repeat(16)}`);
  await phone.expectHeadline(m.send.noSeat);
  await phone.look('61-send-no-seat');
});

test('a phone that has its seat at another address sends its table from there', async ({
  stage,
  browser,
}) => {
  const party = await stage.party(2);
  const { host, port } = stage.server.address;
  const elsewhere = `${host}:${port}`;
  const zoe = await stage.phone({ name: 'Zoe' });
  await zoe.page.goto(`http://${elsewhere}${party.path}`);
  await zoe.sitDown();
  await expect(zoe.button(zoe.m.common.menu.open)).toBeVisible();
  const page = await open(browser, stage.server, '/');
  const shown = scanned(page);
  await page.goto('/tv');
  await zoe.open(await shown);
  await zoe.expectHeadline(m.send.noSeat);
  await zoe.tap(elsewhere);
  await zoe.expectHeadline(m.send.ask({ code: party.code }));
  await zoe.tap(m.send.yes);
  await expect(page).toHaveURL(new RegExp(`/tv/${party.code}$`));
});

test('a computer at the door can be the big screen', async ({ stage, browser }) => {
  const { code } = await stage.party(2);
  const page = await open(browser, stage.server, `/t/${code}`);
  await expect(page.getByRole('button', { name: home.watch })).toBeVisible();
  await page.getByRole('button', { name: home.bigScreen }).click();
  await expect(page).toHaveURL(new RegExp(`/tv/${code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tv.seated(2));
});
