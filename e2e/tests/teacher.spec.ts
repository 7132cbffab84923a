// A teacher weighs what is about to be said, for whoever holds the card; and after the round everybody reads who could
// have thought what.

import type { Locator } from '@playwright/test';
import type { Party } from '../stage/party';
import { takeItIn, type Phone } from '../stage/phone';
import { AXE, barriersOn } from '../stage/gallery';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';
import { askBy, Writing } from '../stage/writing';

for (const locale of LOCALES)
  test(`a teacher is asked in ${locale}, and tells nothing unless the card is held`, async ({
    stage,
  }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    const { page, m } = phone;
    await phone.open('/');
    await phone.tap(m.home.practise);
    await phone.expectHeadline(m.play.line.lookAtCard);
    await phone.peek();
    const ideas = page.getByRole('list', { name: m.talk.ideas });
    await test.step('be asked, or ask', () => haveIdeas(phone, ideas));
    await expect(page.getByText(m.teacher.choose)).toBeVisible();
    await phone.look('t00-ideas');
    await phone.tap(ideas.getByRole('button').first());
    await weigh(phone);
    await phone.look('t02-picked');
    await narrow(phone, () => phone.hold(() => phone.look('t03-narrow')));
  });

/** Bots ask a person soon; and whoever may ask has somebody to ask. */
async function haveIdeas({ page, m, thumb }: Phone, ideas: Locator): Promise<void> {
  await expect(async () => {
    if (await ideas.isVisible()) return;
    const ring = page.getByRole('list', { name: m.play.ring.label });
    const bot = ring.getByRole('button').filter({ hasText: m.play.ring.bot }).first();
    if (await bot.isEnabled({ timeout: 100 }).catch(() => false)) await thumb.tap(bot);
    await expect(ideas).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 150_000 });
}

/** Numbers, but only while the card is held; and nothing else moves. */
async function weigh(phone: Phone): Promise<void> {
  const { page, m } = phone;
  const panel = page.locator('.teacher');
  await expect(panel.getByText(m.teacher.hold)).toBeVisible();
  await expect(panel.locator('.on')).toHaveCount(0);
  const closed = await panel.boundingBox();
  const requests = phone.traffic.requests.length;
  await phone.hold(async () => {
    await expect(panel.locator('.on').first()).toBeVisible();
    await expect(panel.getByText(m.teacher.hold)).toBeHidden();
    expect(await panel.boundingBox()).toEqual(closed);
    await phone.look('t01-held');
  });
  await expect(panel.locator('.on')).toHaveCount(0);
  expect(phone.traffic.requests.length).toBe(requests);
}

test('among people a teacher comes if the host allows it, and the round is told afterwards', async ({
  stage,
}) => {
  const party = await stage.together([
    { name: 'Ann' },
    { name: 'Borna', locale: 'hr' },
    { name: 'Мария', locale: 'ru' },
    { name: 'Dora 🦊' },
  ]);
  const { host } = party;
  await askBy(host, 'written');
  await host.openRules({ more: true });
  const { teacher } = host.m.bots;
  await host.touchWordsOf(host.dialog.getByRole('checkbox', { name: teacher.about }));
  await host.tap(host.m.common.close);
  await party.deal();
  const first = await party.asker();
  const [, second = first, third = first] = party.from(first);
  await test.step('ask', () => askPhrase(first, second));
  await test.step('answer', () => answerPhrase(second));
  await askPhrase(second, third);
  await answerPhrase(third);

  await party.convict(party.agent(0), party.spy);
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
  for (const phone of party.phones.slice(0, 3))
    await test.step(phone.name, () => tell(party, phone));
});

/** The first idea, weighed by a teacher that this phone did not have before. */
async function askPhrase(phone: Phone, whom: Phone): Promise<void> {
  await new Writing(phone).aim(whom);
  await phone.tap(
    phone.page.getByRole('list', { name: phone.m.talk.ideas }).getByRole('button').first(),
  );
  const teacher = phone.page.getByRole('switch', { name: phone.m.teacher.show });
  await expect(teacher).not.toBeChecked();
  await phone.tap(teacher);
  await weigh(phone);
  await phone.tap(phone.m.talk.send);
}

async function answerPhrase(phone: Phone): Promise<void> {
  const ideas = phone.page.getByRole('list', { name: phone.m.talk.ideas });
  await phone.tap(ideas.getByRole('button').last());
  await phone.tap(phone.m.talk.send);
  await expect(ideas).toBeHidden();
}

async function tell(party: Party, phone: Phone): Promise<void> {
  const { page, m, dialog } = phone;
  await page.addInitScript({ path: AXE });
  await phone.reload();
  await phone.tap(m.thoughts.open);
  await expect(dialog.getByText(m.thoughts.lead)).toBeVisible();
  await expect(dialog.getByRole('article')).toHaveCount(party.phones.length);
  await expect(dialog.getByText(m.thoughts.ofPlace)).toHaveCount(1);
  await phone.look('t10-thoughts');
  await narrow(phone, () => phone.look('t12-narrow'));
  await dialog.getByText(m.thoughts.numbers).scrollIntoViewIfNeeded();
  await phone.tap(dialog.getByText(m.thoughts.numbers));
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await takeItIn();
  await phone.look('t11-numbers');
  expect(await barriersOn(page)).toEqual([]);
  await phone.tap(m.common.close);
}

/** As on the narrowest phone, where nothing may be cut off either. */
async function narrow({ page }: Phone, during: () => Promise<void>): Promise<void> {
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await during();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  if (whole) await page.setViewportSize(whole);
}
