// More people than the chosen rules take sit down all the same, and the host finds what fits them one
// touch away.

import { expect, test } from '../stage/test';

const GUESTS = ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];

test('nine sit down, and the host touches what fits them and starts', async ({ stage }) => {
  const host = await stage.phone({ name: 'Ana', locale: 'en' });
  const guests = await stage.guests();
  await host.open('/');
  const path = await host.openTable();
  const code = path.split('/').at(-1) ?? '';
  const friend = await stage.phone({ name: 'Zoe', locale: 'hr' });
  await friend.join(path);
  for (const name of GUESTS) await guests.sit(code, name);

  const { lobby } = host.m;
  await host.expectHeadline(lobby.headline.tooMany);
  await expect(host.button(lobby.startTooMany(1))).toBeDisabled();
  await host.look('45-lobby-nine', { whole: true });
  await friend.expectHeadline(friend.m.lobby.headline.tooMany);
  await expect(friend.page.getByText(friend.m.lobby.fits.wait({ host: 'Ana' }))).toBeVisible();
  await expect(friend.page.getByRole('radio')).toHaveCount(0);

  await host.playBy('indictment');
  await host.expectHeadline(lobby.headline.yours);
  await expect(host.page.getByText(lobby.fits.title(9))).toBeHidden();
  await host.tap(lobby.start);
  await expect(host.card).toBeVisible();
  await expect.poll(async () => (await guests.see('Cy')).table.phase).toBe('dealt');
  const { table } = await guests.see('Cy');
  expect(table.settings.spy.ruleset).toBe('indictment');
  expect(table.seats.filter(({ playing }) => playing)).toHaveLength(9);
});
