// A host plays with pictures from the own phone: added, refused, taken out, dealt to all.

import { bitmap } from '../stage/bitmap';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

/** As many as four players need. */
const NEEDED = 24;

function file(i: number) {
  const name = `holiday-${i}.bmp`;
  // Wide ones and high ones; all become cards.
  const [width, height] = i % 2 === 0 ? [160, 90] : [60, 200];
  return {
    name,
    mimeType: 'image/bmp',
    buffer: bitmap(width, height, [7 * i, 255 - 5 * i, 3 * i]),
  };
}

const NOTE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };

test('a host deals pictures of the own phone', async ({ stage }) => {
  const party = await stage.party(4);
  const { host } = party;
  const m = host.m.ownDeck;
  await host.playGame('notebook');
  await host.openRules({ more: true });
  await host.pickOnSheet(m.decks.own.name);
  await expect(host.dialog.getByText(m.missing(NEEDED))).toBeVisible();
  await expect(host.dialog.getByText(m.count(0))).toBeVisible();

  const add = host.dialog.getByText(m.add, { exact: true });
  const files = Array.from({ length: NEEDED - 1 }, (_, i) => file(i));
  await host.give(add, [...files, NOTE]);
  await expect(host.dialog.getByText(m.added(NEEDED - 1))).toBeVisible({ timeout: 60_000 });
  await expect(host.dialog.getByText(m.unread({ names: NOTE.name }))).toBeVisible();
  await expect(host.dialog.getByText(m.missing(1))).toBeVisible();
  await host.look('n20-own-deck');

  // One out, two in: the last one just fits.
  await host.tap(host.dialog.getByRole('button', { name: m.drop({ number: 1 }), exact: true }));
  await expect(host.dialog.getByText(m.count(NEEDED - 2))).toBeVisible();
  await host.give(add, [file(NEEDED), file(NEEDED + 1)]);
  await expect(host.dialog.getByText(m.count(NEEDED))).toBeVisible();
  await expect(host.dialog.getByText(m.missing(1))).toBeHidden();
  await host.tap(host.m.common.close);
  await expect(host.dialog).toBeHidden();

  await host.tap(host.m.lobby.start);
  await party.all(async (phone) => {
    const pictures = hand(phone);
    await expect(pictures).toHaveCount(6);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', phone.m.notebook.look.own);
      await expect(picture).toHaveJSProperty('naturalWidth', 600);
    }
  });
  await party.at(1).look('n21-own-hand');
});

function hand({ page, m }: Phone) {
  return page.getByRole('list', { name: m.notebook.hand.label }).getByRole('img');
}
