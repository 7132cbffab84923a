// What a phone knows of the deal: read aloud during the round, checked after it, and taken away to be checked by
// somebody else.

import { execFile } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BINARY } from '../stage/binary';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

const GUESTS = [
  { name: 'Ann', locale: 'en' },
  { name: 'Đuro', locale: 'hr' },
  { name: 'Боря', locale: 'ru' },
] as const;

test('a deal is verified by every phone, and by whoever is given what it saves', async ({
  stage,
}) => {
  const party = await stage.together(GUESTS);
  await party.deal();
  const codes: string[] = [];
  await test.step('compare the code during the round', async () => {
    for (const phone of party.phones) {
      const { signs, numbers } = phone.m.fair;
      await openSheet(phone);
      await expectVerdict(phone, signs.pending.title);
      await expect(phone.dialog.getByText(numbers.growing)).toBeVisible();
      for (const { name } of GUESTS)
        await expect(phone.dialog.getByText(name, { exact: true })).toBeVisible();
      codes.push(await codeOn(phone));
      await phone.look('fair-1-during');
      await phone.tap(phone.m.common.close);
    }
    expect(new Set(codes).size).toBe(1);
  });

  await party.host.callOff();
  const files: string[] = [];
  for (const phone of party.phones)
    await test.step(`take it away in ${phone.owner.locale}`, async () => {
      const { signs, numbers } = phone.m.fair;
      await openSheet(phone);
      await expectVerdict(phone, signs.verified.title);
      expect(await codeOn(phone)).toBe(codes[0]);
      await phone.look('fair-2-verified');
      const saved = await save(phone);
      expect(saved.name).toBe(`molehunt-${party.code}-1.txt`);
      files.push(saved.path);
      const text = await readFile(saved.path, 'utf8');

      await phone.tap(numbers.show);
      await expect(phone.dialog.getByRole('textbox')).toHaveValue(text);
      await phone.look('fair-3-numbers');
      expect(await copied(phone)).toBe(text);
      await expect(phone.dialog.getByText(numbers.copied)).toBeVisible();
      await phone.tap(phone.m.common.close);
    });
  // The command says by its exit code whether anything differs.
  const { stdout } = await promisify(execFile)(BINARY, ['verify', ...files]);
  expect(stdout.match(/^ {2}proved/gim)).toHaveLength(files.length);
  for (const file of files) expect(stdout).toContain(file);
});

test('all of it is reached by keys, and Escape leads back', async ({ stage }) => {
  const party = await stage.party(4);
  await party.deal();
  const [phone] = party.phones as [Phone];
  const { page, m, dialog } = phone;
  await page.getByRole('button', { name: m.common.menu.open }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: m.fair.open }).press('Enter');
  await expect(dialog.getByRole('heading', { name: m.fair.open, exact: true })).toBeFocused();

  const ways = [
    m.common.close,
    m.fair.numbers.download,
    m.fair.numbers.copy,
    m.fair.numbers.show,
  ];
  for (const name of ways) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const shown = dialog.getByRole('textbox', { name: m.fair.numbers.label({ round: 1 }) });
  await expect(shown).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: m.fair.page })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

async function openSheet(phone: Phone): Promise<void> {
  await phone.tap(phone.m.common.menu.open);
  await phone.tapOnSheet(phone.m.fair.open);
}

async function expectVerdict({ dialog }: Phone, title: string): Promise<void> {
  await expect(dialog.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
}

/** As it is seen; a screen reader is told it sign by sign. */
async function codeOn({ dialog, m }: Phone): Promise<string> {
  const code = dialog.getByRole('region', { name: m.fair.code.label });
  const seen = await code.getByText(/^[0-9A-F]{4}-[0-9A-F]{2}$/).innerText();
  await expect(code.getByText([...seen].join(' '), { exact: true })).toHaveCount(1);
  return seen;
}

async function save(phone: Phone): Promise<{ name: string; path: string }> {
  const download = phone.page.waitForEvent('download');
  await phone.tap(phone.m.fair.numbers.download);
  const file = await download;
  const name = file.suggestedFilename();
  const path = await file.path();
  await rename(path, `${path}.txt`);
  return { name, path: `${path}.txt` };
}

/** What is on the way to the clipboard. Guests on plain HTTP may not read what is there. */
async function copied(phone: Phone): Promise<string> {
  const taken = phone.page.evaluate(
    () =>
      new Promise<string>((done) =>
        document.addEventListener(
          'copy',
          ({ target }) => done((target as HTMLTextAreaElement).value),
          { once: true },
        ),
      ),
  );
  await phone.tap(phone.m.fair.numbers.copy);
  return taken;
}
