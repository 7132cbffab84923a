// Before the game: faces, what to play, the way in, and whoever finds no seat.

import { avatarOf } from '../../web/src/lib/avatar';
import { expect, test } from '../stage/test';
import { packTitle } from '../stage/words';

const CAT = 2;
const FEDORA = 0;
const BOWLER = 1;

test('a face is chosen at the door, seen by all, changed at the table and kept', async ({
  stage,
}) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  await guests.sit(code, 'Ana');
  expect(await guests.do('Ana', { do: 'dress', avatar: avatarOf(CAT, FEDORA) })).toBeNull();
  const zoe = await stage.phone({ name: 'Zoe' });
  const { avatar: m, common, invite } = zoe.m;
  await zoe.open(`/t/${code}`);
  await zoe.tap(invite.face);
  await zoe.look('60-face');

  // Ana has the cat in the hat that Zoe wears now, so this one comes in the next.
  const taken = m.worn({ what: m.animals.cat, name: 'Ana' });
  await zoe.pick(zoe.dialog.getByRole('radio', { name: taken, exact: true }));
  const fedora = zoe.dialog.getByRole('radio', {
    name: m.worn({ what: m.hats.fedora, name: 'Ana' }),
  });
  await expect(fedora).toBeDisabled();
  await zoe.tap(common.close);
  await zoe.sitDown();
  const faceOf = async (name: string) =>
    (await guests.see('Ana')).table.seats.find((seat) => seat.name === name)?.avatar;
  await expect.poll(() => faceOf('Zoe')).toBe(avatarOf(CAT, BOWLER));

  await zoe.tap(invite.face);
  await zoe.pick(zoe.dialog.getByRole('radio', { name: m.animals.owl, exact: true }));
  await zoe.tap(common.close);
  const owl = await faceOf('Zoe');
  expect(owl).not.toBe(avatarOf(CAT, BOWLER));
  const other = await guests.openTable();
  await zoe.join(`/t/${other}`);
  await guests.sit(other, 'Bo');
  const { seats } = (await guests.see('Bo')).table;
  expect(seats.find(({ name }) => name === 'Zoe')?.avatar).toBe(owl);
});

test('the host touches a game, and rules and pack belong together', async ({ stage }) => {
  const host = await stage.phone({ name: 'Ana' });
  await host.open('/');
  const path = await host.openTable();
  const { lobby, tiles } = host.m;
  const chosen = (pack: string) =>
    expect(host.page.getByText(new RegExp(`“?${packTitle(pack, 'en')}`)).last()).toBeVisible();
  await expect(host.tile(lobby.rules.names.spijun)).toBeChecked();
  await chosen('places');
  await host.look('61-tiles', { whole: true });
  await host.playBy('film-night');
  await chosen('films');

  const guest = await stage.phone({ name: 'Zoe', locale: 'hr' });
  await guest.join(path);
  await expect(guest.page.getByText(guest.m.tiles.about['film-night'])).toBeVisible();
  await guest.look('62-lobby-guest', { whole: true });
  // Two cannot play that, but something else.
  await expect(host.page.getByText(lobby.fits.title(2))).toBeVisible();
  await host.playBy('time-travel');
  await chosen('time-travel');
  await host.expectHeadline(lobby.headline.yours);
  await expect(host.page.getByText(tiles.title)).toBeVisible();
});

test('whoever finds the table locked is told to the host, who lets them in', async ({ stage }) => {
  const host = await stage.phone({ name: 'Ana' });
  await host.open('/');
  const path = await host.openTable();
  const { common, lobby, invite } = host.m;
  await host.tap(common.menu.open);
  await host.tap(lobby.lock);
  await expect(host.page.getByText(lobby.locked)).toBeVisible();

  const zoe = await stage.phone({ name: 'Zoe' });
  await zoe.open(path);
  // Somebody at the door does not watch yet.
  await expect(host.page.getByText(common.players(1), { exact: true })).toBeVisible();
  await zoe.sitDown();
  await expect(zoe.page.getByText(zoe.m.refusals.table_locked)).toBeVisible();
  await expect(host.page.getByText(invite.knocked.locked({ name: 'Zoe' }))).toBeVisible();
  await host.look('63-knocked');
  await zoe.tap(zoe.m.home.watch);
  await expect(host.page.getByText(common.watching(1))).toBeVisible();

  await host.tap(lobby.unlock);
  await expect(host.page.getByText(lobby.locked)).toBeHidden();
  await zoe.tap(common.menu.takeSeat);
  await zoe.sitDown();
  await expect(host.page.getByText(common.players(2), { exact: true })).toBeVisible();
});

test('whoever leaves for good is not offered to return', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Ana' });
  await phone.open('/');
  const code = (await phone.openTable()).split('/').at(-1) ?? '';
  const { common, home } = phone.m;
  await phone.tap(common.menu.open);
  await phone.tap(common.menu.leave);
  await phone.tap(
    phone.page.getByRole('alertdialog').getByRole('button', { name: common.menu.leaveYes }),
  );
  await expect(phone.button(home.newTable)).toBeVisible();
  await expect(phone.button(home.returnTo({ code }))).toBeHidden();
  await phone.open('/');
  await expect(phone.button(home.returnTo({ code }))).toBeHidden();
});
