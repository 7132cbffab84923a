// Nothing on the screen of a spy differs from that of an agent while the card is not held: not a
// pixel, and no request to the server either.

import { writeFile } from 'node:fs/promises';
import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { photograph } from '../stage/pixels';
import { expect, test, type Stage } from '../stage/test';

/** At most one table in three has the same spy as the first. */
const TABLES_MAX = 12;

type Shots = Map<string, Buffer>;
/** `spy` is nobody where the card lies in the middle. */
type Played = { spy: string | undefined; shots: Shots; requests: string[][] };

test('spy and agent screens are equal pixel by pixel', ({ stage }) =>
  expectNoDifference(() => playFour(stage)));

test('where the spy may not accuse, spy and agent screens are equal pixel by pixel', ({ stage }) =>
  expectNoDifference(() => playTwo(stage)));

/** The same names do the same things at a new table each time, whoever is the spy. */
async function expectNoDifference(play: () => Promise<Played>): Promise<void> {
  const one = await play();
  let other = await play();
  // With the same spy again there is nothing to compare.
  for (let tables = 2; other.spy === one.spy && tables < TABLES_MAX; tables += 1)
    other = await play();
  expect(other.spy, 'another spy at one of many tables').not.toBe(one.spy);

  expect([...other.shots.keys()]).toEqual([...one.shots.keys()]);
  const differing: string[] = [];
  for (const [name, shot] of one.shots) {
    if (other.shots.get(name)?.equals(shot)) continue;
    differing.push(name);
    for (const [whose, { shots }] of Object.entries({ one, other }))
      await writeFile(test.info().outputPath(`${name}, ${whose}.png`), shots.get(name) ?? '');
  }
  expect(differing).toEqual([]);
  expect(other.requests).toEqual(one.requests);
}

async function playFour(stage: Stage): Promise<Played> {
  const { party, shots } = await deal(stage, 4);
  await photographAll(party, shots, 'dealt');
  await party.everybodyLooks();
  await party.asker();
  await photographAll(party, shots, 'looked');
  const [by, suspect, asked] = party.phones as [Phone, Phone, Phone];
  await by.ask(asked);
  await photographAll(party, shots, 'question');
  await by.accuse(suspect);
  await asked.castVote(false);
  await photographAll(party, shots, 'vote');
  return leave(party, shots);
}

/** One of two accuses the other without a vote, so the spy may not; the card may lie in the middle. */
async function playTwo(stage: Stage): Promise<Played> {
  const { party, shots } = await deal(stage, 2);
  await party.everybodyLooksAround();
  await party.asker();
  await photographAll(party, shots, 'looked');
  for (const phone of party.phones) {
    await expect(phone.button(phone.m.spy.act.accuse)).toBeEnabled();
    await phone.tap(phone.m.spy.act.accuse);
    await expect(phone.dialog).toBeVisible();
  }
  await photographAll(party, shots, 'whom to accuse');
  return leave(party, shots);
}

async function deal(stage: Stage, count: number): Promise<{ party: Party; shots: Shots }> {
  const party = await stage.party(count);
  const { host } = party;
  await host.letBegin(host);
  await host.tap(host.m.lobby.start);
  await party.all((phone) => phone.expectHeadline(phone.m.play.line.lookAtCard));
  // News of who came in go by themselves, sooner or later.
  const last = party.at(count - 1).name;
  await party.all(({ page, m }) =>
    expect(page.getByText(m.happenings.joined({ name: last }))).toBeHidden(),
  );
  return { party, shots: new Map() };
}

async function leave(party: Party, shots: Shots): Promise<Played> {
  // What is asked for; in which order is up to the browser.
  const requests = party.phones.map(({ traffic }) =>
    [...new Set(traffic.requests.map((path) => path.replace(party.code, 'CODE')))].sort(),
  );
  const spy = party.spyIfAny?.name;
  await Promise.all(party.phones.map(({ context }) => context.close()));
  return { spy, shots, requests };
}

async function photographAll(party: Party, shots: Shots, when: string): Promise<void> {
  for (const { name, page } of party.phones) shots.set(`${when}: ${name}`, await photograph(page));
}
