// What is left of an evening: its story on two phones in two languages, the awards, a picture of it, and
// who won last time.

import { readFile } from 'node:fs/promises';
import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { placeName } from '../stage/words';

const GUESTS = [
  { name: 'Ann', locale: 'en' },
  { name: 'Đuro', locale: 'hr' },
  { name: 'Боря', locale: 'ru' },
  { name: 'Wilhelmina', locale: 'en' },
] as const;

test('the evening remains', async ({ stage }) => {
  const party = await stage.together(GUESTS);
  await party.deal();
  const { asked, place } = await test.step('play a round', () => play(party));
  await test.step('read why there are points', () => reasons(party));
  for (const phone of [party.at(0), party.at(1), party.at(2)])
    await test.step(`read its story in ${phone.owner.locale}`, () =>
      read(phone, { spy: party.spy, asked, place }));
  await test.step('end the game', () => finish(party));
  await test.step('keep a picture', () => picture(party.at(1)));
  await test.step('come back', () => comeBack(party));
});

async function play(party: Party): Promise<{ asked: Phone[]; place: string }> {
  const asker = await party.asker();
  const whom = party.phones.find((phone) => phone !== asker) as Phone;
  await asker.ask(whom);
  await whom.answer();
  const { place, spy } = party;
  await party.convict(party.agent(0), spy);
  await party.goOn();
  return { asked: [asker, whom], place };
}

async function reasons(party: Party): Promise<void> {
  const accuser = party.agent(0);
  const { evening } = accuser.m;
  await expect(accuser.page.getByText(evening.reasons.right_accusation)).toBeVisible();
  await expect(accuser.page.getByText(evening.reasons.spy_convicted)).toHaveCount(3);
  await accuser.look('evening-1-result', { whole: true });
}

async function read(
  phone: Phone,
  { spy, asked, place }: { spy: Phone; asked: Phone[]; place: string },
): Promise<void> {
  const { evening } = phone.m;
  await phone.tap(evening.open);
  const story = phone.dialog;
  await expect(story.getByRole('heading', { name: evening.open })).toBeFocused();
  await expect(story.getByText(placeName(place, phone.owner.locale))).toBeVisible();
  await expect(story.getByText(evening.asked)).toBeVisible();
  const thread = story.getByRole('listitem').filter({ hasText: '→' });
  await expect(thread.first()).toHaveText(new RegExp(asked.map(({ name }) => name).join('.*')));
  await expect(story.getByText(evening.awards.trail.title)).toBeVisible();
  await expect(story.getByText(spy.name).first()).toBeVisible();
  await phone.look('evening-2-story');
  await phone.page.keyboard.press('Escape');
  await expect(story).toBeHidden();
}

/** By keyboard, from the menu. */
async function finish(party: Party): Promise<void> {
  const { host } = party;
  const { menu } = host.m.common;
  await host.button(menu.open).focus();
  await host.page.keyboard.press('Enter');
  await host.dialog.getByRole('button', { name: host.m.evening.open }).focus();
  await host.page.keyboard.press('Enter');
  await expect(host.dialog.getByRole('heading', { name: host.m.evening.open })).toBeFocused();
  await host.page.keyboard.press('Escape');
  await expect(host.dialog).toBeHidden();
  await host.tap(menu.open);
  await host.tap(menu.end);
  await host.tapOnSheet(menu.end);
  await party.all(async ({ page, m }) => {
    await expect(page.getByRole('heading', { name: m.evening.awards.title })).toBeVisible();
    await expect(page.getByText(m.evening.awards.trail.title)).toBeVisible();
  });
  await party.at(2).look('evening-3-final', { whole: true });
}

async function picture(phone: Phone): Promise<void> {
  const m = phone.m.evening;
  await phone.tap(m.open);
  await phone.tap(m.picture.make);
  await expect(phone.page.getByRole('img', { name: m.picture.alt })).toBeVisible();
  // Plain HTTP shares nothing.
  await expect(phone.button(m.picture.share)).toBeHidden();
  await phone.look('evening-4-picture');
  const saving = phone.page.waitForEvent('download');
  await phone.tap(m.picture.save);
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${m.picture.file}.png`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(20_000);
  await file.saveAs(`test-results/screens/${phone.owner.locale}/evening-picture.png`);
  await phone.page.keyboard.press('Escape');
}

async function comeBack(party: Party): Promise<void> {
  const { host } = party;
  const winner = party.agent(0);
  await host.tap(host.m.play.final.toLobby);
  await party.all(({ page, m }) => {
    const points = m.lobby.lastPoints(2);
    const last = m.lobby.lastTime.one({ names: winner.name, points });
    return expect(page.getByText(last)).toBeVisible();
  });
  // Whoever has thought of it too late still gets a picture.
  const late = party.at(2);
  const { common, evening } = late.m;
  await late.tap(common.menu.open);
  await late.tap(evening.open);
  await late.tap(evening.picture.make);
  await expect(late.page.getByRole('img', { name: evening.picture.alt })).toBeVisible();
}
