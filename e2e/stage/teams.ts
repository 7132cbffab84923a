// Friends who play the captains' game, each with a phone: what the captains, the agents and the spy
// do, by tapping. Who holds what is known only because tests may look at every phone.

import { expect, type Locator } from '@playwright/test';
import type { Party } from './party';
import { beginning, type Phone } from './phone';
import { placeName, placeOn } from './words';

/** The place on a card, or nothing on the spy's. */
type Card = string | null;

export class Teams {
  private cards = new Map<Phone, Card>();
  /** In the order in which they act. */
  captains: [Phone, Phone];

  constructor(
    readonly party: Party,
    chosen: [Phone, Phone],
  ) {
    this.captains = chosen;
  }

  get spy(): Phone {
    const spies = this.party.phones.filter((phone) => this.cards.get(phone) === null);
    const [spy] = spies;
    if (spies.length !== 1 || !spy) throw new Error(`${spies.length} spies`);
    return spy;
  }

  place(captain: Phone): string {
    const place = this.cards.get(captain);
    if (!place) throw new Error(`${captain.name} has no place`);
    return place;
  }

  /** Agents with this captain's place, as they sit. */
  agentsOf(captain: Phone): Phone[] {
    return this.party.phones.filter(
      (phone) => !this.captains.includes(phone) && this.cards.get(phone) === this.place(captain),
    );
  }

  other(captain: Phone): Phone {
    return this.captains[0] === captain ? this.captains[1] : this.captains[0];
  }

  /** Everybody else at the table. */
  async others(but: Phone[], act: (phone: Phone) => Promise<void>): Promise<void> {
    await Promise.all(this.party.phones.filter((phone) => !but.includes(phone)).map(act));
  }

  /**
   * One of the captains begins; the clock stands while everybody looks. Captains have 15 seconds to
   * settle it, so on a slow day chance was quicker: then the order is another one.
   */
  async begin(): Promise<void> {
    const [wanted] = this.captains;
    const begin = wanted.button(wanted.m.captains.act.begin);
    await wanted.tap(begin).catch(() => expect(begin).toBeHidden());
    const first = await this.party.theOne(async ({ headline, m }) => {
      return (await headline.textContent()) === m.play.line.yourTurn;
    });
    this.captains = [first, this.other(first)];
    await this.whileStopped(() =>
      this.party.all(async (phone) => void this.cards.set(phone, await this.peek(phone))),
    );
    this.expectFair();
  }

  private async peek(phone: Phone): Promise<Card> {
    const words = await phone.hold(async (card) => (await card.textContent()) ?? '');
    const isSpy = words.includes(phone.m.captains.card.forSpy);
    const place = placeOn(words, phone.owner.locale);
    expect(isSpy, `the card of ${phone.name}: ${words}`).toBe(place === null);
    return place;
  }

  /** One spy, and agents shared out between two places as evenly as can be. */
  private expectFair(): void {
    const [one, two] = this.captains;
    expect(this.place(one)).not.toBe(this.place(two));
    const shares = [one, two].map((captain) => this.agentsOf(captain).length);
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([2, 3]);
    expect(this.captains).not.toContain(this.spy);
  }

  /** Steps are short: whatever takes its time is done while the host has stopped the clock. */
  async whileStopped(during: () => Promise<void>): Promise<void> {
    const { host } = this.party;
    const { menu } = host.m.common;
    const before = await host.headline.textContent();
    await host.tap(menu.open);
    await host.tap(menu.pause);
    await this.party.all((phone) => phone.expectHeadline(phone.m.play.line.paused));
    await during();
    await host.tap(menu.resume);
    await host.expectHeadline(before ?? '');
  }

  async ask(captain: Phone, agent: Phone): Promise<void> {
    await captain.tap(captain.face(agent.name));
    await captain.expectHeadline(captain.m.play.line.youAsk({ asked: agent.name }));
  }

