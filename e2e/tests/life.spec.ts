// Phones sleep, reload and lose the Wi-Fi; tabs are opened twice; computers lose power. The game
// goes on and nothing is lost.

import { PROTOCOL } from '../../web/src/lib/wire/limits';
import { secrets } from '../stage/company';
import type { Step } from '../stage/laid';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { Wifi } from '../stage/wifi';
import { NAMES } from '../stage/words';

/** From the moment the server answers again. A second is usual; a busy machine gets some more. */
const BACK_MS = 4000;

test('a phone that reloads in a vote finds its vote as it was', async ({ stage }) => {
  const party = await stage.round({ seats: 4, spy: 3 });
  const [by, suspect, early, late] = party.phones as [Phone, Phone, Phone, Phone];
  const { vote, line } = early.m.spy;
  await by.accuse(suspect);
  await early.castVote(false);

  await Promise.all([early.reload(), late.reload()]);
  await expect(early.page.getByText(vote.yourNo)).toBeVisible();
  await expect(early.vote(true)).toBeHidden();
  await late.expectHeadline(line.accuses({ by: by.name, suspect: suspect.name }));
  await late.castVote(true);

  await party.goOn();
  await party.all(async (phone) => {
    expect(await phone.peek()).toEqual(party.secrets.get(phone));
    await expect(phone.button(phone.m.spy.act.accuse)).toBeVisible();
  });
});

test('what is tapped without Wi-Fi counts once it is back', async ({ stage }) => {
  const { code, seen } = await stage.laid({ names: ['Ann', 'Bo', 'Cy', 'Zoe'], spy: 'Bo' });
  const guests = await stage.guests();
  for (const name of ['Bo', 'Cy']) await guests.enter(code, name);
  const wifi = await Wifi.to(stage.server);
  const host = await stage.phone({ name: 'Ann' });
  const moving = await stage.phone({ name: 'Zoe' }, wifi.url);
  for (const phone of [host, moving]) await phone.enter(code);
  await host.ask(moving);
  await moving.expectHeadline(moving.m.play.line.asksYou({ asker: host.name }));

  wifi.drop();
  await moving.context.setOffline(true);
  await expect(seat(host, moving)).toContainText(host.m.play.ring.off);
  await moving.tap(moving.m.play.act.answered);
  await expect(moving.page.getByText(moving.m.common.reconnecting)).toBeVisible();
  wifi.back();
  await moving.context.setOffline(false);

  await moving.expectHeadline(moving.m.play.line.yourTurn);
  await host.expectHeadline(host.m.play.line.choosing({ asker: moving.name }));
  await expect(seat(host, moving)).not.toContainText(host.m.play.ring.off);
  expect(await moving.peek()).toEqual(secrets(seen).get(moving.name));
  wifi.close();
});

test('a phone that slept wakes up in its seat', async ({ stage }) => {
  const company = await stage.company({ spy: 'Bo' });
  const { phone: sleeper } = company;
  const [asker, asked] = [company.player('Ana'), company.player('Bo')];

  const power = await sleeper.context.newCDPSession(sleeper.page);
  await power.send('Page.setWebLifecycleState', { state: 'frozen' });
  await asker.asks(asked);
  await asked.answers();
  await power.send('Page.setWebLifecycleState', { state: 'active' });

  await sleeper.expectHeadline(sleeper.m.play.line.choosing({ asker: asked.name }));
  expect(await sleeper.peek()).toEqual(company.card(sleeper));
});

test('a second tab takes the seat, and the first stays quiet until asked', async ({ stage }) => {
  const company = await stage.company({ spy: 'Bo' });
  const { phone: first } = company;
  const { code } = await company.table();
  const card = company.card(first);
  const { takenOver } = first.m.common;

  const second = await first.anotherTab();
  await second.open(`/t/${code}`);
  expect(await second.peek()).toEqual(card);
  await first.expectHeadline(takenOver.title);
  await expect(first.page.getByText(code)).toBeHidden();

  const { sockets } = first.traffic;
  await first.page.evaluate(() => dispatchEvent(new Event('online')));
  await first.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await second.peek()).toEqual(card);
  expect(first.traffic.sockets).toBe(sockets);

  await first.tap(takenOver.here);
  expect(await first.peek()).toEqual(card);
  await second.expectHeadline(takenOver.title);
});

