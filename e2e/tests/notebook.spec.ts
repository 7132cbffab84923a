// The notebook game on five phones of three languages and a TV: two rounds, one in which the
// conspirator is caught and one in which they escape, and the count at the end.

import { Notebooks } from '../stage/notebooks';
import type { Phone } from '../stage/phone';
import { expect, test, type Stage } from '../stage/test';
import type { Tv } from '../stage/tv';
import { NAMES, type Locale } from '../stage/words';

const GUESTS: { name: string; locale: Locale }[] = [
  ...NAMES.en.slice(0, 3).map((name) => ({ name, locale: 'en' as const })),
  { name: NAMES.hr[0] ?? '', locale: 'hr' },
  { name: NAMES.ru[0] ?? '', locale: 'ru' },
];
const ROUNDS = 2;
const HAND = 6;
const PLAYS = 2;
const TIMEOUT_MS = 300_000;

const look = (phone: Phone, name: string, whole = false) => phone.look(`n${name}`, { whole });

test('five phones play two rounds to two ends', async ({ stage }) => {
  test.setTimeout(TIMEOUT_MS);
  const { notebooks, tv } = await test.step('come together', () => gather(stage));
  await test.step('the conspirator is caught', () => caught(notebooks, tv));
  await test.step('the conspirator escapes', () => escaped(notebooks, tv));
  await test.step('the points are turned over', () => count(notebooks, tv));
});

async function gather(stage: Stage): Promise<{ notebooks: Notebooks; tv: Tv }> {
  const party = await stage.together(GUESTS);
  const { host } = party;

  const { terms } = host.m;
  await host.playGame('notebook');
  await host.openRules({ more: true });
  await look(host, '01-rules', true);
  const starter = host.dialog.getByLabel(terms.notebook.askStarter);
  await starter.selectOption({ label: host.name });
  // What the table has not taken yet would be lost by the next change.
  await expect(host.page.getByText(terms.notebook.starter({ name: host.name }))).toBeAttached();
  const rounds = host.dialog.getByRole('status').filter({ hasText: /^\d+$/ });
  for (let left = 10; left > ROUNDS; left -= 1) {
    await expect(rounds).toHaveText(`${left}`);
    await host.tap(terms.fewer);
  }
  await expect(rounds).toHaveText(`${ROUNDS}`);
  await host.tap(host.m.common.close);
  await expect(host.dialog).toBeHidden();
  await look(host, '02-lobby', true);

  const tv = await stage.tv(party.code);
  await host.tap(host.m.lobby.start);
  return { notebooks: new Notebooks(party, host), tv };
}

async function caught(notebooks: Notebooks, tv: Tv): Promise<void> {
  const { party, opener } = notebooks;
  const m = opener.m.notebook;
  await opener.expectHeadline(m.line.findWord);
  await opener.tap(opener.m.ideas.show);
  await look(opener, '03-case');
  await party.others(opener, async ({ headline }) => {
    await expect(headline).toContainText(opener.name);
  });
  await look(party.at(1), '03-case-guest');
  // Empty and too long: the button says what is wrong, and nothing can be sent.
  await expect(opener.button(m.opening.noWord)).toBeDisabled();
  await notebooks.write('x'.repeat(41));
  await expect(opener.button(m.opening.longWord)).toBeDisabled();
  await notebooks.open('nostalgia');
  await notebooks.look('nostalgia');
  await tv.look('n1-evidence');

  const [first] = notebooks.voters as [Phone];
  await first.expectHeadline(first.m.notebook.line.playFirst);
  await look(first, '04-hand');
  await first.tap(notebooks.hand(first).first());
  await expect(first.button(first.m.notebook.look.play)).toBeVisible();
  await look(first, '05-card');
  await first.tap(first.m.common.close);
  await notebooks.playAll();

  await expect(tv.page.getByText('nostalgia').first()).toBeVisible();
  for (const phone of party.phones) await phone.goOn();
  await look(opener, '06-explain');
  await look(party.at(3), '06-explains');
  await tv.catchUp();
  await tv.look('n2-explain');
  await notebooks.explainAll();

  const { conspirator, detectives } = notebooks;
  const [wrong] = detectives as [Phone];
  for (const phone of notebooks.voters) {
    if (phone === notebooks.voters.at(-1)) {
      await look(phone, '07-chips');
      await tv.look('n3-chips');
    }
    await notebooks.chip(phone, phone === conspirator ? wrong : conspirator);
  }
  await party.all((phone) => phone.expectHeadline(phone.m.notebook.result.caught));
  await look(opener, '08-caught', true);
  await look(party.at(4), '08-caught');
  await tv.catchUp();
  await tv.look('n4-caught');
  // Awards of this round are told; what anybody has in all is not.
  await expect(opener.page.getByText(m.result.faceDown)).toBeVisible();
  await notebooks.nextRound();
}

async function escaped(notebooks: Notebooks, tv: Tv): Promise<void> {
  const { party, opener } = notebooks;
  expect(opener, 'the pencil passes to the left').toBe(party.at(1));
  const m = opener.m.notebook;
  await notebooks.write('Nostalgia');
  await expect(opener.page.getByText(m.opening.repeated)).toBeVisible();
  await look(opener, '09-repeated');
  await notebooks.open('gravity');
  await notebooks.look('gravity');
  await notebooks.playAll();
  for (const phone of party.phones) await phone.goOn();
  await notebooks.explainAll();

  const { conspirator, detectives } = notebooks;
  const [one, two] = detectives as [Phone, Phone];
  for (const phone of notebooks.voters) await notebooks.chip(phone, phone === one ? two : one);
  await party.all((phone) => phone.expectHeadline(phone.m.notebook.result.escaped));
  await look(conspirator, '10-escaped', true);
  await tv.catchUp();
  await tv.look('n5-escaped');
}

/** Three detectives found the first conspirator; the second one escaped, and the opener with them. */
async function count(notebooks: Notebooks, tv: Tv): Promise<void> {
  const { party } = notebooks;
  await party.all(({ page, m }) => expect(page.getByText(m.bigScreen.watch)).toBeVisible());
  await party.all(({ page, m }) =>
    expect(page.getByText(m.bigScreen.watch)).toBeHidden({ timeout: 20_000 }),
  );
  await look(party.host, '11-final');
  for (const phone of party.phones) expectFewPictures(phone);
  // The big screen showed the round for a while, then turned the points over in the same beat.
  await expect(tv.page.getByText(tv.m.play.final.rounds(ROUNDS))).toBeVisible();
  await expect(tv.page.getByText(tv.m.notebook.final.counting)).toBeHidden();
  await tv.look('n6-final');
}

/** A phone loads its own cards and those on the table, never the whole deck. */
function expectFewPictures({ name, traffic }: Phone): void {
  const loaded = new Set(traffic.requests.filter((path) => path.includes('/assets/cards/')));
  const held = HAND + ROUNDS * PLAYS;
  expect(loaded.size, name).toBeGreaterThan(HAND);
  expect(loaded.size, name).toBeLessThanOrEqual(held + ROUNDS * PLAYS * (GUESTS.length - 1));
}
