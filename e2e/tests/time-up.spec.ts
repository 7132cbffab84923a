// Time runs out where a show of hands is not what follows. The tables are laid just before.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

/** So much is left of the round when everybody has come in. */
const LAST_MS = 2000;

test('time runs out, and everybody in turn may propose a suspect', async ({ stage }) => {
  const party = await stage.round({
    seats: 4,
    spy: 2,
    settings: { ruleset: 'spijun' },
    left_ms: LAST_MS,
  });
  const [first, second, third, fourth] = party.phones as [Phone, Phone, Phone, Phone];
  const { line, timeUp } = first.m.spy;

  await expect(second.page.getByText(timeUp.propose)).toBeVisible();
  await second.look('f30-time-up-propose');
  await party.goOn();
  await first.expectHeadline(line.yourProposal);
  await second.expectHeadline(line.mayPropose({ name: first.name }));
  await first.look('f31-your-proposal');
  await second.look('f32-their-proposal');

  await test.step('a proposal fails', () => proposeInVain(party, first));
  await second.expectHeadline(line.yourProposal);
  await second.pass();
  await third.expectHeadline(line.yourProposal);
  // The spy may pass as well, and has nothing else to say here.
  await third.pass();
  await test.step('a proposal is carried', () => proposeTheSpy(party, fourth));
});

async function proposeInVain(party: Party, by: Phone): Promise<void> {
  const suspect = party.agent(0, by);
  const voters = party.phones.filter((phone) => phone !== by && phone !== suspect);
  const [yes, no] = voters as [Phone, Phone];
  const { line, vote } = by.m.spy;
  await by.propose(suspect);
  await suspect.expectHeadline(line.proposesYou({ by: by.name }));
  await yes.expectHeadline(line.proposes({ by: by.name, suspect: suspect.name }));
  await yes.look('f33-proposal-vote');
  await suspect.look('f34-proposal-you');
  await yes.castVote(true);
  await no.castVote(false);
  const [, next] = party.from(by) as [Phone, Phone];
  const turn = vote.failedTurn({ name: next.name });
  await party.all(({ page }) => expect(page.getByText(turn)).toBeVisible());
  await by.look('f35-proposal-failed');
  await party.goOn();
}

async function proposeTheSpy(party: Party, by: Phone): Promise<void> {
  const { spy } = party;
  const { vote, result, story } = by.m.spy;
  await by.propose(spy);
  for (const voter of party.agents) if (voter !== by) await voter.castVote(true);
  await party.all(({ page }) => expect(page.getByText(vote.carried)).toBeVisible());
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(result.agentsWin));
  const told = story.convictedFirst({ by: by.name, spy: spy.name });
  await expect(by.page.getByText(told)).toBeVisible();
  await by.look('f36-proposal-result', { whole: true });
}

test('time runs out, and everybody names the spy in secret', async ({ stage }) => {
  const party = await stage.round({
    seats: 4,
    spy: 0,
    settings: { ruleset: 'film-night' },
    left_ms: LAST_MS,
  });
  const { spy } = party;
  const [torn, sure, last] = party.agents as [Phone, Phone, Phone];
  const { line, ballot, timeUp, result, story } = torn.m.spy;

  await expect(torn.page.getByText(timeUp.ballot)).toBeVisible();
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(line.ballot));
  await torn.look('f40-ballot');

  await name(torn, sure);
  await torn.look('f41-ballot-in');
  await name(torn, spy);
  await name(spy, torn);
  await name(sure, spy);
  await expect(last.page.getByText(ballot.rule)).toBeVisible();
  await expect(last.page.getByText(last.m.spy.vote.count({ in: 3, of: 4 }))).toBeVisible();
  await last.look('f42-ballot-last');
  await last.tap(spy.name);

  await party.all((phone) => phone.expectHeadline(result.agentsWin));
  await expect(last.page.getByText(story.convictedHands({ spy: spy.name }))).toBeVisible();
  await last.look('f43-ballot-result', { whole: true });
});

async function name(by: Phone, whom: Phone): Promise<void> {
  await by.tap(whom.name);
  await by.expectHeadline(by.m.spy.line.ballotIn);
  await expect(by.page.getByText(by.m.spy.ballot.yours({ name: whom.name }))).toBeVisible();
}