test('a page older than its server reloads once, says so and keeps its seat', async ({ stage }) => {
  const company = await stage.company({ spy: 'Bo' });
  const { code } = await company.table();
  const phone = await company.phone.anotherTab();
  const { otherProtocol } = phone.m.common;
  const hello = { type: 'hello', build: 'another', protocol: PROTOCOL + 1, links: [] };
  let knocks = 0;
  let isOther = true;
  await phone.page.routeWebSocket(/\/ws\//, (socket) => {
    knocks += 1;
    if (isOther) socket.send(JSON.stringify(hello));
    else socket.connectToServer();
  });

  // It reloads before it has loaded, so nobody can wait for that.
  await phone.page.goto(`/t/${code}`, { waitUntil: 'commit' });
  await phone.expectHeadline(otherProtocol.older);
  await phone.page.evaluate(() => dispatchEvent(new Event('online')));
  expect(knocks).toBe(2);

  isOther = false;
  await phone.tap(otherProtocol.reload);
  expect(await phone.peek()).toEqual(company.card(phone));
});

test('a closed browser finds the way back to its seat', async ({ stage }) => {
  const company = await stage.company({ spy: 'Zoe' });
  const { phone: closed } = company;
  const { code } = await company.table();
  await closed.page.close();
  const opened = await closed.anotherTab();
  await opened.open('/');
  await opened.tap(opened.m.home.returnTo({ code }));
  expect(await opened.peek()).toEqual(company.card(opened));
});

test('a killed server loses neither cards nor turn nor points nor clock', async ({ stage }) => {
  const party = await stage.round({ seats: 4, spy: 3, then: secondRound(NAMES.en.slice(0, 4)) });
  const asker = await party.asker();
  const accuser = party.agent(0, asker);
  const asked = party.phones.find((phone) => phone !== asker && phone !== accuser) as Phone;
  await asker.ask(asked);
  const suspect = party.agent(0, accuser);
  await party.convict(accuser, suspect, party.agent(0, accuser, suspect));
  await party.goOn();
  const before = await remembered(party.host);
  const left_s = await party.host.secondsLeft();
  const welcomes = party.phones.map(({ traffic }) => traffic.welcomes);

  await stage.server.kill9();
  await expect(party.host.page.getByText(party.host.m.common.reconnecting)).toBeVisible();
  await stage.server.restart();
  const back = () => party.phones.every(({ traffic }, i) => traffic.welcomes > (welcomes[i] ?? 0));
  await expect.poll(back, { timeout: BACK_MS, intervals: [50] }).toBe(true);
  await party.all(({ page, m }) => expect(page.getByText(m.common.reconnecting)).toBeHidden());

  await expect.poll(() => remembered(party.host)).toEqual(before);
  const now_s = await party.host.secondsLeft();
  expect(now_s).toBeGreaterThan(left_s - 15);
  expect(now_s).toBeLessThanOrEqual(left_s + 15);
  await party.all(async (phone) => {
    expect(await phone.peek()).toEqual(party.secrets.get(phone));
  });
  await accuser.thumb.tapAnyway(accuser.button(accuser.m.spy.act.accuse));
  await expect(accuser.refusal).toHaveText(accuser.m.refusals.accusation_used);
  await asked.answer();
});

/** What everybody at the table can see, without what moves. */
async function remembered({ headline, page, m }: Phone): Promise<unknown> {
  const ring = page.getByRole('list', { name: m.play.ring.label });
  return { line: await headline.textContent(), ring: await ring.textContent() };
}

/** One player at the ring. */
function seat({ page, m }: Phone, of: Phone) {
  const ring = page.getByRole('list', { name: m.play.ring.label });
  return ring.getByRole('listitem').filter({ hasText: of.name });
}

/** The spy of the first round, who sits last, is convicted, and all have looked at their next cards. */
function secondRound(names: readonly string[]): Step[] {
  const [by = '', ...others] = names;
  const voters = others.slice(0, -1);
  const vote = { do: 'vote', round: 1, vote: 1, agree: true } as const;
  return [
    { by, intent: { do: 'accuse', round: 1, whom: names.length } },
    ...voters.map((by) => ({ by, intent: vote })),
    { by, intent: { do: 'next_round', round: 1 } },
    ...names.map((by) => ({ by, intent: { do: 'looked' as const, round: 2 } })),
  ];
}
