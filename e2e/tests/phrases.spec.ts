// Questions and answers in no language: whoever chooses a phrase is read by everybody in their own.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { endsOf, Ideas, phraseIn } from '../stage/phrases';
import { expect, test } from '../stage/test';
import type { Phrase } from '../../web/src/lib/wire/wire';
import { askBy, conversation, Writing } from '../stage/writing';

const PEOPLE = [
  { name: 'Ann', locale: 'en' },
  { name: 'Željka', locale: 'hr' },
  { name: 'Юля', locale: 'ru' },
] as const;

test('people of three languages choose phrases', async ({ stage }) => {
  const party = await stage.together(PEOPLE);
  const tv = await stage.tv(party.code, 'hr');
  await askBy(party.host, 'written');
  await party.host.tap(party.host.m.lobby.start);
  await party.everybodyLooksAround();
  const [first, second] = party.from(await party.asker()) as [Phone, Phone];

  const asked = await test.step('ask', () => ask(first, second));
  await everybodyReads(party, asked);
  await expect(conversation(tv.page)).toContainText(phraseIn(asked, 'hr'));

  const answered = await test.step('answer', () => answer(second, asked));
  await everybodyReads(party, answered);
  await expect(conversation(tv.page)).toContainText(phraseIn(answered, 'hr'));
  await tv.look('p1-phrases');

  await test.step('answer in words of one’s own', () => answerFreely(party, second));
});

async function ask(first: Phone, second: Phone): Promise<Phrase> {
  const ideas = new Ideas(first);
  await new Writing(first).aim(second);
  const offered = await ideas.phrases();
  expect(new Set(offered.map(({ attribute }) => attribute)).size).toBe(6);
  await first.look('p01-ideas');

  // A slip costs nothing: it is seen before it is sent.
  await ideas.takeUp(3);
  await first.look('p02-picked');
  await ideas.drop();
  expect(await ideas.phrases()).toEqual(offered);
  const phrase = await ideas.takeUp(0);
  await first.reload();
  await new Writing(first).send();
  await first.expectHeadline(first.m.play.line.youAskWritten({ asked: second.name }));
  return phrase;
}

async function answer(second: Phone, { attribute }: Phrase): Promise<Phrase> {
  const ideas = new Ideas(second);
  const offered = await ideas.phrases();
  const levels = offered.map(({ level }) => level ?? -1);
  expect(offered.every((phrase) => phrase.attribute === attribute)).toBe(true);
  expect(levels).toEqual([...levels].sort());
  expect([...new Set(levels)]).toEqual([0, 1, 2, 3, 4]);
  await second.look('p03-answers');
  const phrase = await ideas.takeUp(5);
  await new Writing(second).send();
  await second.expectHeadline(second.m.play.line.yourTurn);
  return phrase;
}

/** Whoever has answered asks on; the next one types, and says how much there is of it. */
async function answerFreely(party: Party, asker: Phone): Promise<void> {
  const [, next] = party.from(asker) as [Phone, Phone];
  await new Writing(asker).aim(next);
  const { attribute } = await new Ideas(asker).takeUp(1);
  await new Writing(asker).send();

  const writing = new Writing(next);
  await next.expectHeadline(next.m.play.line.asksYouWritten({ asker: asker.name }));
  await writing.write('🌶🌶🌶');
  const [least = '', most = ''] = endsOf(attribute, next.owner.locale);
  const step = next.m.talk.levelIs({ level: 4, least, most });
  await next.page.getByRole('radio', { name: step, exact: true }).tap();
  await writing.withKeyboard(() => next.look('p04-level-keyboard'));
  await writing.send();
  await next.expectHeadline(next.m.play.line.yourTurn);
  await party.all(async ({ page, m, owner }) => {
    const [least = '', most = ''] = endsOf(attribute, owner.locale);
    const log = conversation(page);
    await expect(log).toContainText('🌶🌶🌶');
    await expect(log).toContainText(m.talk.levelIs({ level: 4, least, most }));
  });
  await asker.look('p05-conversation');
}

async function everybodyReads(party: Party, phrase: Phrase): Promise<void> {
  await party.all(({ page, owner }) =>
    expect(conversation(page)).toContainText(phraseIn(phrase, owner.locale)),
  );
}
