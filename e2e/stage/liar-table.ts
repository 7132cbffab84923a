// Friends who do not know that they play by way of a liar. One table lasts for many lies, a round for each.

import type { Browser, Locator, TestInfo } from '@playwright/test';
import type { Messages } from '../../web/src/i18n/messages';
import type { Sign } from '../../web/src/lib/fair/faults';
import { Diary } from './diary';
import { laidTable } from './laid';
import { Liar } from './liar';
import { Party } from './party';
import { Phone, beginning } from './phone';
import { Server } from './server';
import { expect, test } from './test';
import { NAMES, type Locale } from './words';

/** All that is wrong; or one thing among others. */
type Faults = (m: Messages['fair']) => readonly (string | RegExp)[] | string;
type Owner = { name: string; locale: Locale };

const CODE = 'BCDFG';
/** One for each language, the host first. */
const OWNERS: readonly Owner[] = (['en', 'hr', 'ru'] as const).map((locale) => ({
  name: NAMES[locale][0] ?? '',
  locale,
}));
/** Nothing that anybody has chosen comes into the deals, and no game is over before the lies are. */
const SETTINGS = {
  rounds: 20,
  starter: 1,
  places: { out: [], fresh: false },
  // Three would get a card in the middle.
  spy: { ruleset: 'time-travel' as const, house: { name: '', changes: { variantByCount: false } } },
};

/** A table that lasts for all tests of a file, if none of them fails. */
export function lyingTable(): () => LyingTable {
  let table: LyingTable | null = null;
  const found = () => {
    if (!table) throw new Error('the table is laid before the first test');
    return table;
  };
  // One after the other, since they meet at one table.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    table = await LyingTable.lay(browser);
  });
  test.afterEach(async ({}, info) => table?.keepIfFailed(info));
  test.afterAll(async () => table?.leave());
  return found;
}

export class LyingTable {
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
    readonly liar: Liar,
    readonly party: Party,
    private readonly diary: Diary,
  ) {}

  static async lay(browser: Browser): Promise<LyingTable> {
    const server = await Server.start();
    const names = OWNERS.map(({ name }) => name);
    const agree = { do: 'configure' as const, settings: SETTINGS };
    await server.lay([laidTable(CODE, names, [{ by: names[0] ?? '', intent: agree }])]);
    const liar = await Liar.before(server);
    const diary = new Diary();
    const open = async (owner: Owner) => {
      const phone = await Phone.unlock(browser, liar.url, owner);
      await diary.follow(phone.page, phone.name);
      await phone.enter(CODE);
      return phone;
    };
    const phones = await Promise.all(OWNERS.map(open));
    const party = new Party(phones, `/t/${CODE}`);
    const table = new LyingTable(server, browser, liar, party, diary);
    await table.everybodyHasSealed();
    return table;
  }

  /** Somebody else, who comes by way of the liar, too. */
  async guest(owner: Owner): Promise<Phone> {
    const phone = await Phone.unlock(this.browser, this.liar.url, owner);
    await this.diary.follow(phone.page, phone.name);
    await phone.join(this.party.path);
    return phone;
  }

  /** As they sit, the host first. */
  get phones(): [Phone, Phone, Phone] {
    return [this.party.at(0), this.party.at(1), this.party.at(2)];
  }

  seat(phone: Phone): number {
    return this.party.phones.indexOf(phone) + 1;
  }

  /** The host deals, and everybody looks. */
  async deal(): Promise<void> {
    const { host } = this.party;
    const { lobby, play } = host.m;
    await host.tap(host.button(lobby.start).or(host.button(play.result.next)));
    await this.party.everybodyLooksAround();
  }

  /** Numbers for the round that is dealt next. */
  async everybodyHasSealed(round = this.liar.next): Promise<void> {
    const { liar, party } = this;
    const hasSealed = (phone: Phone) => liar.seals(round, this.seat(phone)).length > 0;
    await expect.poll(() => party.phones.every(hasSealed)).toBe(true);
  }

  /** The round is over, though nobody has won it. */
  async end(): Promise<void> {
    await this.party.host.callOff();
    await this.party.all((phone) => phone.expectHeadline(phone.m.play.result.void));
    await this.everybodyHasSealed();
  }

  async round(): Promise<void> {
    await this.deal();
    await this.end();
  }

  /** What a phone says below the result of the round. */
  tick(phone: Phone, sign: Sign): Locator {
    return phone.button(beginning(phone.m.fair.tick[sign]));
  }

  async expectSign(sign: Sign, ...phones: Phone[]): Promise<void> {
    for (const phone of phones) await expect(this.tick(phone, sign)).toBeVisible();
  }

  /** As it stands there, to be read to the others. */
  async code(phone: Phone): Promise<string> {
    return this.tick(phone, 'verified').locator('.round-code').innerText();
  }

  /** Loud, on whatever screen; and behind it, what is wrong. */
  async expectWrong(phone: Phone, name: string, faults: Faults): Promise<void> {
    const { tick, whatHappened, signs, wrongTitle } = phone.m.fair;
    await expect(phone.page.getByRole('alert').filter({ hasText: tick.wrong })).toBeInViewport();
    await phone.look(`${name}-1`);
    await phone.tap(whatHappened);
    const { dialog } = phone;
    await expect(dialog.getByRole('heading', { name: signs.wrong.title })).toBeVisible();
    const title = phone.page.getByRole('heading', { name: wrongTitle, exact: true });
    const wrong = dialog.locator('section').filter({ has: title });
    const [told, expected] = [wrong.getByRole('listitem'), faults(phone.m.fair)];
    if (typeof expected !== 'string') await expect(told).toHaveText(expected);
    else await expect(told.filter({ hasText: expected })).toBeVisible();
    await phone.look(`${name}-2`);
    await phone.tapOnSheet(phone.m.common.close);
    await expect(dialog).toBeHidden();
  }

  async keepIfFailed(info: TestInfo): Promise<void> {
    await this.diary.keepIfFailed(info, this.server);
  }

  async leave(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    this.liar.close();
    await this.server.stop();
    expect(
      this.party.phones.flatMap(({ traffic }) => traffic.faults),
      'errors in pages',
    ).toEqual([]);
  }
}
