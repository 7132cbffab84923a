// Alone with bots: one tap on the home page, and there is a card to hold.

import { Ideas } from '../stage/phrases';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';
import { conversation, Writing } from '../stage/writing';

/** As the house calls those that come first. */
const BOTS = ['Pixel', 'Gizmo', 'Widget', 'Cog'];

for (const locale of LOCALES)
  test(`one tap on the home page leads to a card, in ${locale}`, async ({ stage }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    const { home, play, common } = phone.m;
    await phone.open('/');
    await phone.look('b01-home');
    await phone.tap(home.practise);
    await phone.expectHeadline(play.line.lookAtCard);
    await expect(
      phone.page.getByRole('list', { name: play.ring.label }).getByText(play.ring.bot),
    ).toHaveCount(4);
    await phone.look('b02-card');
    const { place, spy } = await phone.peek();
    expect(spy || place !== null).toBe(true);

    await phone.page.goBack();
    const code = new RegExp(home.returnTo({ code: '[A-Z]+' }));
    await phone.tap(phone.page.getByRole('button', { name: code }));
    await expect(phone.card).toBeVisible();
    await expect(phone.button(common.menu.open)).toBeVisible();
  });

test('bots ask and answer, and a tap on their line hurries them', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe', locale: 'hr' });
  const { line } = phone.m.play;
  await phone.open('/');
  await phone.tap(phone.m.home.practise);
  await phone.expectHeadline(phone.m.play.line.lookAtCard);
  await phone.peek();
  const ideas = new Ideas(phone);
  const log = conversation(phone.page);
  let answered = 0;
  let hurried = 0;
  await expect(async () => {
    const says = await phone.headline.innerText();
    const isAsked = BOTS.some((asker) => says === line.asksYouWritten({ asker }));
    if (says === line.yourTurn) {
      const faces = BOTS.map((name) => phone.face(name));
      for (const face of faces)
        if ((await face.isVisible()) && (await face.isEnabled())) {
          await phone.tap(face);
          break;
        }
    }
    if (isAsked || (await ideas.all.count()) > 0) {
      await ideas.takeUp(2);
      await new Writing(phone).send();
      answered += isAsked ? 1 : 0;
    } else if (await phone.headline.getByRole('button').isVisible()) {
      await phone.tap(phone.headline.getByRole('button'));
      hurried += 1;
    }
    expect(answered).toBeGreaterThan(0);
    expect(hurried).toBeGreaterThan(0);
    expect(await log.getByText(phone.m.talk.answers, { exact: true }).count()).toBeGreaterThan(2);
  }).toPass({ timeout: 120_000, intervals: [500] });
  await phone.look('b07-round');
});

test('bots are invited, told what they are, and sent away', async ({ stage }) => {
  const party = await stage.party(2);
  const { host } = party;
  const guest = party.at(1);
  const { lobby, bots, common, player } = host.m;
  for (let count = 1; count <= 2; count++) {
    await host.tap(lobby.seats.addBot);
    await party.all(({ page, m }) =>
      expect(page.getByRole('heading', { name: m.bots.title(count) })).toBeVisible(),
    );
  }
  await host.look('b03-lobby', { whole: true });
  await guest.look('b04-lobby-guest', { whole: true });
  await expect(guest.page.getByText(bots.written)).toBeVisible();

  await host.tap(bots.change);
  await host.pickOnSheet(bots.skill.hard.about);
  await host.touchWordsOf(host.dialog.getByRole('checkbox', { name: bots.talk.about }));
  await host.look('b05-options');
  await host.tap(common.close);
  await party.all(({ page, m }) =>
    expect(page.getByText(`${m.bots.skillIs.hard} ${m.bots.mutedShort}`)).toBeVisible(),
  );

  const name = (
    await host.page
      .getByRole('listitem')
      .filter({ has: host.page.getByRole('img', { name: common.bot }) })
      .last()
      .getByRole('strong')
      .innerText()
  ).trim();
  await host.tap(lobby.seats.more({ name }));
  await host.tapOnSheet(player.kick);
  await host.tap(host.page.getByRole('alertdialog').getByRole('button', { name: player.kickYes }));
  await party.all(({ page, m }) =>
    expect(page.getByRole('heading', { name: m.bots.title(1) })).toBeVisible(),
  );
});

test('how bots think is a page of its own', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.open('/');
  await phone.tap(phone.page.getByRole('link', { name: phone.m.home.bots }));
  await phone.expectHeadline(phone.m.home.bots);
  await phone.look('b06-how', { whole: true });
});
