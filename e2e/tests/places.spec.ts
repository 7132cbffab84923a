// A host chooses the places: two packs, only some of what is in them, only some of that on the table,
// and nothing that was just played. Each phone reads them in its own language.

import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';
import { NAMES, packSize, packTitle, placeName, roleOn } from '../stage/words';

const EVERYDAY = ['airport', 'bank', 'beach', 'casino', 'hospital', 'library', 'zoo'];
const FILMS = ['amelie', 'barbie', 'casablanca', 'die-hard', 'jaws', 'psycho'];
const CHOSEN = [...EVERYDAY, ...FILMS];
/** As they sit; each reads their own language. */
const GUESTS = (['en', 'hr', 'ru', 'hr', 'ru'] as const).map((locale, i) => ({
  name: NAMES[locale][i] ?? locale,
  locale,
}));
/** One is left in the box. */
const ON_TABLE = 12;

test('a host chooses places, and five phones list those that are drawn, each in its language', async ({
  stage,
}) => {
  const party = await stage.together(GUESTS);
  const { host } = party;
  await test.step('choose', () => choose(host));

  const of = packSize('places') + packSize('films');
  await party.all(({ page, m, owner }) => {
    const names = ['places', 'films'].map((id) => packTitle(id, owner.locale));
    return expect(page.getByText(m.choice.packs({ names, places: ON_TABLE, of }))).toBeVisible();
  });

  await party.deal();
  const first = await onTable(party);
  expect(first).toHaveLength(ON_TABLE);
  expect(CHOSEN).toEqual(expect.arrayContaining([...first, party.place]));
  const played = party.place;
  for (const agent of party.agents) {
    const card = await agent.hold(async (card) => (await card.textContent()) ?? '');
    expect(roleOn(card, played, agent.owner.locale)).not.toBeNull();
  }
  await endGame(host);

  await party.deal();
  const second = await onTable(party);
  // With one of the thirteen just played, all others are on the table.
  expect(second).toEqual(CHOSEN.filter((id) => id !== played).sort());
  expect(party.place).not.toBe(played);
});

async function choose(host: Phone): Promise<void> {
  const m = host.m.choice;
  const { page } = host;
  await host.openRules({ more: true });
  const rules = page.getByRole('dialog', { name: host.m.lobby.rules.title });
  await host.pick(rules.getByRole('checkbox', { name: packTitle('films', 'en') }));
  const all = packSize('places') + packSize('films');
  const open = rules.getByRole('button', { name: m.choose });
  await expect(open).toContainText(m.of({ left: all, of: all }));
  await host.tap(open);

  const sheet = page.getByRole('dialog', { name: m.choose });
  for (const pack of ['places', 'films']) {
    const buttons = sheet.getByRole('group', { name: packTitle(pack, 'en') });
    await host.tap(buttons.getByRole('button', { name: m.none }));
  }
  await expect(sheet.getByRole('button', { name: m.missing(8) })).toBeDisabled();
  const search = sheet.getByRole('searchbox', { name: m.search });
  for (const id of CHOSEN) {
    const name = placeName(id, 'en');
    await search.fill(name);
    await host.pick(sheet.getByRole('checkbox', { name, exact: true }));
  }
  await search.fill('');
  await host.look('p01-places');
  await host.tap(sheet.getByRole('button', { name: m.done({ places: m.places(CHOSEN.length) }) }));
  await expect(sheet).toBeHidden();

  await rules.getByLabel(m.askMost).selectOption({ label: m.places(ON_TABLE) });
  await host.pick(rules.getByRole('checkbox', { name: m.fresh.name }));
  await expect(open).toContainText(m.of({ left: CHOSEN.length, of: all }));
  await rules.getByRole('checkbox', { name: m.fresh.name }).scrollIntoViewIfNeeded();
  await host.look('p02-places-chosen');
  await host.tap(host.m.common.close);
  await expect(host.dialog).toBeHidden();
}

/** The ids of the places that are listed, which are the same on every phone, whatever it speaks. */
async function onTable(party: Party): Promise<string[]> {
  const lists = await Promise.all(party.phones.map(listedOn));
  for (const list of lists) expect(list).toEqual(lists[0]);
  return lists[0] ?? [];
}

async function listedOn({ page, m, owner }: Phone): Promise<string[]> {
  const list = page.getByRole('region', { name: m.play.places.title });
  const texts = await list.getByRole('listitem').allInnerTexts();
  const listed = new Set(texts.map((name) => name.trim()));
  const known = CHOSEN.filter((id) => listed.has(placeName(id, owner.locale)));
  expect(known).toHaveLength(listed.size);
  return known.sort();
}

async function endGame(host: Phone): Promise<void> {
  const { menu } = host.m.common;
  await host.callOff();
  await host.tap(menu.open);
  await host.tap(host.dialog.getByRole('button', { name: menu.end }));
  await host.tap(host.page.getByRole('alertdialog').getByRole('button', { name: menu.end }));
  await host.tap(host.m.play.final.toLobby);
}
