// Friends at one table whose phones are at two nodes, and neither they nor the big screen can tell. Nodes and servers
// of the store end in the middle of a round, one after the other, and the round goes on.

import type { Browser } from '@playwright/test';
import { expect, test, type Nodes } from '../stage/nodes';
import { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import type { Server } from '../stage/server';
import type { Stage } from '../stage/test';
import { Tv } from '../stage/tv';
import type { Locale } from '../stage/words';

const GUESTS: { name: string; locale: Locale }[] = [
  { name: 'Ann', locale: 'en' },
  { name: 'Željka', locale: 'hr' },
  { name: 'Юля', locale: 'ru' },
  { name: 'Ben', locale: 'en' },
  { name: 'Đuro', locale: 'hr' },
];
/** Who else is ready takes phones within a second; a busy machine gets some more. */
const BACK_MS = 10_000;
/** An election of the servers that keep the table takes some seconds. */
const ELECTED_MS = 20_000;

test('a round goes on while nodes and a server of their store fail', async ({
  stage,
  nodes,
  browser,
}) => {
  const party = await test.step('come together at two nodes', () => gather(stage, nodes));
  const tv = await test.step('send the table to a screen', () =>
    sendToScreen(party, nodes, browser));
  const evening = new Evening(party, tv, nodes);
  const asked = await test.step('ask round the table', () => evening.askRound());
  await test.step('lose a node', () => evening.loseNode(asked));
  await test.step('vote', () => evening.vote());
  await test.step('lose the leader of the store', () => evening.loseLeader());
  await test.step('send everybody to the node that is back', () => evening.drain());
  await test.step('catch the spy', () => evening.catchTheSpy());
});

test('what is tapped while the store has no majority counts once it has', async ({
  stage,
  nodes,
}) => {
  const { balancer, cluster, one, other } = nodes;
  const phones = await Promise.all(
    GUESTS.slice(0, 3).map((guest) => stage.phone(guest, balancer.url)),
  );
  const [host, ...guests] = phones as [Phone, ...Phone[]];
  await host.open('/');
  const party = new Party(phones, await host.openTable());
  for (const guest of guests) await guest.join(party.path);
  await host.playBy('spijun');
  await party.deal();
  const asker = await party.asker();
  const [, asked] = party.from(asker) as [Phone, Phone];
  const servers = [0, 1];
  for (const server of servers) await cluster.kill9(server);
  await asker.tap(asker.face(asked.name));
  await expect(asker.page.getByText(asker.m.common.tapKept)).toBeVisible();
  await asker.look('75-nodes-no-majority');
  // Nobody is led to either.
  for (const node of [one, other])
    await expect.poll(() => node.isReady(), { timeout: ELECTED_MS }).toBe(false);

  for (const server of servers) await cluster.begin(server);
  const question = asked.m.play.line.asksYou({ asker: asker.name });
  await expect(asked.headline).toHaveText(question, { timeout: 2 * ELECTED_MS });
  await party.all(({ page, m }) =>
    expect(page.getByText(m.common.reconnecting)).toBeHidden({ timeout: ELECTED_MS }),
  );
});

/** Everybody comes by one address, and there are some at either node. */
async function gather(stage: Stage, { balancer, one, other }: Nodes): Promise<Party> {
  const phones: Phone[] = [];
  for (const guest of GUESTS) phones.push(await stage.phone(guest, balancer.url));
  const [host, ...guests] = phones as [Phone, ...Phone[]];
  await host.open('/');
  const path = await host.openTable();
  for (const guest of guests) await guest.join(path);
  await expect.poll(() => balancer.sockets(one) + balancer.sockets(other)).toBe(phones.length);
  for (const node of [one, other]) expect(balancer.sockets(node)).toBeGreaterThanOrEqual(1);
  const party = new Party(phones, path);
  await host.playBy('spijun');
  await party.others(host, async ({ page, m }) => {
    await expect(page.getByText(m.lobby.rules.names.spijun).first()).toBeVisible();
  });
  await party.all((phone) => phone.look('70-nodes-lobby', { whole: true }));
  return party;
}

/** The screen waits at one node; whoever tells it is at the other. */
async function sendToScreen(party: Party, nodes: Nodes, browser: Browser): Promise<Tv> {
  const { balancer, one, other } = nodes;
  const where = { url: balancer.url, locale: 'en' } as const;
  const { tv, key } = await balancer.prefer(one, () => Tv.waiting(browser, where));
  await balancer.prefer(other, async () => {
    const sends = await party.at(1).anotherTab();
    const { bigScreen } = sends.m;
    await sends.open(`/tv/send#key=${key}`);
    await sends.tap(bigScreen.send.yes);
    await sends.expectHeadline(bigScreen.send.done({ code: party.code }));
    await sends.page.close();
  });
  await expect(tv.headline).toHaveText(tv.m.tv.seated(GUESTS.length));
  return tv;
}

class Evening {
  constructor(
    private readonly party: Party,
    private readonly tv: Tv,
    private readonly nodes: Nodes,
  ) {}

  /** Gives who is to answer the last question. */
  async askRound(): Promise<Phone> {
    const { party } = this;
    await party.deal();
    const first = await party.asker();
    const inTurn = party.from(first);
    for (const [i, asker] of inTurn.entries()) {
      const asked = inTurn[(i + 1) % inTurn.length] as Phone;
      await asker.ask(asked);
      await asked.expectHeadline(asked.m.play.line.asksYou({ asker: asker.name }));
      // The last question stays open.
      if (asked !== first) await asked.answer();
    }
    const open = { asker: (inTurn.at(-1) as Phone).name, asked: first.name };
    await this.tv.expectHeadline(this.tv.m.play.line.asks(open));
    await party.all((phone) => phone.look('71-nodes-question'));
    return first;
  }

  /** Killed while this one is to answer. Its phones go on at the other one, with all that they had. */
  async loseNode(asked: Phone): Promise<void> {
    const { party, nodes } = this;
    const { balancer, one, other } = nodes;
    const before = await remembered(party);
    const left_s = await party.host.secondsLeft();
    const [stayed, moved] = [balancer.sockets(other), balancer.sockets(one)];
    const began_ms = performance.now();
    await one.kill9();
    await this.allAt(other, stayed + moved);
    await this.remembersAll(before);
    const passed_s = Math.ceil((performance.now() - began_ms) / 1000);
    expect(await party.host.secondsLeft()).toBeGreaterThanOrEqual(left_s - passed_s - 1);
    await this.sameCards();
    await asked.answer();
    await one.restart();
  }

  /** Those who vote are at both nodes again. */
  async vote(): Promise<void> {
    const { party, nodes } = this;
    const [reloads] = party.phones as [Phone];
    await nodes.balancer.prefer(nodes.one, () => reloads.reload());
    await expect.poll(() => nodes.balancer.sockets(nodes.one)).toBe(1);
    const [by, suspect, ...voters] = party.from(party.agent(1)) as [Phone, Phone, ...Phone[]];
    await by.accuse(suspect);
    const [no, ...yes] = voters as [Phone, ...Phone[]];
    await no.expectHeadline(no.m.spy.line.accuses({ by: by.name, suspect: suspect.name }));
    await party.all((phone) => phone.look('72-nodes-vote'));
    for (const phone of yes) await phone.castVote(true);
    await no.castVote(false);
    await party.all(({ page, m }) => expect(page.getByText(m.spy.vote.failed)).toBeVisible());
    await party.goOn();
  }

  /** A tap of that moment waits, says so, and counts once somebody else leads. */
  async loseLeader(): Promise<void> {
    const { party, nodes } = this;
    const asker = await party.asker();
    const inTurn = party.from(asker);
    // Neither whom it was asked by, nor itself.
    const asked = inTurn[2] as Phone;
    const leader = await nodes.cluster.leader();
    await nodes.cluster.kill9(leader);
    await asker.tap(asker.face(asked.name));
    const { sending, tapKept } = asker.m.common;
    await expect(asker.page.getByText(sending).or(asker.page.getByText(tapKept))).toBeVisible();
    await asker.look('73-nodes-election');
    const question = asked.m.play.line.asksYou({ asker: asker.name });
    await expect(asked.headline).toHaveText(question, { timeout: ELECTED_MS });
    await this.calm();
    expect(asker.traffic.sent('ask')).toBeGreaterThanOrEqual(1);
    await asked.answer();
    await nodes.cluster.begin(leader);
  }

  /** As before an update: the node says that it goes, and everybody is led to the other one. */
  async drain(): Promise<void> {
    const { party, nodes } = this;
    const before = await remembered(party);
    await nodes.other.drain();
    await this.allAt(nodes.one, GUESTS.length + 1);
    await this.remembersAll(before);
    await this.sameCards();
  }

  async catchTheSpy(): Promise<void> {
    const { party, tv } = this;
    // Who has accused already may not do so again.
    await party.convict(party.agent(0), party.spy);
    await party.goOn();
    await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
    await expect(tv.headline).toHaveText(tv.m.spy.result.agentsWin);
    const points = await Promise.all(party.phones.map((phone) => this.points(phone)));
    for (const told of points) expect(told).toEqual(points[0]);
    await party.all((phone) => phone.look('74-nodes-result', { whole: true }));
    await tv.catchUp();
    await tv.look('nodes-result');
  }

  private async points({ page }: Phone): Promise<string[]> {
    const rows = page.getByRole('row');
    return Promise.all(
      this.party.phones.map(async ({ name }) => {
        const row = rows.filter({ has: page.getByText(name, { exact: true }) });
        return (await row.getByRole('cell').allTextContents()).join(' ');
      }),
    );
  }

  private async allAt(node: Server, sockets: number): Promise<void> {
    const { balancer } = this.nodes;
    await expect.poll(() => balancer.sockets(node), { timeout: BACK_MS }).toBe(sockets);
    await this.calm();
  }

  /** Nobody is told of a lost connection, or of a tap under way. */
  private async calm(): Promise<void> {
    await this.party.all(async ({ page, m }) => {
      for (const words of [m.common.reconnecting, m.common.sending])
        await expect(page.getByText(words)).toBeHidden({ timeout: BACK_MS });
    });
  }

  /** A phone on its way may be shown as off for a moment. */
  private async remembersAll(before: Awaited<ReturnType<typeof remembered>>): Promise<void> {
    await expect.poll(() => remembered(this.party), { timeout: BACK_MS }).toEqual(before);
  }

  private async sameCards(): Promise<void> {
    await this.party.all(async (phone) => {
      expect(await phone.peek()).toEqual(this.party.secrets.get(phone));
    });
  }
}

/** What everybody sees of the round, without what moves. */
function remembered(party: Party): Promise<unknown> {
  return Promise.all(
    party.phones.map(async ({ headline, page, m }) => {
      const ring = page.getByRole('list', { name: m.play.ring.label });
      return { line: await headline.textContent(), ring: await ring.textContent() };
    }),
  );
}
