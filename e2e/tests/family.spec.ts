// The rules that differ most from those a table begins with: two players with a card in the middle,
// and a vote that goes round clockwise while the spy may still speak.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

test('two phones play with a card in the middle', async ({ stage }) => {
  const party = await stage.round({ seats: 2, spy: null });
  await test.step('point in vain', () => pointInVain(party));
  await test.step('find the spy in the middle', () => findInMiddle(party));
});

test('two phones play, and one of them is the spy', async ({ stage }) => {
  const party = await stage.round({ seats: 2, spy: 1 });
  await pointInVain(party);
  await findSpy(party);
});

async function pointInVain(party: Party): Promise<void> {
  const first = await party.asker();
  const [, second] = party.from(first) as [Phone, Phone];
  const { act, vote, line } = first.m.spy;
  await first.look('f01-duel-turn');

  await first.tap(act.point);
  await expect(first.dialog).toBeVisible();
  await first.look('f02-point-sure');
  await first.tap(act.pointYes);
  await first.expectHeadline(line.youPoint);
  await second.expectHeadline(line.points({ by: first.name }));
  await first.look('f03-point-by-you');
  await second.look('f04-point-vote');
  await second.castVote(false);
  await party.all(({ page }) => expect(page.getByText(vote.failedOn)).toBeVisible());
  await first.look('f05-point-refused');
  await party.goOn();

  await first.expectHeadline(first.m.play.line.yourTurn);
  await first.thumb.tapAnyway(first.button(act.point));
  await expect(first.refusal).toHaveText(act.pointAgain);
  await first.look('f06-point-again');

  await first.ask(second);
  await second.answer();
  // Back at once: there is nobody else.
  await second.ask(first);
  await first.answer();
  await expect(first.button(act.point)).toBeEnabled();
}

async function findSpy(party: Party): Promise<void> {
  const { spy } = party;
  const agent = party.agent(0);
  await party.asker();
  const unmoved = await agent.headline.textContent();

  await spy.sayAccuse(agent);
  await expect(spy.refusal).toHaveText(spy.m.refusals.spy_may_not_accuse);
  await spy.look('f07-spy-may-not-accuse');
  await expect(agent.headline).toHaveText(unmoved ?? '');
  await expect(agent.button(agent.m.play.goOn)).toBeHidden();

  await agent.sayAccuse(spy);
  await expect(spy.page.getByText(spy.m.spy.vote.carriedYou)).toBeVisible();
  await expect(agent.page.getByText(agent.m.spy.vote.youAccuse)).toBeVisible();
  await agent.look('f08-accused');
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
  const story = agent.m.spy.story.convictedFirst({ by: agent.name, spy: spy.name });
  await expect(agent.page.getByText(story)).toBeVisible();
  await agent.look('f09-duel-result', { whole: true });
}

async function findInMiddle(party: Party): Promise<void> {
  const first = await party.asker();
  const [, second] = party.from(first) as [Phone, Phone];
  await second.pointToMiddle();
  await first.castVote(true);
  await party.all((p) => expect(p.page.getByText(p.m.spy.vote.carriedMiddle)).toBeVisible());
  await first.look('f10-middle-turned');
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.everybodyWins));
  const { result, story } = first.m.spy;
  await expect(first.page.getByText(story.middleWasSpy({ by: second.name }))).toBeVisible();
  await expect(first.page.getByText(result.inTheMiddle, { exact: true })).toBeVisible();
  await first.look('f11-middle-result', { whole: true });
}

test('a vote goes round, and the spy names the place before it is over', async ({ stage }) => {
  const party = await stage.party(4);
  const { host } = party;
  await host.playBy('indictment');
  await host.look('f20-lobby-indictment', { whole: true });
  await party.deal();
  expect(await party.asker(), 'the host begins').toBe(host);
  await test.step('vote clockwise', () => voteClockwise(party));
  await test.step('guess during a vote', () => guessDuringVote(party));
});

async function voteClockwise(party: Party): Promise<void> {
  const by = party.agent(0);
  const suspect = party.agent(1);
  const [one, two] = party.from(by).filter((p) => p !== by && p !== suspect) as [Phone, Phone];
  const { line, vote } = by.m.spy;
  await by.sayAccuse(suspect);
  await one.expectHeadline(line.yourVote({ suspect: suspect.name }));
  for (const phone of [by, two])
    await phone.expectHeadline(line.nextVotes({ suspect: suspect.name, next: one.name }));
  await suspect.expectHeadline(line.nextVotesYou({ next: one.name }));
  await expect(two.vote(true)).toBeHidden();
  await one.look('f21-your-vote');
  await two.look('f22-vote-is-coming');
  await suspect.look('f23-vote-on-you');

  await one.castVote(true);
  await two.expectHeadline(line.yourVote({ suspect: suspect.name }));
  await one.expectHeadline(line.nextVotes({ suspect: suspect.name, next: two.name }));
  await two.castVote(false);
  await party.all(({ page }) => expect(page.getByText(vote.failed)).toBeVisible());
  await party.goOn();
  await party.host.expectHeadline(party.host.m.play.line.yourTurn);
}

async function guessDuringVote(party: Party): Promise<void> {
  const { spy, place } = party;
  const by = party.agent(1);
  await by.sayAccuse(spy);
  await expect(spy.page.getByText(spy.m.spy.vote.noVote)).toBeVisible();
  await spy.hold(() => spy.look('f24-card-in-vote'));
  await spy.revealItself();
  const watcher = party.agent(0);
  await expect(watcher.page.getByText(watcher.m.spy.reveal.spy)).toBeVisible();
  await party.goOn();
  await watcher.expectHeadline(watcher.m.spy.line.guessing({ spy: spy.name }));
  await spy.guess(place);
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.spyWins));
  await watcher.look('f25-indictment-result', { whole: true });
}
