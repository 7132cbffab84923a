// Clumsy hands and no hands: the back button, a second tap that came too fast, a keyboard alone.

import type { Player } from '../stage/company';
import { Keyboard } from '../stage/keyboard';
import { expectToFit } from '../stage/screens';
import { expect, test, ZOE } from '../stage/test';
import { packTitle } from '../stage/words';

test('the back button closes what is open instead of leaving', async ({ stage }) => {
  const company = await stage.company({ spy: ZOE, phoneFirst: true });
  const { phone } = company;
  const { menu } = phone.m.common;
  const back = async (path: string) => {
    await phone.page.goBack();
    await expect(phone.dialog).toBeHidden();
    await expect(phone.page).toHaveURL(path);
  };
  const { pathname: table } = new URL(phone.page.url());
  await phone.tap(phone.m.spy.act.accuse);
  await expect(phone.dialog).toBeVisible();
  await back(table);
  await phone.slideToReveal();
  await back(table);
  expect(phone.traffic.sent('reveal') + phone.traffic.sent('accuse')).toBe(0);

  await phone.open('/');
  const lobby = await phone.openTable();
  await phone.tap(menu.open);
  await back(lobby);
  await phone.tap(phone.m.lobby.rules.change);
  // A reload takes the sheet away, but not its entry in the history; the next sheet makes no second one.
  await phone.reload();
  await phone.tap(phone.m.lobby.rules.change);
  await back(lobby);
  await phone.tap(menu.open);
  await phone.tap(menu.leave);
  await expect(phone.page.getByRole('alertdialog')).toBeVisible();
  await back(lobby);
  await phone.expectHeadline(phone.m.lobby.headline.missing(2));
});

test('the words of a choice can be touched', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.open('/');
  await phone.openTable();
  for (const game of ['captains', 'notebook'] as const) await phone.playGame(game);
  for (const ruleset of ['film-night', 'indictment'] as const) await phone.playBy(ruleset);
  await phone.openRules();
  for (const asking of ['written', 'spoken'] as const)
    await phone.pickOnSheet(phone.m.terms.asking[asking].about);
  const films = phone.dialog.getByRole('checkbox', { name: packTitle('films', 'en') });
  await phone.pick(films);
  await phone.touchWordsOf(films);
  await expect(films).not.toBeChecked();
});

test('the page of a round does not scroll away', async ({ stage }) => {
  const { phone } = await stage.company({ spy: 'Bo' });
  // The hint below the places has words that are only heard.
  await expect(phone.page.getByText(phone.m.play.places.keys)).toBeAttached();
  await expectToFit(phone.page, 'a round');
  await phone.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await phone.page.evaluate(() => scrollY)).toBe(0);
});

test('a double tap acts once', async ({ stage }) => {
  const guests = await stage.guests();
  const phone = await stage.phone({ name: 'Ann' });
  await phone.open('/');
  const code = (await phone.openTable()).split('/').at(-1) ?? '';
  for (const name of ['Bo', 'Cy', 'Di']) await guests.sit(code, name);
  // With each of them the list grows, and what is below it moves.
  await expect(phone.button(phone.m.lobby.start)).toBeEnabled();
  await phone.letBegin(phone);
  // Where "Start the game" was, the host then finds "Start the clock".
  await phone.thumb.doubleTap(phone.button(phone.m.lobby.start));
  await phone.expectHeadline(phone.m.play.line.lookAtCard);
  await phone.peek();
  expect(phone.traffic.sent('start_round')).toBe(1);
  expect(phone.traffic.sent('start_clock'), 'the tap that came too fast starts no clock').toBe(0);
});

test('a double tap asks, answers and votes once', async ({ stage }) => {
  const company = await stage.company({ spy: 'Cy', phoneFirst: true });
  const { phone } = company;
  const [ana, bo, cy] = ['Ana', 'Bo', 'Cy'].map((name) => company.player(name)) as [
    Player,
    Player,
    Player,
  ];
  await phone.thumb.doubleTap(phone.face(ana.name));
  await phone.expectHeadline(phone.m.play.line.youAsk({ asked: ana.name }));
  expect(phone.traffic.sent('ask')).toBe(1);
  await expect(phone.refusal).toBeHidden();

  // Nobody may ask back right away, so it takes two others.
  await ana.answers();
  await ana.asks(bo);
  await bo.answers();
  await bo.asks(company.player(ZOE));
  await phone.expectHeadline(phone.m.play.line.asksYou({ asker: bo.name }));
  await phone.thumb.doubleTap(phone.button(phone.m.play.act.answered));
  await phone.expectHeadline(phone.m.play.line.yourTurn);
  expect(phone.traffic.sent('answer')).toBe(1);
  await expect(phone.dialog).toBeHidden();

  await ana.accuses(bo);
  await phone.thumb.doubleTap(phone.vote(true));
  await expect(phone.page.getByText(phone.m.spy.vote.yourYes)).toBeVisible();
  expect(phone.traffic.sent('vote')).toBe(1);
  await expect(phone.refusal).toBeHidden();
  await cy.votes(false);
  await expect(phone.page.getByText(phone.m.spy.vote.failed)).toBeVisible();
});

test('a keyboard is enough to look, ask and vote', async ({ stage }) => {
  const company = await stage.company({ spy: 'Cy', phoneFirst: true });
  const { phone } = company;
  const keys = new Keyboard(phone);
  const [asked, voter] = [company.player('Ana'), company.player('Bo')];

  await keys.tabTo(phone.card);
  await phone.page.keyboard.down(' ');
  const words = (await phone.openCard.textContent()) ?? '';
  expect(phone.read(words)).toEqual(company.card(phone));
  await phone.page.keyboard.up(' ');
  await expect(phone.openCard).toHaveCount(0);

  await keys.press(phone.face(asked.name));
  await phone.expectHeadline(phone.m.play.line.youAsk({ asked: asked.name }));

  await voter.accuses(asked);
  await keys.press(phone.vote(false));
  await expect(phone.page.getByText(phone.m.spy.vote.yourNo)).toBeVisible();
});

test('a spy with a keyboard can show the card and name the place', async ({ stage }) => {
  const company = await stage.company({ spy: ZOE });
  const { phone: spy } = company;
  const keys = new Keyboard(spy);
  await keys.tabTo(spy.card);
  await spy.page.keyboard.down(' ');
  await spy.page.keyboard.press('1');
  await spy.page.keyboard.up(' ');
  await keys.press(spy.button(spy.m.spy.reveal.yes));
  await keys.press(spy.button(spy.m.play.goOn));
  const place = spy.place(company.deal.place);
  await keys.tabTo(
    spy.page.getByRole('region', { name: spy.m.play.places.title }).getByRole('button').first(),
  );
  await keys.walkTo(place);
  await spy.page.keyboard.press('Enter');
  await keys.press(spy.button(spy.m.spy.places.guessYes));
  await spy.expectHeadline(spy.m.spy.result.spyWins);
});
