// The rules can be read before anybody comes, and at the table without leaving the game.

import type { Locator } from '@playwright/test';
import captains from '../../web/src/lib/wire/captains.json' with { type: 'json' };
import notebook from '../../web/src/lib/wire/notebook.json' with { type: 'json' };
import presets from '../../web/src/lib/wire/presets.json' with { type: 'json' };
import type { Theme } from '../../web/src/lib/wire/wire';
import { RULES, type RulesId } from '../../web/src/rulebook/variants';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

test('every game has a page', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  const { home, rulebook, common } = phone.m;
  await phone.open('/');
  await phone.tap(link(phone, home.rulebook));
  await phone.expectHeadline(home.rulebook);
  await phone.look('r00-rules', { whole: true });

  for (const id of RULES) {
    const name = nameOf(phone, id);
    await phone.tap(link(phone, name));
    await phone.expectHeadline(name);
    await expect(phone.page).toHaveURL(`${stage.server.url}/rules/${id}`);
    await expectToTellThePoints(phone, id);
    await phone.look(`r10-${id}`, { whole: true });
    // The one at the end: in the head of the next page there is another link in its place.
    await phone.tap(link(phone, rulebook.all).last());
    await phone.expectHeadline(home.rulebook);
  }
  await phone.tap(link(phone, common.home));
  await phone.expectHeadline('Molehunt');
});

test('a link leads to the rules', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Zoe' });
  const { names } = phone.m.lobby.rules;
  await phone.open('/rules/Film-Night');
  await phone.expectHeadline(names['film-night']);
  await phone.open('/rules/captains/');
  await phone.expectHeadline(phone.m.rulebook.captains.name);
  await phone.open('/rules/notebook');
  await phone.expectHeadline(nameOf(phone, 'notebook'));
  await phone.open('/rules/chess');
  await phone.expectHeadline(phone.m.home.rulebook);
});

test('the rules of a table open over the game', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  for (const name of ['Ana', 'Bo']) await guests.sit(code, name);
  const { settings } = (await guests.see('Ana')).table;
  const house = { name: 'Grandma’s rules', changes: { 'score.spyGuess': 5 } };
  const changed = { ...settings, spy: { ruleset: 'spijun' as const, house } };
  expect(await guests.do('Ana', { do: 'configure', settings: changed })).toBeNull();
  const phone = await stage.phone({ name: 'Zoe' });
  const { lobby, rulebook, common, play } = phone.m;
  await phone.join(`/t/${code}`);

  await phone.tap(lobby.rules.read);
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
  await phone.tap(lobby.rules.read);
  await expect(phone.dialog.getByText(house.name)).toBeVisible();
  await phone.look('r21-rules-in-round');
  await phone.page.goBack();
  await expect(phone.dialog).toBeHidden();
  await phone.expectHeadline(play.line.lookAtCard);
  await expect(phone.page).toHaveURL(`${stage.server.url}/t/${code}`);
});

test('a table of captains reads their rules', async ({ stage }) => {
  const guests = await stage.guests();
  const code = await guests.openTable();
  await guests.sit(code, 'Ana');
  const { settings } = (await guests.see('Ana')).table;
  const chosen = { ...settings, game: 'captains' as const, captains: { twice: true } };
  expect(await guests.do('Ana', { do: 'configure', settings: chosen })).toBeNull();
  const phone = await stage.phone({ name: 'Zoe' });
  const { lobby, rulebook } = phone.m;
  await phone.join(`/t/${code}`);

  await phone.tap(lobby.rules.read);
  await expect(phone.dialog.getByText(rulebook.captains.about)).toBeVisible();
  await expect(phone.dialog.getByText(rulebook.accuse.resolution.vote)).toHaveCount(0);
  const lines = phone.dialog.getByRole('listitem');
  const marked = lines.filter({ hasText: rulebook.changed });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(rulebook.captains.end.twice);
  await phone.look('r22-rules-of-captains');
});

function link({ page }: Phone, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

function nameOf({ m: { lobby, rulebook } }: Phone, id: RulesId): string {
  if (id === 'captains') return rulebook.captains.name;
  return id === 'notebook' ? lobby.rules.games.notebook : lobby.rules.names[id];
}

/** With the points and in the words of this game. */
async function expectToTellThePoints({ page, m }: Phone, id: RulesId): Promise<void> {
  const title = page.getByRole('heading', { level: 2, name: m.rulebook.titles.points });
  await expect(title).toBeVisible();
  await expect(page.getByText(points())).toBeVisible();

  function points(): string {
    if (id === 'captains') return m.rulebook.captains.points.placeNamed(captains.score.placeNamed);
    if (id === 'notebook') return m.rulebook.notebook.points.found(notebook.score.found);
    const { score, theme } = presets[id];
    return m.rulebook.points.spyGuess(score.spyGuess, theme as Theme);
  }
}
