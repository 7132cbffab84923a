// Whatever somebody types at the door, the answer is a sentence in that person's language, and the
// table inside stays as it is.

import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

/** A code that keeps to the alphabet and that no table has. */
const NOBODYS = 'ZZZZZ';
const SEATS = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kim', 'Lea'];

test('wrong codes and names get a clear sentence', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  await guests.sit(code, 'Ana');
  const phone = await stage.phone({ name: 'Zoe' });
  const { home, refusals, common, lobby } = phone.m;
  const says = (text: string) => expect(alert(phone)).toHaveText(text);

  await phone.open('/');
  await phone.tap(home.newTable);
  await says(refusals.name_empty);
  await phone.page.getByLabel(home.code).fill('abc');
  await phone.tap(home.join);
  await expect(phone.page.getByText(home.codeShort)).toBeVisible();
  await phone.look('40-home-wrong');
  await phone.page.getByLabel(home.code).fill(NOBODYS.toLowerCase());
  await phone.tap(home.join);
  await phone.expectHeadline(common.noSuchTable.title);
  await expect(phone.page.getByText(common.noSuchTable.text({ code: NOBODYS }))).toBeVisible();
  await phone.look('41-no-such-table');
  await phone.tap(common.home);

  await phone.page.getByLabel(home.code).fill(code);
  await phone.tap(home.join);
  for (const name of ['', '   ', '\t']) {
    await phone.sitDown(name);
    await says(refusals.name_empty);
  }
  for (const name of ['Ana', 'ana', ' ANA ']) {
    await phone.sitDown(name);
    await says(refusals.name_taken);
  }
  await phone.look('42-door-wrong');
  // A hand cannot get so much into the field; a program can.
  const field = phone.page.getByLabel(home.name, { exact: true });
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  await phone.sitDown('x'.repeat(500));
  await says(refusals.name_too_long);
  expect((await guests.see('Ana')).table.seats.map(({ name }) => name)).toEqual(['Ana']);

  await field.evaluate((input, most) => input.setAttribute('maxlength', most), '20');
  await paste(phone, 'Ž'.repeat(500));
  await phone.tap(home.sitDown);
  await phone.expectHeadline(lobby.headline.missing(1));
  const { seats } = (await guests.see('Ana')).table;
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Ž'.repeat(20)]);
});

test('a full table says so and lets watch', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  for (const name of SEATS) await guests.sit(code, name);
  const phone = await stage.phone({ name: 'Zoe' });
  const { home, refusals, common } = phone.m;

  await phone.open(`/t/${code}`);
  await phone.sitDown();
  await expect(alert(phone)).toHaveText(refusals.table_full);
  await phone.look('43-table-full');
  expect((await guests.see('Ana')).table.seats).toHaveLength(SEATS.length);

  await phone.tap(home.watch);
  const seated = new RegExp(`^${common.players(SEATS.length)}`);
  await expect(phone.page.getByText(seated)).toBeVisible();
  await expect(phone.button(common.menu.takeSeat)).toBeHidden();
  await phone.look('44-watching');
});

/** The sentence beside the field. */
function alert({ page }: Phone) {
  return page.locator('form').getByRole('alert');
}

async function paste(phone: Phone, text: string): Promise<void> {
  const field = phone.page.getByLabel(phone.m.home.name, { exact: true });
  await field.fill('');
  await phone.tap(field);
  await phone.page.keyboard.insertText(text);
}
