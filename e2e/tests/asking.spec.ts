// The ways of asking that a table does not begin with: in writing, and only aloud.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import type { Tv } from '../stage/tv';
import { placeName } from '../stage/words';
import { askBy, conversation, Writing } from '../stage/writing';

test('four phones write to each other', async ({ stage }) => {
  const party = await stage.party(4);
  const tv = await stage.tv(party.code);
  const { host } = party;
  await askBy(host, 'written');
  await party.all(({ page, m }) =>
    expect(page.getByText(m.terms.asking.written.short)).toBeVisible(),
  );
  await host.look('a01-lobby', { whole: true });
  await party.deal();
  const [first, second] = party.from(await party.asker()) as [Phone, Phone];
  await test.step('ask', () => ask(party, tv, first, second));
  await test.step('answer', () => answer(party, tv, first, second));
  const accuser = await test.step('keep quiet in a vote', () => keepQuiet(party, second));
  await test.step('talk afterwards', () => talkAfterwards(party, tv, accuser));
});

async function ask(party: Party, tv: Tv, first: Phone, second: Phone): Promise<void> {
  const writing = new Writing(first);
  const { line } = first.m.play;
  await second.expectHeadline(line.writing({ asker: first.name }));
  await first.look('a02-your-turn');

  // Whoever changes their mind has lost nothing.
  const [, , third, fourth] = party.from(first) as [Phone, Phone, Phone, Phone];
  await writing.aim(third);
  await writing.write('Do you come here');
  await first.tap(first.face(second.name));
  await first.expectHeadline(line.writeNow({ asked: second.name }));
  await first.reload();
  await first.expectHeadline(line.writeNow({ asked: second.name }));
  await expect(writing.field).toHaveValue('Do you come here');
  await expect(writing.field).not.toBeFocused();

  await test.step('be warned of a place', () => beWarned(first));
  const text = 'Do you come here often?';
  await writing.write(text);
  await writing.withKeyboard(async () => {
    await expect(first.clock).toBeInViewport({ ratio: 1 });
    for (const { name } of [second, third, fourth])
      await expect(first.face(name)).toBeInViewport({ ratio: 0.9 });
    await first.look('a04-keyboard');
  });
  await writing.enter();
  await first.expectHeadline(line.youAskWritten({ asked: second.name }));
  for (const { page } of [third, tv]) await expect(conversation(page)).toContainText(text);
  await third.expectHeadline(line.asksWritten({ asker: first.name, asked: second.name }));
  await third.look('a05-listening');
  await tv.look('a1-question');
}

/** Any listed place will do, also one that is not the round's, and nothing leaves the phone. */
async function beWarned(phone: Phone): Promise<void> {
  const writing = new Writing(phone);
  const { warning } = phone.m.talk;
  await phone.fetchedAhead();
  const requests = phone.traffic.requests.length;
  await writing.write('Were you at the airports, or at the zoo?');
  await writing.enter();
  const place = placeName('airport', phone.owner.locale);
  await expect(writing.warning).toContainText(warning.title({ place }));
  await phone.look('a03-warning');
  await phone.tap(warning.change);
  await expect(writing.warning).toBeHidden();
  await expect(writing.field).toBeFocused();
  await expect(writing.field).toHaveValue('Were you at the airports, or at the zoo?');
  expect(phone.traffic.sent('ask')).toBe(0);
  expect(phone.traffic.requests).toHaveLength(requests);
}

async function answer(party: Party, tv: Tv, first: Phone, second: Phone): Promise<void> {
  const writing = new Writing(second);
  await second.expectHeadline(second.m.play.line.asksYouWritten({ asker: first.name }));
  await expect(writing.field).not.toBeFocused();
  await expect(conversation(second.page)).toContainText('Do you come here often?');
  await second.look('a06-asked');
  await writing.withKeyboard(() => second.look('a07-asked-keyboard'));

  const text = 'No, I prefer the night train.';
  await writing.write(text);
  await writing.send();
  await expect(writing.warning).toBeVisible();
  await second.tap(second.m.talk.warning.send);
  await second.expectHeadline(second.m.play.line.yourTurn);
  for (const { page } of [...party.phones, tv])
    await expect(conversation(page)).toContainText(text);

  await first.tap(first.m.talk.all);
  await expect(first.dialog.getByRole('log')).toContainText(text);
  await first.look('a08-conversation');
  await first.tap(first.m.common.close);
}

/** Somebody, who is returned, stops the clock while a question is being written. */
async function keepQuiet(party: Party, writer: Phone): Promise<Phone> {
  const by = party.agent(0, writer);
  const suspect = party.agent(0, writer, by);
  const writing = new Writing(writer);
  const { quiet, failed } = writer.m.spy.vote;
  // The one before has just asked, and may not be asked back.
  const [, next] = party.from(writer) as [Phone, Phone];
  await writing.aim(next);
  await writing.write('And how did you get');

  await by.accuse(suspect);
  for (const phone of party.phones) {
    const { field } = new Writing(phone);
    await expect(field).toBeDisabled();
    await expect(field).toHaveAttribute('placeholder', quiet);
    await expect(field).toHaveValue('');
  }
  await writer.look('a09-quiet');
  for (const phone of party.phones)
    if (phone !== by && phone !== suspect) await phone.castVote(false);
  await party.all(({ page }) => expect(page.getByText(failed)).toBeVisible());
  await party.goOn();

  await expect(writing.field).toHaveValue('And how did you get');
  await writer.expectHeadline(writer.m.play.line.writeNow({ asked: next.name }));
  return by;
}

async function talkAfterwards(party: Party, tv: Tv, hasAccused: Phone): Promise<void> {
  const by = party.agent(0, hasAccused);
  await party.convict(by, party.spy);
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
  const writing = new Writing(party.spy);
  const text = 'It was the airport that gave me away.';
  await expect(writing.field).toHaveValue('');
  await writing.write(text);
  await writing.enter();
  await expect(writing.field).toHaveValue('');
  await party.all(({ page }) => expect(page.getByText(text)).toBeVisible());
  await by.look('a10-afterwards');
  await tv.catchUp();
  await expect(conversation(tv.page)).toContainText(text);
  await tv.look('a2-afterwards');
}

test('four friends only talk, and the phones keep the clock', async ({ stage }) => {
  const party = await stage.round({ seats: 4, spy: 1, asking: 'spoken' });
  const tv = await stage.tv(party.code);
  await party.all((phone) => phone.expectHeadline(phone.m.spy.line.spoken));
  await tv.expectHeadline(tv.m.spy.line.spoken);
  const { act, result, story } = party.host.m.spy;
  await party.all(async (phone) => {
    await expect(phone.button(act.accuse)).toBeEnabled();
    const { ask, answered } = phone.m.play.act;
    for (const name of [ask, answered]) await expect(phone.button(name)).toBeHidden();
    await expect(conversation(phone.page)).toBeHidden();
  });
  await party.host.look('a20-spoken');
  await tv.look('a3-spoken');

  const by = party.agent(0);
  await party.convict(by, party.spy);
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(result.agentsWin));
  const told = story.convictedFirst({ by: by.name, spy: party.spy.name });
  await expect(by.page.getByText(told)).toBeVisible();
});
