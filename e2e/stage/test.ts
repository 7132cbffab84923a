// The stage of every test: a server of its own, and phones, parties and a TV to bring to it.

import { expect, test as base } from '@playwright/test';
import type { SeatView } from '../../web/src/lib/wire/wire';
import { Company, secrets } from './company';
import { Diary } from './diary';
import { Guests } from './guests';
import { laidTable, spyRound, type SpyRound } from './laid';
import { Party } from './party';
import { Phone } from './phone';
import { Server } from './server';
import type { Traffic } from './traffic';
import { Tv } from './tv';
import { NAMES, type Locale } from './words';

export { expect };

/** Who has the phone where only one has. */
export const ZOE = 'Zoe';
const FRIENDS = ['Ana', 'Bo', 'Cy'];
const LOBBY = 'BCDFG';

export type Stage = {
  server: Server;
  phone: (owner: { name: string; locale?: Locale }, url?: string) => Promise<Phone>;
  tv: (code: string, locale?: Locale) => Promise<Tv>;
  guests: () => Promise<Guests>;
  /** Friends in the lobby of a new table, as they sit, the host first. */
  together: (owners: readonly { name: string; locale?: Locale }[]) => Promise<Party>;
  party: (seats: number, locale?: Locale) => Promise<Party>;
  /** A round of spies that goes on already, though nobody has come in yet. */
  laid: (round: SpyRound) => Promise<{ code: string; seen: Record<string, SeatView> }>;
  /** The same with a phone for everybody. The spy is known by the number of the seat. */
  round: (
    round: Omit<SpyRound, 'names' | 'spy'> & { seats: number; spy: number | null },
  ) => Promise<Party>;
  /** The same where only Zoe has a phone, and sits last, or first. */
  company: (
    round: Omit<SpyRound, 'names'> & {
      friends?: readonly string[];
      phoneFirst?: boolean;
      locale?: Locale;
    },
  ) => Promise<Company>;
};

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ browser }, use, testInfo) => {
    const server = await Server.start();
    const diary = new Diary();
    const traffics: Traffic[] = [];

    const phone: Stage['phone'] = async ({ name, locale = 'en' }, url = server.url) => {
      const opened = await Phone.unlock(browser, url, { name, locale });
      await diary.follow(opened.page, name);
      traffics.push(opened.traffic);
      return opened;
    };
    const tv: Stage['tv'] = async (code, locale = 'en') => {
      const opened = await Tv.open(browser, { url: server.url, code, locale });
      traffics.push(opened.traffic);
      return opened;
    };
    const together: Stage['together'] = async (owners) => {
      const names = owners.map(({ name }) => name);
      const settings = { spy: { ruleset: 'time-travel' as const } };
      const agree = { by: names[0] ?? '', intent: { do: 'configure' as const, settings } };
      await server.lay([laidTable(LOBBY, names, [agree])]);
      const phones = await Promise.all(owners.map((owner) => phone(owner)));
      await Promise.all(phones.map((one) => one.enter(LOBBY)));
      return new Party(phones, `/t/${LOBBY}`);
    };
    const party: Stage['party'] = (seats, locale = 'en') =>
      together(NAMES[locale].slice(0, seats).map((name) => ({ name, locale })));

    const guests = () => Guests.arrive(browser, server.url);
    const laid: Stage['laid'] = async (round) => {
      const plan = spyRound(round);
      const seen = (await server.lay([plan]))[plan.code] ?? {};
      return { code: plan.code, seen };
    };
    const round: Stage['round'] = async ({ seats, spy, ...how }) => {
      const names = NAMES.en.slice(0, seats);
      const { code, seen } = await laid({
        names,
        spy: spy === null ? null : (names[spy] ?? ''),
        ...how,
      });
      const phones = await Promise.all(names.map((name) => phone({ name })));
      // Time stands until everybody is there, so the others see all that follows.
      await Promise.all(phones.slice(1).map((one) => one.enter(code)));
      await phones[0]?.enter(code);
      const party = new Party(phones, `/t/${code}`);
      const cards = secrets(seen);
      for (const one of phones)
        party.secrets.set(one, cards.get(one.name) ?? { spy: false, place: null });
      return party;
    };
    const company: Stage['company'] = async ({ friends = FRIENDS, locale = 'en', ...how }) => {
      const owner = { name: ZOE, locale };
      const names = how.phoneFirst ? [ZOE, ...friends] : [...friends, ZOE];
      const table = await laid({ names, ...how });
      return Company.enter(await guests(), await phone(owner), table);
    };
    await use({ server, phone, tv, guests, together, party, laid, round, company });

    await diary.keepIfFailed(testInfo, server);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
    expect(
      traffics.flatMap(({ faults }) => faults),
      'errors in pages',
    ).toEqual([]);
  },
});
