// Phones sleep, reload and lose the Wi-Fi; tabs are opened twice; computers lose power. The game
// goes on and nothing is lost.

import { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { Wifi } from '../stage/wifi';

/** From the moment the server answers again. A second is usual; a busy machine gets some more. */
const BACK_MS = 4000;

test('a phone that reloads in a vote finds its vote as it was', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  await party.asker();
  const [by, suspect, early, late] = party.phones as [Phone, Phone, Phone, Phone];
  const { vote, line } = early.m.spy;
  await by.accuse(suspect);
  await early.castVote(false);

  await Promise.all([early.page.reload(), late.page.reload()]);
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
  const wifi = await Wifi.to(stage.server);
  const friends = await stage.party(3);
  const moving = await stage.phone({ name: 'Zoe' }, wifi.url);
  await moving.join(friends.path);
  const party = new Party([...friends.phones, moving], friends.path);
  const { host } = party;
  await party.deal();
  await comesToBeAsked(party, moving);

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
  expect(await moving.peek()).toEqual(party.secrets.get(moving));
  wifi.close();
});

test('a phone that slept wakes up in its seat', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  const asker = await party.asker();
  const [sleeper, asked] = party.phones.filter((phone) => phone !== asker) as [Phone, Phone];

  const power = await sleeper.context.newCDPSession(sleeper.page);
  await power.send('Page.setWebLifecycleState', { state: 'frozen' });
  await asker.ask(asked);
  await asked.answer();
  await power.send('Page.setWebLifecycleState', { state: 'active' });

  await sleeper.expectHeadline(sleeper.m.play.line.choosing({ asker: asked.name }));
  expect(await sleeper.peek()).toEqual(party.secrets.get(sleeper));
});

test('a second tab takes the seat, and the first stays quiet until asked', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  const { host: first } = party;
  const { takenOver } = first.m.common;

  const second = await first.anotherTab();
  await second.open(party.path);
  expect(await second.peek()).toEqual(party.secrets.get(first));
  await first.expectHeadline(takenOver.title);
  await expect(first.page.getByText(party.code)).toBeHidden();

  const { sockets } = first.traffic;
  await first.page.evaluate(() => dispatchEvent(new Event('online')));
  await first.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await second.peek()).toEqual(party.secrets.get(first));
  expect(first.traffic.sockets).toBe(sockets);

  await first.tap(takenOver.here);
  expect(await first.peek()).toEqual(party.secrets.get(first));
  await second.expectHeadline(takenOver.title);
});

test('a closed browser finds the way back to its seat', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  const closed = party.at(2);
  await closed.page.close();
  const opened = await closed.anotherTab();
  await opened.open('/');
  await opened.tap(opened.m.home.returnTo({ code: party.code }));
  expect(await opened.peek()).toEqual(party.secrets.get(closed));
});

test('a killed server loses neither cards nor turn nor points nor clock', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  await party.asker();
  await party.convict(party.agent(0), party.spy);
  await party.goOn();
  await party.host.tap(party.host.m.play.result.next);
  await party.everybodyLooks();
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

/** Questions go round until `phone` has to answer. */
async function comesToBeAsked(party: Party, phone: Phone): Promise<void> {
  const [one, other] = party.phones.filter((friend) => friend !== phone) as [Phone, Phone];
  let asker = await party.asker();
  if (asker === phone) {
    // Nobody may ask back right away, so it takes two others.
    await phone.ask(one);
    await one.answer();
    await one.ask(other);
    await other.answer();
    asker = other;
  }
  await asker.ask(phone);
  await phone.expectHeadline(phone.m.play.line.asksYou({ asker: asker.name }));
}
