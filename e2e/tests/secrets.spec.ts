// Nothing on the screen of a spy differs from that of an agent while the card is not held: not a
// pixel, and no request to the server either.

import { writeFile } from 'node:fs/promises';
import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { photograph } from '../stage/pixels';
import { expect, test, type Stage } from '../stage/test';

const TABLES_MAX = 8;

type Shots = Map<string, Buffer>;

test('spy and agent screens are equal pixel by pixel', async ({ stage }) => {
  const one = await play(stage);
  let other = await play(stage);
  // With the same spy again there is nothing to compare.
  for (let tables = 2; other.spy === one.spy && tables < TABLES_MAX; tables += 1)
    other = await play(stage);
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
});

/** The same names do the same things at a new table, whoever is the spy. */
async function play(stage: Stage): Promise<{ spy: string; shots: Shots; requests: string[][] }> {
  const party = await stage.party(4);
  const { host } = party;
  await host.letBegin(host);
  await host.tap(host.m.lobby.start);
  await party.all((phone) => phone.expectHeadline(phone.m.play.line.lookAtCard));
  const shots: Shots = new Map();
  // News of who came in go by themselves, sooner or later.
  await party.all(({ page, m }) =>
    expect(page.getByText(m.happenings.joined({ name: party.at(3).name }))).toBeHidden(),
  );

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

  // What is asked for; in which order is up to the browser.
  const requests = party.phones.map(({ traffic }) =>
    [...new Set(traffic.requests.map((path) => path.replace(party.code, 'CODE')))].sort(),
  );
  const { spy } = party;
  await Promise.all(party.phones.map(({ context }) => context.close()));
  return { spy: spy.name, shots, requests };
}

async function photographAll(party: Party, shots: Shots, when: string): Promise<void> {
  for (const { name, page } of party.phones) shots.set(`${when}: ${name}`, await photograph(page));
}
