// What a guest waits for, in bytes, and that nobody waits for a file once the game is on.

import type { Page } from '@playwright/test';
import { BEGINS } from '../../web/src/lib/ahead';
import { faceAddress } from '../../web/src/lib/faces';
import { AVATARS, SEATS_MAX } from '../../web/src/lib/wire/limits';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';

const SCRIPT_BYTES = 60_000;
const ALL_BYTES = 160_000;
/** With whoever comes last, a full table: every face is part of what that guest waits for. */
const FRIENDS = Array.from({ length: SEATS_MAX - 1 }, (_, i) => `Ana ${i}`);

type Fetched = { path: string; bytes: number; start: number };

for (const locale of LOCALES)
  test(`the way to the lobby is short in ${locale}`, async ({ stage }) => {
    const guests = await stage.guests();
    const code = await guests.openTable();
    for (const name of FRIENDS) await guests.sit(code, name);
    const phone = await stage.phone({ name: 'Zoe', locale });
    await phone.join(`/t/${code}`);
    await phone.expectHeadline(phone.m.lobby.headline.tooMany);

    await phone.fetchedAhead();
    const all = await fetched(phone.page);
    const seated = await markedAt(phone.page, BEGINS);
    const faces = Array.from({ length: AVATARS }, (_, avatar) => faceAddress(avatar, 'small'));
    const first = all.filter(({ path, start }) => start < seated || faces.includes(path));
    expect(first.filter(({ path }) => faces.includes(path))).toHaveLength(SEATS_MAX);
    const scripts = first.filter(({ path }) => path.endsWith('.js'));
    console.info(`${locale}: ${sum(scripts)} bytes of script, ${sum(first)} in all`);
    expect(sum(scripts), list(scripts)).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(sum(first), list(first)).toBeLessThanOrEqual(ALL_BYTES);
  });

test('once all is fetched ahead, a round needs no further file', async ({ stage }) => {
  const party = await stage.party(4);
  await party.all((phone) => phone.fetchedAhead());
  await party.all(({ page }) => page.evaluate(() => performance.clearResourceTimings()));

  await party.deal();
  const by = party.agent(0);
  await party.asker();
  await party.convict(by, party.spy);
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
  await by.tap(by.m.common.menu.open);
  await by.tap(by.m.lobby.rules.read);
  await expect(by.dialog).toBeVisible();

  // The page itself was asked for at the very beginning.
  const sinceThen = ({ start }: Fetched) => start > 0;
  for (const { page } of party.phones)
    expect(list((await fetched(page)).filter(sinceThen))).toBe('');
});

test('a page whose files the server has not got loads itself anew, but only once', async ({
  stage,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: stage.server.url });
  const page = await context.newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/shell-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const gaveUp = page.waitForEvent('pageerror');
  await page.goto('/');
  await gaveUp;
  expect(loads).toBe(2);
});

/** Over the network; what the phone had already is not told. */
function fetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, transferSize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: transferSize,
        start: startTime,
      }))
      .filter(({ bytes }) => bytes > 0),
  );
}

function markedAt(page: Page, name: string): Promise<number> {
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, name);
}

function sum(files: readonly Fetched[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0);
}

function list(files: readonly Fetched[]): string {
  return files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}
