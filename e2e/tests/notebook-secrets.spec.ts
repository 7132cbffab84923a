// Nothing on the screen of somebody with a blank notebook differs from that of a detective while the
// notebook is not held: not a pixel. All others sit there without a screen.

import { writeFile } from 'node:fs/promises';
import { laidTable, type Plan } from '../stage/laid';
import { takeItIn, type Phone } from '../stage/phone';
import { photograph } from '../stage/pixels';
import { expect, test, ZOE } from '../stage/test';

const OPENER = 'Ana';
const FRIENDS = [OPENER, 'Bo', 'Cy'];
const WORD = 'nostalgia';
/** A table where Zoe's notebook is blank, and one where it is not. */
const TABLES = { blank: 'BCDFG', word: 'HJKLM' } as const;

type Shots = Map<string, Buffer>;

test('blank and written notebooks are equal pixel by pixel', async ({ stage }) => {
  await stage.server.lay([plan(TABLES.blank, true), plan(TABLES.word, false)]);
  const guests = await stage.guests();
  const phone = await stage.phone({ name: ZOE });
  const shots = new Map<string, Shots>();
  for (const [kind, code] of Object.entries(TABLES)) {
    for (const name of FRIENDS) await guests.enter(code, name, `${code} ${name}`);
    await phone.enter(code);
    shots.set(kind, await play(phone));
  }

  const [one, other] = [...shots.values()];
  expect([...(other?.keys() ?? [])]).toEqual([...(one?.keys() ?? [])]);
  const differing: string[] = [];
  for (const [when, shot] of one ?? []) {
    if (other?.get(when)?.equals(shot)) continue;
    differing.push(when);
    for (const [kind, taken] of shots)
      await writeFile(test.info().outputPath(`${when}, ${kind}.png`), taken.get(when) ?? '');
  }
  expect(differing).toEqual([]);
});

/** The case is open, and nobody has looked into a notebook. */
function plan(code: string, blank: boolean): Plan {
  return laidTable(
    code,
    [...FRIENDS, ZOE],
    [
      { by: OPENER, intent: { do: 'configure', settings: { game: 'notebook', starter: 1 } } },
      { by: OPENER, intent: { do: 'start_round' } },
      {
        by: OPENER,
        intent: { do: 'open_case', round: 1, turn: 1, word: WORD, slot: 0 },
        until: { [ZOE]: { round: { page: { blank } } } },
      },
    ],
  );
}

async function play(phone: Phone): Promise<Shots> {
  const shots: Shots = new Map();
  const shoot = async (when: string) => {
    // Hands are dealt by lot: that they differ says nothing.
    await phone.page.evaluate(() => {
      for (const picture of document.querySelectorAll('span.card')) {
        (picture as HTMLElement).style.visibility = 'hidden';
      }
    });
    shots.set(when, await photograph(phone.page));
  };
  const { line, page } = phone.m.notebook;
  await phone.expectHeadline(line.look);
  await shoot('dealt');
  const cover = phone.page.getByRole('button', { name: page.label });
  await phone.thumb.down(cover);
  await expect(phone.openCard).toBeVisible();
  await takeItIn();
  await phone.thumb.up();
  await expect(phone.openCard).toBeHidden();
  await phone.expectHeadline(line.playsFirst({ name: 'Bo' }));
  await shoot('looked');
  return shots;
}
