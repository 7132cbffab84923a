// Clumsy hands and no hands: the back button, a second tap that came too fast, a keyboard alone.

import type { Locator } from '@playwright/test';
import type { Phone } from '../stage/phone';
import { expectToFit } from '../stage/screens';
import { expect, test } from '../stage/test';
import { packTitle } from '../stage/words';

test('the back button closes what is open instead of leaving', async ({ stage }) => {
  const party = await stage.party(4);
  const { host } = party;
  const { menu } = host.m.common;
  const back = async () => {
    await host.page.goBack();
    await expect(host.dialog).toBeHidden();
    await expect(host.page).toHaveURL(party.path);
  };

  await host.tap(menu.open);
  await back();
  await host.tap(host.m.lobby.rules.change);
  await back();
  await host.tap(menu.open);
  await host.tap(menu.leave);
  await expect(host.page.getByRole('alertdialog')).toBeVisible();
  await back();
  await expect(host.button(host.m.lobby.start)).toBeEnabled();

  await party.deal();
  await party.asker();
  await host.tap(host.m.spy.act.accuse);
  await expect(host.dialog).toBeVisible();
  await back();
  await party.spy.slideToReveal();
  await party.spy.page.goBack();
  await expect(party.spy.dialog).toBeHidden();
  expect(
    party.phones.map(({ traffic }) => traffic.sent('reveal') + traffic.sent('accuse')),
  ).toEqual([0, 0, 0, 0]);
});

test('the words of a choice can be touched', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.open('/');
  await phone.openTable();
  const { rules } = phone.m.lobby;
  await phone.tap(rules.change);
  for (const game of ['captains', 'notebook', 'spy'] as const)
    await phone.pickOnSheet(rules.games[game].name);
  await phone.pickOnSheet(rules.names['film-night']);
  const films = phone.dialog.getByRole('checkbox', { name: packTitle('films', 'en') });
  await phone.pick(films);
  await phone.touchWordsOf(films);
  await expect(films).not.toBeChecked();
});

test('the page of a round does not scroll away', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  for (const name of ['Ana', 'Bo', 'Cy']) await guests.sit(code, name);
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.join(`/t/${code}`);
  expect(await guests.do('Ana', { do: 'start_round' })).toBeNull();
  await phone.expectHeadline(phone.m.play.line.lookAtCard);
  // The hint below the places has words that are only heard.
  await expect(phone.page.getByText(phone.m.play.places.keys)).toBeAttached();
  await expectToFit(phone.page, 'a round');
  await phone.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await phone.page.evaluate(() => scrollY)).toBe(0);
});

test('a double tap acts once', async ({ stage }) => {
  const party = await stage.party(4);
  const { host } = party;
  // Where "Start the game" was, the host then finds "Start the clock".
  await host.letBegin(host);
  await host.thumb.doubleTap(host.button(host.m.lobby.start));
  await party.everybodyLooks();
  expect(host.traffic.sent('start_round')).toBe(1);
  expect(host.traffic.sent('start_clock'), 'the tap that came too fast starts no clock').toBe(0);

  const asker = await party.asker();
  const asked = party.phones.find((phone) => phone !== asker) as Phone;
  await asker.thumb.doubleTap(asker.face(asked.name));
  await asked.expectHeadline(asked.m.play.line.asksYou({ asker: asker.name }));
  expect(asker.traffic.sent('ask')).toBe(1);
  await expect(asker.refusal).toBeHidden();

  await asked.thumb.doubleTap(asked.button(asked.m.play.act.answered));
  await asked.expectHeadline(asked.m.play.line.yourTurn);
  expect(asked.traffic.sent('answer')).toBe(1);
  await expect(asked.dialog).toBeHidden();

  const [by, suspect, voter, last] = party.phones as [Phone, Phone, Phone, Phone];
  await by.accuse(suspect);
  await voter.thumb.doubleTap(voter.vote(true));
  await expect(voter.page.getByText(voter.m.spy.vote.yourYes)).toBeVisible();
  expect(voter.traffic.sent('vote')).toBe(1);
  await expect(voter.refusal).toBeHidden();
  await last.castVote(false);
});

test('a keyboard is enough to look, ask and vote', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  const asker = await party.asker();
  const keys = new Keyboard(asker);
  const [asked, voter] = party.phones.filter((phone) => phone !== asker) as [Phone, Phone];

  await keys.tabTo(asker.card);
  await asker.page.keyboard.down(' ');
  const words = (await asker.openCard.textContent()) ?? '';
  expect(asker.read(words)).toEqual(party.secrets.get(asker));
  await asker.page.keyboard.up(' ');
  await expect(asker.openCard).toHaveCount(0);

  await keys.press(asker.face(asked.name));
  await asker.expectHeadline(asker.m.play.line.youAsk({ asked: asked.name }));

  await voter.accuse(asked);
  await keys.press(asker.vote(false));
  await expect(asker.page.getByText(asker.m.spy.vote.yourNo)).toBeVisible();
});

test('a spy with a keyboard can show the card and name the place', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  await party.asker();
  const { spy, place } = party;
  const keys = new Keyboard(spy);
  await keys.tabTo(spy.card);
  await spy.page.keyboard.down(' ');
  await spy.page.keyboard.press('1');
  await spy.page.keyboard.up(' ');
  await keys.press(spy.button(spy.m.spy.reveal.yes));
  await keys.press(spy.button(spy.m.play.goOn));
  await keys.press(spy.place(place));
  await keys.press(spy.button(spy.m.spy.places.guessYes));
  await spy.expectHeadline(spy.m.spy.result.spyWins);
});

class Keyboard {
  constructor(private readonly phone: Phone) {}

  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.phone.page.keyboard.press('Enter');
  }

  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 100; steps += 1) {
      if (await isFocused()) return;
      await this.phone.page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach ${target}`);
  }
}
