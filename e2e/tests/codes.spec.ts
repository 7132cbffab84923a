// Codes of tables have more letters where there are very many tables. Whoever comes by a link, types one or scans
// one need not know.

import { laidTable } from '../stage/laid';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';

/** The last of wide letters. */
const CODES = ['KRZNB', 'KRZNBC', 'MQGWXVDM'];
const SMALL = { width: 320, height: 568 };

for (const locale of LOCALES)
  test(`a code of any length is typed, and leads to its table in ${locale}`, async ({ stage }) => {
    await stage.server.lay(CODES.map((code) => laidTable(code, ['Ana', 'Bo'], [])));
    const guest = await stage.phone({ name: 'Zoe', locale });
    const { home, lobby } = guest.m;
    for (const code of CODES) {
      await guest.open('/');
      // Whoever has said who they are need not say it at the door.
      await guest.page.getByLabel(home.name, { exact: true }).fill(guest.name);
      await guest.page.getByLabel(home.code).pressSequentially(code.toLowerCase());
      await guest.look(`home-code-${code.length}`);
      await guest.tap(home.join);
      await guest.expectHeadline(lobby.headline.theirs({ host: 'Ana' }));
      await expect(
        guest.page.getByLabel(`${lobby.invite.code}: ${code.split('').join(' ')}`),
      ).toHaveText(code);
      await guest.look(`lobby-code-${code.length}`, { whole: true });
    }

    // What is not a code is said before anybody is asked for it.
    for (const wrong of ['KRZN', 'MQGWXVDMK']) {
      await guest.open('/');
      await guest.page.getByLabel(home.code).fill(wrong);
      await guest.tap(home.join);
      await expect(guest.page.getByText(home.codeShort)).toBeVisible();
    }

    const small = await stage.phone({ name: 'Bo', locale });
    await small.page.setViewportSize(SMALL);
    for (const code of CODES) {
      await small.open('/');
      const field = small.page.getByLabel(home.code);
      await field.fill(code);
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
      await small.look(`home-code-${code.length}-small`);
      await small.enter(code);
      await small.look(`lobby-code-${code.length}-small`);
    }
  });

test('a link to a table with a long code leads there, in whatever letters', async ({ stage }) => {
  await stage.server.lay(CODES.map((code) => laidTable(code, ['Ana', 'Bo'], [])));
  const phone = await stage.phone({ name: 'Zoe' });
  for (const code of CODES) {
    await phone.join(`/t/${code.toLowerCase()}`);
    await phone.expectHeadline(phone.m.lobby.headline.theirs({ host: 'Ana' }));
  }
  // It comes back to where it was.
  await phone.open('/');
  await phone.tap(phone.m.home.returnTo({ code: CODES.at(-1) ?? '' }));
  await phone.expectHeadline(phone.m.lobby.headline.theirs({ host: 'Ana' }));
});
