// Nothing on the screen of somebody with a blank notebook differs from that of a detective while the
// notebook is not held: not a pixel. All others sit there without a screen.

import { writeFile } from 'node:fs/promises';
import type { Intent, SeatId } from '../../web/src/lib/wire/wire';
import { notebookRound, notebookSeat } from '../../web/src/notebook/round';
import type { Guests } from '../stage/guests';
import type { Phone } from '../stage/phone';
import { photograph } from '../stage/pixels';
import { expect, test } from '../stage/test';

const OPENER = 'Ana';
const FRIENDS = [OPENER, 'Bo', 'Cy'];
const WORD = 'nostalgia';
/** Somebody with a phone gets the blank notebook at one table in three. */
const TABLES_MAX = 40;

type Shots = Map<string, Buffer>;

test('blank and written notebooks are equal pixel by pixel', async ({ stage }) => {
  const guests = await stage.guests();
  const phone = await stage.phone({ name: 'Zoe' });
  const shots = new Map<boolean, Shots>();
  for (let tables = 0; tables < TABLES_MAX && shots.size < 2; tables += 1) {
    const friends = await Friends.gather(guests, phone);
    const blank = !(await friends.holdBlank());
    if (!shots.has(blank)) shots.set(blank, await play(phone));
  }

  const [one, other] = [...shots.values()];
  expect([...(other?.keys() ?? [])]).toEqual([...(one?.keys() ?? ['a deal of each kind'])]);
  const differing: string[] = [];
  for (const [when, shot] of one ?? []) {
    if (other?.get(when)?.equals(shot)) continue;
    differing.push(when);
    for (const [blank, taken] of shots)
      await writeFile(
        test.info().outputPath(`${when}, ${blank ? 'blank' : 'word'}.png`),
        taken.get(when) ?? '',
      );
  }
  expect(differing).toEqual([]);
});

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
  await phone.thumb.up();
  await expect(phone.openCard).toBeHidden();
  await phone.expectHeadline(line.playsFirst({ name: 'Bo' }));
  await shoot('looked');
  return shots;
}

type Now = { round: number; turn: number; seat: (name: string) => SeatId };

/** Everybody at one table but the owner of the phone. */
class Friends {
  private constructor(
    private readonly guests: Guests,
    private readonly code: string,
  ) {}

  static async gather(guests: Guests, phone: Phone): Promise<Friends> {
    const friends = new Friends(guests, await guests.openTable());
    for (const name of FRIENDS) await guests.sit(friends.code, name, friends.key(name));
    await phone.join(`/t/${friends.code}`);
    const { settings } = (await guests.see(friends.key(OPENER))).table;
    await friends.does(({ seat }) => ({
      do: 'configure',
      settings: { ...settings, game: 'notebook', starter: seat(OPENER) },
    }));
    await friends.does(() => ({ do: 'start_round' }));
    const hand = async () => notebookSeat((await guests.see(friends.key(OPENER))).seat)?.hand ?? [];
    await expect.poll(hand).toHaveLength(6);
    const [card = ''] = await hand();
    await friends.does(({ round, turn }) => ({ do: 'open_case', round, turn, word: WORD, card }));
    return friends;
  }

  private key(name: string): string {
    return `${this.code} ${name}`;
  }

  /** Whether one of these holds the blank notebook; else it is the owner of the phone. */
  async holdBlank(): Promise<boolean> {
    for (const name of FRIENDS) {
      const page = async () => notebookSeat((await this.guests.see(this.key(name))).seat)?.page;
      await expect.poll(page).toBeTruthy();
      if ((await page())?.blank) return true;
    }
    return false;
  }

  /** What the opener, who is the host, does, as soon as it can be done. */
  private async does(made: (now: Now) => Intent): Promise<void> {
    const tried = async () => {
      const { table } = await this.guests.see(this.key(OPENER));
      const round = notebookRound(table);
      const seat = (whom: string) => table.seats.find((one) => one.name === whom)?.id ?? 0;
      const now = { round: round?.number ?? 0, turn: round?.step?.turn ?? 0, seat };
      return this.guests.do(this.key(OPENER), made(now));
    };
    await expect.poll(tried, `${OPENER} does it`).toBeNull();
  }
}
