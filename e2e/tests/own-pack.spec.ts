// A pack of one's own: written on one phone, sent to another as a link, played by a table at which not
// everybody speaks its language, and guessed.

import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

const PACK = 'Bakino selo';
const PLACES = ['Kuhinja', 'Tavan', 'Podrum', 'Štala', 'Crkva', 'Birtija', 'Bunar', 'Groblje'];
const ROLE = 'Ministrant';

test('a pack is written, passed on, played and guessed', async ({ stage }) => {
  const author = await stage.phone({ name: 'Željka', locale: 'hr' });
  await author.open('/packs');
  await test.step('it is written on a phone', () => write(author));
  const link = await test.step('it becomes a link and a file', () => passOn(author));

  const host = await stage.phone({ name: 'Ann' });
  await test.step('another phone keeps it', () => keep(host, link));
  await host.open('/');
  const path = await host.openTable();
  const ru = await stage.phone({ name: 'Юля', locale: 'ru' });
  const ben = await stage.phone({ name: 'Ben' });
  for (const guest of [author, ru, ben]) await guest.join(path);
  await test.step('and puts it on the table', () => putOnTable(host));

  await test.step('each phone says what language it has', async () => {
    await expect(ru.page.getByText(foreign(ru))).toBeVisible();
    await expect(author.page.getByText(`„${PACK}”`)).toBeVisible();
    await expect(author.page.getByText(foreign(author))).toBeHidden();
    await ru.look('p4-lobby-foreign');
  });
  await test.step('it outlives a server that loses power', async () => {
    await stage.server.kill9();
    await stage.server.restart();
    await host.reload();
    await expect(host.page.getByText(PACK)).toBeVisible();
  });
  await test.step('the spy names a place of it', () => play([host, author, ru, ben]));
});

async function write(phone: Phone): Promise<void> {
  const m = phone.m.packs;
  await phone.look('p0-packs-none', { whole: true });
  const sheet = dialog(phone, m.editor.title);
  // Who only looks in leaves nothing behind.
  await phone.tap(m.create);
  await phone.tap(m.editor.add);
  await phone.tap(m.editor.done);
  await expect(phone.page.getByText(m.none)).toBeVisible();
  await phone.tap(m.create);
  await sheet.getByLabel(m.editor.name, { exact: true }).fill(PACK);
  await sheet.getByLabel(m.editor.place, { exact: true }).fill(PLACES[0] ?? '');
  await phone.tap(m.editor.many);
  const many = dialog(phone, m.editor.many);
  await many.getByRole('textbox').fill(PLACES.slice(1, 7).join('\n'));
  await phone.tap(many.getByRole('button', { name: m.editor.manyAdd }));
  await expect(sheet.getByText(m.editor.moreNeeded(1))).toBeVisible();

  // A page that goes in the middle of it loses nothing, and one writes on where one was.
  await phone.reload();
  await phone.tap(phone.page.getByText(PACK));
  await phone.tap(m.edit);
  // One after the other, as fast as one can type.
  await phone.tap(m.editor.add);
  await sheet.getByLabel(m.editor.place, { exact: true }).fill('Tavan');
  await expect(sheet.getByText(m.faults.duplicate_name).first()).toBeVisible();
  await phone.look('p1-editor-fault', { whole: true });
  await sheet.getByLabel(m.editor.place, { exact: true }).fill(PLACES[7] ?? '');
  await expect(sheet.getByText(m.editor.doneReady)).toBeVisible();

  await phone.tap(m.editor.dropPlace);
  await expect(sheet.getByText(m.editor.dropped({ name: 'Groblje' }))).toBeVisible();
  await phone.tap(m.editor.undo);
  await expect(sheet.getByText(m.editor.doneReady)).toBeVisible();

  await phone.tap(sheet.getByRole('button', { name: /Crkva/ }));
  await phone.tap(m.editor.addRole);
  await sheet.getByLabel(m.editor.role({ number: 1 }), { exact: true }).fill(ROLE);
  await phone.look('p2-editor', { whole: true });
  await phone.tap(m.editor.done);
  await expect(sheet).toBeHidden();

  await phone.reload();
  await phone.tap(phone.page.getByText(PACK));
  await expect(phone.page.getByText(m.ready)).toBeVisible();
}

