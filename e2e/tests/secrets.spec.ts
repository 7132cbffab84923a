// Nothing on the screen of a spy differs from that of an agent while the card is not held: not a
// pixel, and no request to the server either.

import { writeFile } from 'node:fs/promises';
import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { photograph } from '../stage/pixels';
import { expect, test, type Stage } from '../stage/test';

type Shots = Map<string, Buffer>;
type Played = { shots: Shots; requests: string[][] };

/** A table for each deal. */
const CODES = ['BCDFG', 'HJKLM', 'NPQRS'];

test('spy and agent screens are equal pixel by pixel', ({ stage }) =>
  // Who accuses, and who is asked.
  expectNoDifference(stage, { seats: 4, spies: [0, 2], play: playFour }));

test('where the spy may not accuse, spy and agent screens are equal pixel by pixel', ({ stage }) =>
  // The card may lie in the middle, too.
  expectNoDifference(stage, { seats: 2, spies: [0, 1, null], play: playTwo }));

type Comparison = {
  seats: number;
  spies: (number | null)[];
  play: (party: Party, shots: Shots) => Promise<void>;
};

/** The same names do the same things at a new table each time, whoever is the spy. */
async function expectNoDifference(stage: Stage, how: Comparison): Promise<void> {
  const { seats, spies, play } = how;
  const played: Played[] = [];
  for (const [i, spy] of spies.entries()) {
    const party = await stage.round({ seats, spy, code: CODES[i] ?? '', isFresh: true });
    await party.all((phone) => phone.expectHeadline(phone.m.play.line.lookAtCard));
    const shots: Shots = new Map();
    await play(party, shots);
    played.push(await leave(party, shots));
  }
  const [one, ...others] = played as [Played, ...Played[]];
  const differing: string[] = [];
  for (const [i, other] of others.entries()) {
    expect([...other.shots.keys()]).toEqual([...one.shots.keys()]);
    for (const [name, shot] of one.shots) {
      if (other.shots.get(name)?.equals(shot)) continue;
      differing.push(name);
      for (const [whose, { shots }] of Object.entries({ one, [`other ${i}`]: other }))
        await writeFile(test.info().outputPath(`${name}, ${whose}.png`), shots.get(name) ?? '');
    }
    expect(other.requests).toEqual(one.requests);
  }
  expect(differing).toEqual([]);
}

async function playFour(party: Party, shots: Shots): Promise<void> {
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
}

/** One of two accuses the other without a vote, so the spy may not. */
async function playTwo(party: Party, shots: Shots): Promise<void> {
  await party.everybodyLooksAround();
  await party.asker();
  await photographAll(party, shots, 'looked');
  for (const phone of party.phones) {
    await expect(phone.button(phone.m.spy.act.accuse)).toBeEnabled();
    await phone.tap(phone.m.spy.act.accuse);
    await expect(phone.dialog).toBeVisible();
  }
  await photographAll(party, shots, 'whom to accuse');
}

/** What was seen, and what was asked for. */
async function leave(party: Party, shots: Shots): Promise<Played> {
  await party.all((phone) => phone.fetchedAhead());
  // In which order is up to the browser.
  const requests = party.phones.map(({ traffic }) =>
    [...new Set(traffic.requests.map((path) => path.replace(party.code, 'CODE')))].sort(),
  );
  await Promise.all(party.phones.map(({ context }) => context.close()));
  return { shots, requests };
}

async function photographAll(party: Party, shots: Shots, when: string): Promise<void> {
  for (const { name, page } of party.phones) shots.set(`${when}: ${name}`, await photograph(page));
}
