// The stage of every test: a server of its own, and phones, parties and a TV to bring to it.

import { expect, test as base } from '@playwright/test';
import type { RulesetId } from '../../web/src/lib/wire/wire';
import { Diary } from './diary';
import { Guests } from './guests';
import { Party } from './party';
import { Phone } from './phone';
import { Server } from './server';
import type { Traffic } from './traffic';
import { Tv } from './tv';
import { NAMES, type Locale } from './words';

export { expect };

/** Opens a table by rules that no screen offers, and is gone before the game begins. */
const HASTY = 'Hasty';

export type Stage = {
  server: Server;
  phone: (owner: { name: string; locale?: Locale }, url?: string) => Promise<Phone>;
  tv: (code: string, locale?: Locale) => Promise<Tv>;
  guests: () => Promise<Guests>;
  /** Friends in the lobby of a new table; `mixed` speak a language each, the host the first. */
  party: (seats: number, locale?: Locale) => Promise<Party>;
  mixedParty: (locales: readonly Locale[]) => Promise<Party>;
  /** The same where a round lasts one minute; screens offer three and more. */
  hastyParty: (seats: number, ruleset: RulesetId) => Promise<Party>;
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
    const party: Stage['party'] = (seats, locale = 'en') =>
      mixedParty(Array.from({ length: seats }, () => locale));
    const mixedParty: Stage['mixedParty'] = async (locales) => {
      const owners = locales.map((locale, i) => ({ name: NAMES[locale][i] ?? locale, locale }));
      const phones = await Promise.all(owners.map((owner) => phone(owner)));
      const [host, ...guests] = phones;
      if (!host) throw new Error('a party has a host');
      await host.open('/');
      const path = await host.openTable();
      // One after the other, so that they sit in this order.
      for (const guest of guests) await guest.join(path);
      return new Party(phones, path);
    };

    const guests = () => Guests.arrive(browser, server.url);
    const hastyParty: Stage['hastyParty'] = async (seats, ruleset) => {
      const hasty = await guests();
      const code = await hasty.openTable();
      const path = `/t/${code}`;
      await hasty.sit(code, HASTY);
      const { settings } = (await hasty.see(HASTY)).table;
      const shortest = { ...settings, spy: { ruleset, minutes: 1 } };
      expect(await hasty.do(HASTY, { do: 'configure', settings: shortest })).toBeNull();
      const names = NAMES.en.slice(0, seats);
      const phones = await Promise.all(names.map((name) => phone({ name })));
      for (const guest of phones) await guest.join(path);
      expect(await hasty.do(HASTY, { do: 'leave' })).toBeNull();
      return new Party(phones, path);
    };
    await use({ server, phone, tv, guests, party, mixedParty, hastyParty });

    await diary.keepIfFailed(testInfo, server);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
    expect(
      traffics.flatMap(({ faults }) => faults),
      'errors in pages',
    ).toEqual([]);
  },
});
