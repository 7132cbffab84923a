// Nothing on the screen of a spy differs from that of an agent while the card is not held: not a
// pixel, and no request to the server either.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test, type Stage } from '../stage/test';

/** What two tables may differ in: their code and the time. It keeps its place, unseen. */
const UNSEEN = `
  header b, [role='timer'], .by-itself { visibility: hidden !important; }
  header .bar > .left { visibility: hidden !important; }
`;
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
  const differing = [...one.shots].filter(([name, shot]) => !other.shots.get(name)?.equals(shot));
  for (const [name, shot] of differing) {
    await test.info().attach(`${name} (one)`, { body: shot, contentType: 'image/png' });
    const body = other.shots.get(name) ?? Buffer.alloc(0);
    await test.info().attach(`${name} (other)`, { body, contentType: 'image/png' });
  }
  expect(differing.map(([name]) => name)).toEqual([]);
  expect(other.requests).toEqual(one.requests);
});

/** The same names do the same things at a new table, whoever is the spy. */
async function play(stage: Stage): Promise<{ spy: string; shots: Shots; requests: string[][] }> {
  const party = await stage.party(4);
  const { host } = party;
  await host.tap(host.m.lobby.rules.change);
  await host.page.getByLabel(host.m.lobby.rules.ask.starter).selectOption({ label: host.name });
  await host.tap(host.m.common.close);
  await party.deal();
  const shots: Shots = new Map();

  await photograph(party, shots, 'dealt');
  await party.startClock();
  await photograph(party, shots, 'questions');
  const [by, suspect, asked] = party.phones as [Phone, Phone, Phone];
  await by.ask(asked);
  await photograph(party, shots, 'question');
  await by.accuse(suspect);
  await asked.castVote(false);
  await photograph(party, shots, 'vote');

  const requests = party.phones.map(({ traffic }) =>
    traffic.requests.map((path) => path.replace(party.code, 'CODE')),
  );
  const { spy } = party;
  await Promise.all(party.phones.map(({ context }) => context.close()));
  return { spy: spy.name, shots, requests };
}

async function photograph(party: Party, shots: Shots, when: string): Promise<void> {
  for (const { name, page } of party.phones) {
    // A finger that was lifted a moment ago may still leave its mark on the button.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    shots.set(`${when}: ${name}`, await page.screenshot({ animations: 'disabled', style: UNSEEN }));
  }
}