async function passOn(phone: Phone): Promise<string> {
  const m = phone.m.packs;
  await phone.tap(m.share.label);
  const sheet = dialog(phone, m.share.title({ name: PACK }));
  const link = await sheet.getByLabel(m.share.link, { exact: true }).inputValue();
  expect(link).toContain('/packs#1.');
  await expect(sheet.getByRole('img', { name: m.share.qr({ name: PACK }) })).toBeVisible();
  await phone.look('p3-share');

  const download = phone.page.waitForEvent('download');
  await phone.tap(sheet.getByRole('button', { name: m.share.file, exact: true }));
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown;
  expect(file).toMatchObject({ format: 1, id: 'bakino-selo', name: { hr: PACK } });
  return link;
}

async function keep(phone: Phone, link: string): Promise<void> {
  const m = phone.m.packs;
  await phone.open(new URL(link).pathname + new URL(link).hash);
  await phone.expectHeadline(PACK);
  await expect(phone.page.getByText(`${m.places(8)} · ${m.languages.hr}`)).toBeVisible();
  await phone.look('p5-link', { whole: true });
  await phone.tap(m.offer.keep);
  await expect(phone.page.getByText(m.offer.kept({ name: PACK }))).toBeVisible();
  await phone.expectHeadline(phone.m.home.packs);

  // Half a link is told as such.
  await phone.open(new URL(link).pathname + new URL(link).hash.slice(0, 60));
  await phone.expectHeadline(m.offer.cannot);
}

async function putOnTable(host: Phone): Promise<void> {
  const m = host.m.packs;
  await host.openRules({ more: true });
  await host.tap(m.table.open);
  const sheet = dialog(host, host.m.home.packs);
  await host.tap(sheet.getByText(PACK));
  await host.look('p6-table-packs');
  await host.tap(sheet.getByRole('button', { name: m.table.use }));
  await expect(sheet).toBeHidden();
  const choice = host.page.getByRole('group', { name: host.m.choice.askPacks });
  await expect(choice.getByRole('checkbox', { name: PACK })).toBeChecked();
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await host.tap(host.m.common.close);
  await expect(host.page.getByText(foreign(host))).toBeVisible();
}

async function play(phones: readonly Phone[]): Promise<void> {
  const [host] = phones;
  if (!host) throw new Error('somebody is the host');
  await host.tap(host.m.lobby.start);
  const cards = new Map<Phone, string>();
  for (const phone of phones) {
    await phone.expectHeadline(phone.m.play.line.lookAtCard);
    cards.set(phone, await phone.hold(async (card) => (await card.textContent()) ?? ''));
  }
  const isSpy = (phone: Phone) => cards.get(phone)?.includes(phone.m.spy.card.task) ?? false;
  const spy = phones.find(isSpy);
  const agents = phones.filter((phone) => !isSpy(phone));
  if (!spy) throw new Error('somebody is the spy');
  const seen = agents.map((agent) => PLACES.find((name) => cards.get(agent)?.includes(name)));
  const [place = ''] = seen;
  expect(seen).toEqual([place, place, place]);

  for (const phone of phones) {
    const note = phone.page.getByText(foreign(phone));
    if (phone.owner.locale === 'hr') await expect(note).toBeHidden();
    else await expect(note).toBeVisible();
  }
  await spy.revealItself();
  await spy.tap(spy.button(new RegExp(`^${place}`)));
  await spy.tap(spy.dialog.getByRole('button', { name: spy.m.spy.places.guessYes }));
  await expect(host.button(host.m.play.result.next)).toBeVisible();
  for (const phone of phones) await expect(phone.page.getByText(place).first()).toBeVisible();
}

/** What a phone says that does not speak Croatian. */
function foreign({ m }: Phone): string {
  return m.packs.foreign({ name: PACK, locale: 'hr' });
}

function dialog(phone: Phone, name: string): Locator {
  return phone.page.getByRole('dialog', { name, exact: true });
}
