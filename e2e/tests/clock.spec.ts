// A real minute passes: the clock runs out, and every player in turn is put to a show of hands. It is
// the only one that is waited for; other tables are laid just before.

import { spyRound } from '../../web/src/spy/round';
import type { Guests } from '../stage/guests';
import { expect, test } from '../stage/test';

const FRIENDS = ['Ana', 'Bo', 'Cy'];
const ROUND_MS = 60_000;

test('time runs out, and the table votes on each player in turn', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  for (const name of FRIENDS) await guests.sit(code, name);
  const phone = await stage.phone({ name: 'Zoe' });
  await phone.join(`/t/${code}`);
  const tv = await stage.tv(code);
  const { spy: m } = phone.m;

  // The shortest round of all; screens offer three minutes and more.
  const { table } = await guests.see('Ana');
  const [first] = table.seats;
  if (!first) throw new Error('nobody sits');
  const settings = {
    ...table.settings,
    starter: first.id,
    spy: { ruleset: 'time-travel' as const, minutes: 1 },
  };
  expect(await guests.do('Ana', { do: 'configure', settings })).toBeNull();
  expect(await guests.do('Ana', { do: 'start_round' })).toBeNull();
  await phone.expectHeadline(phone.m.play.line.lookAtCard);
  const round = 1;
  for (const name of FRIENDS) expect(await guests.do(name, { do: 'looked', round })).toBeNull();
  await phone.peek();
  await phone.expectHeadline(phone.m.play.line.choosing({ asker: 'Ana' }));
  await phone.look('50-last-minute');

  await expect(phone.page.getByText(m.timeUp.text)).toBeVisible({ timeout: ROUND_MS + 10_000 });
  await phone.look('51-time-up');
  await phone.goOn();
  await phone.expectHeadline(m.line.timeUp({ suspect: 'Ana' }));
  await expect(phone.page.getByText(m.vote.suspectOf({ number: 1, of: 4 }))).toBeVisible();
  await phone.look('52-hands');
  await tv.expectHeadline(tv.m.spy.line.timeUp({ suspect: 'Ana' }));
  await tv.catchUp();
  await tv.look('11-hands');

  await raise(guests, ['Bo', 'Cy'], true);
  await phone.castVote(false);
  await expect(phone.page.getByText(m.vote.failedNext)).toBeVisible();
  await phone.goOn();
  await phone.expectHeadline(m.line.hands({ suspect: 'Bo' }));

  await raise(guests, ['Ana', 'Cy'], true);
  await phone.castVote(true);
  await expect(phone.page.getByText(m.vote.carriedOn({ suspect: 'Bo' }))).toBeVisible();
  await phone.goOn();
  await expect(phone.page.getByText(m.result.spyWas, { exact: true })).toBeVisible();
});

async function raise(guests: Guests, names: string[], agree: boolean): Promise<void> {
  for (const name of names) {
    const round = spyRound((await guests.see(name)).table);
    if (!round?.vote) throw new Error('there is no vote');
    const vote = { do: 'vote', round: round.number, vote: round.vote.number, agree } as const;
    expect(await guests.do(name, vote)).toBeNull();
  }
}
