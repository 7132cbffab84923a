// Friends round one table, each with a phone.

import { expect } from '@playwright/test';
import type { Phone, Secret } from './phone';

export class Party {
  /** Known to the tests only because they may look at every phone. */
  secrets = new Map<Phone, Secret>();

  constructor(
    /** As they sit, the host first. */
    readonly phones: readonly Phone[],
    readonly path: string,
  ) {}

  get host(): Phone {
    return this.at(0);
  }

  get code(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  at(seat: number): Phone {
    const phone = this.phones[seat];
    if (!phone) throw new Error(`nobody sits at ${seat}`);
    return phone;
  }

  /** None where the spy's card lies in the middle. */
  get spyIfAny(): Phone | undefined {
    return this.phones.find((phone) => this.secrets.get(phone)?.spy);
  }

  get spy(): Phone {
    const spy = this.spyIfAny;
    if (!spy) throw new Error('nobody has found out to be the spy');
    return spy;
  }

  get agents(): Phone[] {
    return this.phones.filter((phone) => phone !== this.spy);
  }

  /** An agent, counted from the host; `but` are left out. */
  agent(index: number, ...but: Phone[]): Phone {
    const agent = this.agents.filter((phone) => !but.includes(phone))[index];
    if (!agent) throw new Error('there are fewer agents');
    return agent;
  }

  /** The place of this round, which every agent's card names. */
  get place(): string {
    const places = new Set(this.agents.map((phone) => this.secrets.get(phone)?.place));
    const [place] = places;
    if (places.size !== 1 || !place) throw new Error(`the agents are at ${[...places].join()}`);
    return place;
  }

  async others(phone: Phone, act: (other: Phone) => Promise<void>): Promise<void> {
    for (const other of this.phones) if (other !== phone) await act(other);
  }

  async all(act: (phone: Phone) => Promise<void>): Promise<void> {
    await Promise.all(this.phones.map(act));
  }

  async deal(): Promise<void> {
    await this.host.tap(this.host.m.lobby.start);
    await this.everybodyLooks();
  }

  async everybodyLooks(): Promise<void> {
    await this.everybodyLooksAround();
    this.expectFair();
  }

  /** Also where a card is left over, so that the spy may be nobody. */
  async everybodyLooksAround(): Promise<void> {
    this.secrets = new Map();
    await this.all((phone) => this.look(phone));
  }

  /** Clockwise from `first`, who is one of them. */
  from(first: Phone): Phone[] {
    const start = this.phones.indexOf(first);
    return [...this.phones.slice(start), ...this.phones.slice(0, start)];
  }

  async look(phone: Phone): Promise<void> {
    await phone.expectHeadline(phone.m.play.line.lookAtCard);
    this.secrets.set(phone, await phone.peek());
  }

  /** One spy, and all others in the same place. */
  expectFair(): void {
    expect(this.agents).toHaveLength(this.phones.length - 1);
    expect(this.place).toBeTruthy();
  }

  /** Whose turn it is; with all cards seen the clock starts by itself. */
  async asker(): Promise<Phone> {
    return this.theOne(async ({ headline, m }) => {
      return (await headline.textContent()) === m.play.line.yourTurn;
    });
  }

  /** `suspect` is put to the vote and all others agree, or all but `no`. */
  async convict(by: Phone, suspect: Phone, no?: Phone): Promise<void> {
    await by.accuse(suspect);
    for (const phone of this.phones)
      if (phone !== by && phone !== suspect) await phone.castVote(phone !== no);
  }

  async goOn(): Promise<void> {
    await this.all((phone) => phone.goOn());
  }

  async theOne(holds: (phone: Phone) => Promise<boolean>): Promise<Phone> {
    let found: Phone | undefined;
    await expect
      .poll(async () => {
        const held = await Promise.all(this.phones.map(holds));
        found = this.phones[held.indexOf(true)];
        return held.filter(Boolean).length;
      })
      .toBe(1);
    if (!found) throw new Error('found and lost');
    return found;
  }
}
