// Whoever wonders whether the cards are dealt fairly finds a page that tells it without a word of mathematics.

import { flawsOf, measured } from '../stage/flaws';
import { AXE, barriersOn } from '../stage/gallery';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';

const SIGNS = ['pending', 'verified', 'without', 'unproved', 'wrong'] as const;

for (const locale of LOCALES)
  test(`the page about fair deals is read in ${locale}, and nothing is cut off`, async ({
    stage,
  }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    const { page, m } = phone;
    const { fair, fairPage, home, rulebook } = m;
    await page.addInitScript({ path: AXE });
    await phone.open('/');
    await phone.tap(page.getByRole('link', { name: home.rulebook, exact: true }));
    await expect(page.getByText(rulebook.intro)).toBeVisible();
    await phone.tap(page.getByRole('link', { name: fair.page, exact: true }));
    await phone.expectHeadline(fair.page);
    await expect(page).toHaveURL(`${stage.server.url}/fair`);

    const { story, code, red, cannot, streaks, check, operators } = fairPage;
    for (const { picture, text } of Object.values(story.steps)) {
      await expect(page.getByRole('img', { name: picture, exact: true })).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    for (const { title } of [story, fairPage.signs, code, red, cannot, streaks, check, operators])
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    for (const sign of SIGNS)
      await expect(page.getByText(fair.signs[sign].text, { exact: true })).toBeVisible();

    await phone.look('f00-fair', { whole: true });
    const glass = page.viewportSize() ?? { width: 0, height: 0 };
    const is = { isLarge: false, isTv: false, isFixed: false, isPlayed: false };
    expect(await page.evaluate(flawsOf, measured({ ...glass, ...is }))).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
  });

test('a link leads to it, and from it to the rules', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  const { fair, home, common } = phone.m;
  await phone.open('/FAIR/');
  await phone.expectHeadline(fair.page);
  await phone.tap(phone.page.getByRole('link', { name: home.rulebook, exact: true }));
  await phone.expectHeadline(home.rulebook);
  await phone.page.goBack();
  await phone.expectHeadline(fair.page);
  await phone.tap(phone.page.getByRole('link', { name: common.home, exact: true }));
  await phone.expectHeadline('Molehunt');
});