  async answer(agent: Phone): Promise<void> {
    await agent.tap(agent.m.play.act.answered);
    await expect(agent.button(agent.m.play.act.answered)).toBeHidden();
  }

  async doneAsking(captain: Phone): Promise<void> {
    const { done } = captain.m.captains.act;
    await captain.tap(done);
    await captain.tap(captain.dialog.getByRole('button', { name: done, exact: true }));
    await expect(captain.button(done)).toBeHidden();
  }

  /** Both, one after the other; nobody is asked anything. */
  async bothAreDone(): Promise<void> {
    for (const captain of this.captains) await this.doneAsking(captain);
  }

  /** From the ring to the second look. */
  async aim(captain: Phone, agent: Phone): Promise<void> {
    await captain.expectHeadline(captain.m.captains.line.yourPick);
    const face = captain.m.captains.ring.pick({ name: agent.name });
    await captain.tap(captain.button(beginning(face)));
    await expect(captain.dialog).toBeVisible();
  }

  async pick(captain: Phone, agent: Phone): Promise<void> {
    await this.aim(captain, agent);
    const name = captain.m.captains.act.pickYes({ name: agent.name });
    await captain.tap(captain.dialog.getByRole('button', { name, exact: true }));
    await expect(captain.dialog).toBeHidden();
  }

  async refuse(captain: Phone): Promise<void> {
    const { refuse, refuseYes } = captain.m.captains.act;
    await captain.tap(refuse);
    await captain.tap(captain.dialog.getByRole('button', { name: refuseYes, exact: true }));
    await expect(captain.dialog).toBeHidden();
  }

  /** The spy names this place for this captain. */
  async name(captain: Phone, place: string): Promise<void> {
    const { spy } = this;
    const m = spy.m.captains;
    await spy.expectHeadline(m.line.youName({ captain: captain.name }));
    await spy.tap(spy.place(place));
    const sure = { place: placeName(place, spy.owner.locale), captain: captain.name };
    await expect(spy.dialog).toContainText(m.act.nameSure(sure));
    await spy.tap(m.act.nameYes);
  }

  async pass(captain: Phone): Promise<void> {
    const { spy } = this;
    const m = spy.m.captains;
    await spy.expectHeadline(m.line.youName({ captain: captain.name }));
    await spy.tap(m.act.pass);
    await spy.tap(spy.dialog.getByRole('button', { name: m.act.pass, exact: true }));
  }

  /** What this round brought everybody, as every phone shows it; who is left out got nothing. */
  async expectGained(gained: Map<Phone, number>): Promise<void> {
    await this.party.all(async (phone) => {
      for (const line of this.party.phones) {
        const points = gained.get(line) ?? 0;
        const sign = points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '';
        await expect(
          cells(phone, line).first(),
          `${line.name} on the phone of ${phone.name}`,
        ).toHaveText(sign);
      }
    });
  }

  async nextRound(): Promise<void> {
    const { host } = this.party;
    await host.tap(host.m.play.result.next);
    const before = this.captains;
    await expect.poll(async () => this.findCaptains()).toBe(2);
    // RULES 6.3: two other captains in the next round.
    for (const captain of before) expect(this.captains).not.toContain(captain);
  }

  /** As the host's screen names them; gives how many there are. */
  private async findCaptains(): Promise<number> {
    const { host, phones } = this.party;
    const leads = async (phone: Phone) => {
      const captain = phone === host ? host.m.play.you : phone.name;
      const team = host.m.captains.teams.of({ captain });
      return (await host.page.getByText(team, { exact: true }).count()) > 0;
    };
    const found = await Promise.all(phones.map(leads));
    const [one, two, ...more] = phones.filter((_, i) => found[i]);
    if (one && two && more.length === 0) this.captains = [one, two];
    return found.filter(Boolean).length;
  }
}

/** Beside a name in the score table: points of this round, points of the game. */
function cells({ page }: Phone, { name }: Phone): Locator {
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  return row.getByRole('cell');
}
