// Whoever looks at something else is called back, and whoever has no network is seen to have none.

import { expect, test } from '../stage/test';
import { Wifi } from '../stage/wifi';

test('the tab says whose turn it is until somebody looks', async ({ stage }) => {
  const company = await stage.company({ spy: 'Bo' });
  const { phone } = company;
  const { code } = await company.table();
  const { page, m } = phone;
  const name = `${m.common.menu.title({ code })} · Molehunt`;
  const icon = page.locator('link[rel="icon"]');
  const look = (isHere: boolean) =>
    page.evaluate((isHere) => {
      document.hasFocus = () => isHere;
      dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
    }, isHere);
  await expect(page).toHaveTitle(name);

  await look(false);
  await company.player('Ana').asks(company.player(phone.name));
  await expect(page).toHaveTitle(`${m.call.sign.turn} · ${name}`);
  await expect(icon).toHaveAttribute('href', /^data:image/);

  await look(true);
  await expect(page).toHaveTitle(name);
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
});

test('a phone sounds only if asked to, and the big screen after one tap', async ({ stage }) => {
  const company = await stage.company({ spy: 'Bo' });
  const { phone } = company;
  const { code } = await company.table();
  const sounds = phone.page.getByRole('checkbox', { name: phone.m.call.sound.name });
  await phone.tap(phone.m.common.menu.open);
  await phone.tap(phone.m.common.menu.calls);
  await expect(sounds).not.toBeChecked();
  await phone.touchWordsOf(sounds);
  await expect(sounds).toBeChecked();
  await phone.reload();
  await phone.tap(phone.m.common.menu.open);
  await phone.tap(phone.m.common.menu.calls);
  await expect(sounds).toBeChecked();

  const tv = await stage.tv(code);
  const button = (name: string) => tv.page.getByRole('button', { name, exact: true });
  // Wherever it is touched: some browsers would not even have asked for that.
  await tv.page.mouse.click(640, 300);
  await button(tv.m.call.soundOff).click();
  await button(tv.m.call.soundOn).click();
  await expect(button(tv.m.call.soundOff)).toBeVisible();
});

test('a network that fades is told on the phone, then to the others, and a tap is kept', async ({
  stage,
}) => {
  const { code } = await stage.laid({ names: ['Ann', 'Bo', 'Cy', 'Zoe'], spy: 'Bo' });
  const guests = await stage.guests();
  for (const name of ['Bo', 'Cy']) await guests.enter(code, name);
  const wifi = await Wifi.to(stage.server);
  const host = await stage.phone({ name: 'Ann' });
  const far = await stage.phone({ name: 'Zoe' }, wifi.url);
  for (const phone of [host, far]) await phone.enter(code);
  await host.ask(far);
  await far.expectHeadline(far.m.play.line.asksYou({ asker: host.name }));
  const ring = host.page.getByRole('list', { name: host.m.play.ring.label });
  const seat = ring.getByRole('listitem').filter({ hasText: far.name });

  wifi.fade();
  await far.tap(far.m.play.act.answered);
  await expect(far.page.getByText(far.m.common.tapKept)).toBeVisible();
  await expect(seat).toContainText(host.m.play.ring.off);

  wifi.back();
  await far.page.evaluate(() => dispatchEvent(new Event('online')));
  await far.expectHeadline(far.m.play.line.yourTurn);
  await expect(far.page.getByText(far.m.common.tapKept)).toBeHidden();
  await expect(seat).not.toContainText(host.m.play.ring.off);
  wifi.close();
});
