// In the captains' game nothing on the screen of a spy differs from that of any other agent while the
// card is not held. The captains and all others sit there without a screen.

import { writeFile } from 'node:fs/promises';
import { captainsRound } from '../../web/src/captains/round';
import type { Intent, SeatId } from '../../web/src/lib/wire/wire';
import type { Guests } from '../stage/guests';
import type { Phone } from '../stage/phone';
import { laidTable, type Plan } from '../stage/laid';
import { photograph } from '../stage/pixels';
import { expect, test, ZOE } from '../stage/test';

const ONE = 'Ana';
const TWO = 'Bo';
const PICKED = 'Cy';
const FRIENDS = [ONE, TWO, PICKED, 'Di', 'Ed', 'Flo'];
/** A table where Zoe is the spy, and one where she is an agent like any other. */
const TABLES = { spy: 'BCDFG', agent: 'HJKLM' } as const;

type Shots = Map<string, Buffer>;

test('spy and agent screens are equal pixel by pixel', async ({ stage }) => {
  await stage.server.lay([plan(TABLES.spy, true), plan(TABLES.agent, false)]);
  const guests = await stage.guests();
  const phone = await stage.phone({ name: ZOE });
  const shots = new Map<string, Shots>();
  for (const [kind, code] of Object.entries(TABLES))
    shots.set(kind, await play(await Friends.gather(guests, phone, code), phone));

  const [one, other] = [...shots.values()];
  expect([...(other?.keys() ?? [])]).toEqual([...(one?.keys() ?? [])]);
  const differing: string[] = [];
  for (const [when, shot] of one ?? []) {
    if (other?.get(when)?.equals(shot)) continue;
    differing.push(when);
    for (const [who, taken] of shots)
      await writeFile(test.info().outputPath(`${when}, ${who}.png`), taken.get(when) ?? '');
  }
  expect(differing).toEqual([]);
});

/** A round of captains, just dealt. The same friend is picked at both tables, which ends neither. */
function plan(code: string, spy: boolean): Plan {
  return laidTable(
    code,
    [...FRIENDS, ZOE],
    [
      {
        by: ONE,
        intent: {
          do: 'configure',
          settings: { game: 'captains', captains: { first: [1, 2], twice: false } },
        },
      },
      {
        by: ONE,
        intent: { do: 'start_round' },
        until: {
          [ZOE]: { round: { card: { spy } } },
          [PICKED]: { round: { card: { spy: false } } },
        },
      },
    ],
  );
}

/** The same steps at every table, whoever is the spy. */
async function play(friends: Friends, phone: Phone): Promise<Shots> {
  const shots: Shots = new Map();
  const shoot = async (when: string) => void shots.set(when, await photograph(phone.page));
  const { captains, play, happenings } = phone.m;

  await phone.expectHeadline(play.line.lookAtCard);
  await shoot('dealt');
  await phone.peek();
  await phone.expectHeadline(captains.line.settling({ one: ONE, two: TWO }));
  await shoot('looked');
  await friends.does(ONE, ({ round, seat }) => ({ do: 'act_first', round, whom: seat(ONE) }));
  await phone.expectHeadline(play.line.choosing({ asker: ONE }));
  await expect(phone.page.getByText(happenings.actsFirst({ name: ONE }))).toBeHidden();
  await shoot('choosing');

  await friends.does(ONE, ({ seat, ...at }) => ({ do: 'ask', ...at, whom: seat(phone.name) }));
  await phone.expectHeadline(play.line.asksYou({ asker: ONE }));
  await shoot('asked');
  await phone.tap(play.act.answered);
  await phone.expectHeadline(play.line.choosing({ asker: ONE }));
  for (const captain of [ONE, TWO])
    await friends.does(captain, ({ round, turn }) => ({ do: 'finish_asking', round, turn }));
  await phone.expectHeadline(captains.line.picksYou({ captain: ONE }));
  await shoot('picking');

  await friends.does(ONE, ({ seat, ...at }) => ({ do: 'pick', ...at, whom: seat(PICKED) }));
  await expect(phone.page.getByText(captains.moment.size(1))).toBeVisible();
  await phone.goOn();
  await phone.expectHeadline(captains.line.picksYou({ captain: TWO }));
  await shoot('a team of one');
  return shots;
}

type Now = { round: number; turn: number; seat: (name: string) => SeatId };

/** Everybody at one table but the owner of the phone. */
class Friends {
  private constructor(
    private readonly guests: Guests,
    private readonly code: string,
  ) {}

  static async gather(guests: Guests, phone: Phone, code: string): Promise<Friends> {
    const friends = new Friends(guests, code);
    for (const name of FRIENDS) await guests.enter(code, name, friends.key(name));
    await phone.enter(code);
    return friends;
  }

  private key(name: string): string {
    return `${this.code} ${name}`;
  }

  /** As soon as it is this friend's turn: news of it may still be on the way. */
  async does(name: string, made: (now: Now) => Intent): Promise<void> {
    const tried = async () => {
      const { table } = await this.guests.see(this.key(name));
      const round = captainsRound(table);
      const seat = (whom: string) => table.seats.find((one) => one.name === whom)?.id ?? 0;
      const now = { round: round?.number ?? 0, turn: round?.step?.turn ?? 0, seat };
      return this.guests.do(this.key(name), made(now));
    };
    await expect.poll(tried, `${name} does it`).toBeNull();
  }
}
