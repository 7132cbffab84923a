// The rules can be read before anybody comes, and at the table without leaving the game.

import type { Locator } from '@playwright/test';
import presets from '../../web/src/lib/wire/presets.json' with { type: 'json' };
import type { Theme, VariantId } from '../../web/src/lib/wire/wire';
import { VARIANTS } from '../../web/src/rulebook/variants';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { LOCALES } from '../stage/words';

for (const locale of LOCALES) {
  test(`every ruleset has a page (${locale})`, async ({ stage }) => {
    const phone = await stage.phone({ name: 'Zoe', locale });
    const { rulebook, lobby, common } = phone.m;
    await phone.open('/');
    await link(phone, rulebook.title).tap();
    await phone.expectHeadline(rulebook.title);
    await phone.look('r00-rules', { whole: true });

    for (const variant of VARIANTS) {
      await link(phone, lobby.rules.names[variant]).tap();
      await phone.expectHeadline(lobby.rules.names[variant]);
      await expect(phone.page).toHaveURL(`${stage.server.url}/rules/${variant}`);
      await expectToTellTheGuess(phone, variant);
      await phone.look(`r10-${variant}`, { whole: true });
      // The one at the end: in the head of the next page there is another link in its place.
      await link(phone, rulebook.all).last().tap();
      await phone.expectHeadline(rulebook.title);
    }
    await link(phone, common.home).tap();
    await phone.expectHeadline('Molehunt');
  });
}

test('a link leads to the rules', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  const { names } = phone.m.lobby.rules;
  await phone.open('/rules/Film-Night');
  await phone.expectHeadline(names['film-night']);
  await phone.open('/rules/chess');
  await phone.expectHeadline(phone.m.rulebook.title);
});

test('the rules of a table open over the game', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  for (const name of ['Ana', 'Bo']) await guests.sit(code, name);
  const { settings } = (await guests.see('Ana')).table;
  const house = { name: 'Grandma’s rules', changes: { 'score.spyGuess': 5 } };
  const changed = { ...settings, ruleset: 'spijun' as const, house };
  expect(await guests.do('Ana', { do: 'configure', settings: changed })).toBeNull();
  const phone = await stage.phone({ name: 'Zoe' });
  const { rulebook, common, play } = phone.m;
  await phone.join(`/t/${code}`);

  await phone.tap(rulebook.read);
  await expect(phone.dialog.getByText(house.name)).toBeVisible();
  const lines = phone.dialog.getByRole('listitem');
  const marked = lines.filter({ hasText: rulebook.changed });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(rulebook.points.spyGuess(5, 'locations'));
  await phone.look('r20-rules-of-table');
  await phone.tap(common.close);
  await expect(phone.dialog).toBeHidden();

  expect(await guests.do('Ana', { do: 'start_round' })).toBeNull();
  await phone.expectHeadline(play.line.lookAtCard);
  await phone.tap(common.menu.open);
  await phone.tap(rulebook.read);
  await expect(phone.dialog.getByText(house.name)).toBeVisible();
  await phone.look('r21-rules-in-round');
  await phone.page.goBack();
  await expect(phone.dialog).toBeHidden();
  await phone.expectHeadline(play.line.lookAtCard);
  await expect(phone.page).toHaveURL(`${stage.server.url}/t/${code}`);
});

function link({ page }: Phone, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

/** With the points and in the words of this ruleset. */
async function expectToTellTheGuess({ page, m }: Phone, variant: VariantId): Promise<void> {
  const { score, theme } = presets[variant];
  const title = page.getByRole('heading', { level: 2, name: m.rulebook.titles.points });
  await expect(title).toBeVisible();
  const sentence = m.rulebook.points.spyGuess(score.spyGuess, theme as Theme);
  await expect(page.getByText(sentence)).toBeVisible();
}
