// House rules: changed by the host, seen by all, kept on a phone, passed on to another, and played.

import { readFile } from 'node:fs/promises';
import type { Parameter } from '../../web/src/lib/wire/wire';
import { PARAMETER_NAMES, PARAMETERS } from '../../web/src/house/parameters';
import { offered } from '../../web/src/house/values';
import { HouseEditor } from '../stage/house';
import type { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test } from '../stage/test';

const OURS = 'Grandma’s rules';
const SPY_GUESS = 'The spy, for naming the place: 6 points';
const MAJORITY = 'To convict somebody it takes more yes than no';

test('house rules are changed, kept, passed on, loaded and paid', async ({ stage }) => {
  const party = await stage.party(4);
  const { host } = party;
  const guest = party.at(1);
  await host.playBy('spijun');
  const editor = await HouseEditor.open(host);

  await test.step('everybody sees a change at once', () => changeRules(editor, guest));
  await test.step('what makes no sense is refused in words', () => refuseNonsense(editor, guest));
  await test.step('what is changed can be put back', () => putBack(editor, guest));
  await test.step('they stay on the phone under a name', () => keepRules(editor, guest));
  const link = await test.step('they become a link', () => passOn(editor));
  await editor.leave();

  const other = await stage.phone({ name: 'Zoe' });
  await test.step('another phone keeps them', () => takeFromLink(other, link));
  const theirs = await test.step('and plays by them', () => loadAt(other));
  const tv = await stage.tv(theirs.split('/').at(-1) ?? '');
  await expect(tv.page.getByText(tv.m.house.named({ name: OURS }))).toBeVisible();
  await tv.look('house-lobby');

  await test.step('they are really paid', () => play(party));
});

async function changeRules(editor: HouseEditor, guest: Phone): Promise<void> {
  await editor.unfold('points');
  await editor.more('score.spyGuess');
  await editor.more('score.spyGuess');
  await editor.expectValue('score.spyGuess', '6 points');
  await expect(guest.page.getByText(SPY_GUESS)).toBeVisible();
  await expect(editor.chapter('points')).toContainText('The spy gets 6 points');

  await editor.unfold('vote');
  await editor.pick('vote.threshold', 'more yes than no');
  await expect(guest.page.getByText(MAJORITY)).toBeVisible();
  await expect(guest.button(guest.m.lobby.rules.change)).toBeHidden();
  await expect(editor.row('vote.threshold')).toContainText('By the book: every vote');
}

async function refuseNonsense(editor: HouseEditor, guest: Phone): Promise<void> {
  const { refusals } = editor.phone.m;
  await editor.unfold('deal');
  await editor.less('players.min');
  const why = editor.row('players.min').getByRole('alert');
  await expect(why).toHaveText(refusals.vote_needs_three);
  await editor.expectValue('players.min', '3 players');

  await editor.pick('vote.ballots', 'only how many said yes and no');
  await editor.pick('vote.order', 'one by one, from the accuser’s left');
  await expect(editor.row('vote.order').getByRole('alert')).toHaveText(
    refusals.secret_vote_in_turn,
  );
  await expect(editor.answer('vote.order', 'all at once')).toBeChecked();
  await expect(guest.page.getByText('At least:')).toBeHidden();

  // No finger gets a round down to nothing.
  await editor.unfold('clock');
  for (let minutes = 7; minutes >= 1; minutes -= 1) {
    await editor.less('durationMin');
    await expect(guest.page.getByText(guest.m.terms.auto(minutes))).toBeVisible();
  }
  const less = editor.phone.m.house.row.less({ ask: editor.ask('durationMin') });
  await expect(editor.phone.button(less)).toBeDisabled();
}

async function putBack(editor: HouseEditor, guest: Phone): Promise<void> {
  await editor.putBack('durationMin');
  await editor.putBack('vote.ballots');
  await expect(guest.page.getByText(guest.m.terms.auto(8))).toBeVisible();
  await expect(editor.chapter('clock')).not.toContainText(/changed/);
  await expect(guest.page.getByText('After a vote you see')).toBeHidden();
  await expect(guest.page.getByText(SPY_GUESS)).toBeVisible();
}

async function keepRules(editor: HouseEditor, guest: Phone): Promise<void> {
  const { phone } = editor;
  const { house } = phone.m;
  await phone.tap(house.keep.label);
  await expect(phone.page.getByText(house.name.missing)).toBeVisible();
  await editor.keepAs(OURS);
  await expect(phone.page.getByText(house.keep.done({ name: OURS }))).toBeVisible();
  await expect(guest.page.getByText(house.named({ name: OURS }))).toBeVisible();

  await editor.more('score.civ');
  await expect(guest.page.getByText('convicted: 2 points')).toBeVisible();
  const replace = { sure: house.keep.sure({ name: OURS }), yes: house.keep.yes };
  await editor.insist(phone.button(house.keep.label), replace);
  await phone.tap(house.keep.label);
  await expect(phone.page.getByText(house.keep.already({ name: OURS }))).toBeVisible();
  await expect(phone.button(house.saved.open(1))).toBeVisible();
}

async function passOn(editor: HouseEditor): Promise<string> {
  const { phone } = editor;
  const { house, lobby } = phone.m;
  await phone.tap(house.share.label);
  const sheet = editor.dialog(house.share.title({ name: OURS }));
  const link = await sheet.getByLabel(house.share.link).inputValue();
  expect(link).toContain('/house#');
  await phone.thumb.tap(sheet.getByRole('button', { name: lobby.invite.copy }));
  await expect(phone.page.getByText(lobby.invite.copied)).toBeVisible();

  const download = phone.page.waitForEvent('download');
  await phone.tap(house.share.file);
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${OURS}.molehunt.json`);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ ruleset: 'spijun', changes: { 'score.spyGuess': 6 } });
  await phone.page.goBack();
  await expect(sheet).toBeHidden();
  return link;
}

async function takeFromLink(phone: Phone, link: string): Promise<void> {
  const { house, lobby } = phone.m;
  await phone.open(`/house${new URL(link).hash}`);
  await phone.expectHeadline(OURS);
  await expect(
    phone.page.getByText(house.offer.base({ ruleset: lobby.rules.names.spijun })),
  ).toBeVisible();
  await expect(phone.page.getByText(SPY_GUESS)).toBeVisible();
  await expect(phone.page.getByText(MAJORITY)).toBeVisible();
  await phone.tap(house.keep.label);
  await expect(phone.page.getByText(house.offer.kept)).toBeVisible();
  await phone.tap(phone.m.common.home);
}

async function loadAt(phone: Phone): Promise<string> {
  const { house } = phone.m;
  const path = await phone.openTable();
  const editor = await HouseEditor.open(phone);
  const saved = await editor.openSaved(1);
  await editor.unfoldSaved(saved, OURS);
  await phone.tap(house.saved.load);
  await expect(saved).toBeHidden();
  await editor.leave();
  await expect(phone.page.getByText(house.named({ name: OURS }))).toBeVisible();
  await expect(phone.page.getByText(SPY_GUESS)).toBeVisible();
  return path;
}

async function play(party: Party): Promise<void> {
  await party.deal();
  await party.asker();
  const { spy, place } = party;
  await spy.revealItself();
  await party.goOn();
  await spy.guess(place);
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.spyWins));
  await expect(points(party.host, spy)).toHaveText(/6/);

  await party.host.tap(party.host.m.play.result.next);
  await party.everybodyLooks();
  await party.asker();
  // Two say yes and one says no: that is enough here.
  const [by, no] = [party.agent(0), party.agent(1)];
  await party.convict(by, party.spy, no);
  await party.goOn();
  await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
  await expect(points(party.host, by)).toHaveText(/\+3/);
  await expect(points(party.host, no)).toHaveText(/\+2/);
}

/** The line of a player in the table of points. */
function points(phone: Phone, of: Phone) {
  return phone.page.getByRole('row').filter({ hasText: of.name });
}

test('a file goes in with the same checks as a link', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Ann' });
  const { house, lobby } = phone.m;
  await phone.open('/');
  await phone.openTable();
  const editor = await HouseEditor.open(phone);
  const saved = await editor.openSaved(0);
  await expect(saved.getByText(house.saved.none)).toBeVisible();

  const good = {
    molehunt: 'house-rules',
    version: 1,
    name: 'Short evening',
    ruleset: 'indictment',
    changes: { rounds: 3, durationMin: [{ playersUpTo: 12, minutes: 4 }] } as object,
  };
  const open = saved.getByRole('button', { name: house.saved.file, exact: true });
  const take = (text: string) =>
    phone.give(open, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const says = (text: string) => expect(saved.getByRole('alert').first()).toHaveText(text);

  await take('holiday photo');
  await says(house.faults.broken);
  await take(' '.repeat(1_000_000));
  await says(house.faults.tooLong);
  await take(JSON.stringify({ ...good, changes: { 'score.magic': 1 } }));
  await says(house.faults.unknown({ names: 'score.magic' }));
  const never = [{ playersUpTo: 12, minutes: 0 }];
  await take(JSON.stringify({ ...good, changes: { durationMin: never } }));
  await says(house.faults.values({ names: house.parameters.durationMin.ask }));
  await take(JSON.stringify({ ...good, changes: { 'accuse.perRound': 0 } }));
  await phone.tap(house.saved.load);
  await says(phone.m.refusals.nobody_convictable);

  await take(JSON.stringify(good));
  await expect(phone.page.getByText('A game has: 3 rounds')).toBeVisible();
  await phone.tap(house.keep.label);
  await editor.unfoldSaved(saved, good.name);
  await phone.tap(house.saved.rename);
  await phone.page.getByLabel(house.name.label).last().fill('Long story');
  await phone.tap(phone.m.common.save);
  await editor.unfoldSaved(saved, 'Long story');
  await phone.tap(house.saved.load);
  await expect(saved).toBeHidden();
  await editor.leave();
  await expect(phone.page.getByText(phone.m.terms.rounds(3))).toBeVisible();
  await expect(phone.page.getByText(phone.m.terms.auto(4))).toBeVisible();

  const again = await HouseEditor.open(phone);
  const list = await again.openSaved(1);
  await editor.unfoldSaved(list, 'Long story');
  const gone = { sure: house.saved.deleteSure({ name: 'Long story' }), yes: house.saved.delete };
  await again.insist(list.getByRole('button', { name: house.saved.delete, exact: true }), gone);
  await expect(list.getByText(house.saved.none)).toBeVisible();
  await phone.page.goBack();
  await expect(list).toBeHidden();
  const back = { sure: house.putAllBack.sure, yes: house.putAllBack.label };
  await again.insist(phone.button(house.putAllBack.label), back);
  await expect(
    again.sheet.getByText(house.none({ ruleset: lobby.rules.names.indictment })),
  ).toBeVisible();
});

test('a damaged link says so and leads on', async ({ stage }) => {
  const phone = await stage.phone({ name: 'Ann' });
  const { house } = phone.m;
  const code = (file: unknown) => Buffer.from(JSON.stringify(file)).toString('base64url');
  const foreign = { molehunt: 'pack', version: 1 };
  const newer = { molehunt: 'house-rules', version: 2 };
  for (const [hash, says] of [
    ['', house.faults.empty],
    ['#abc', house.faults.broken],
    [`#${code(foreign)}`, house.faults.foreign],
    [`#${code(newer)}`, house.faults.newer],
  ] as const) {
    await phone.open('/');
    await phone.open(`/house${hash}`);
    await phone.expectHeadline(house.offer.cannot);
    await expect(phone.page.getByText(says)).toBeVisible();
  }
  await phone.look('h20-broken-link');
  await phone.tap(phone.m.common.home);
  await expect(phone.button(phone.m.home.newTable)).toBeVisible();
});

/** The engine reads all values before it asks whether they make sense together. */
test('the engine knows every value that the editor offers', async ({ stage }) => {
  const guests = await stage.guests();
  const table = await guests.openTable();
  await guests.sit(table, 'Ann');
  const { settings } = (await guests.see('Ann')).table;
  const values = new Map<string, readonly Parameter[]>(
    PARAMETER_NAMES.map((name) => [name, offered(PARAMETERS[name])]),
  );
  const most = Math.max(...[...values.values()].map(({ length }) => length));
  for (let i = 0; i < most; i += 1) {
    const all = [...values].map(([name, list]) => [name, list[i % list.length]]);
    const changes = Object.fromEntries(all) as Record<string, Parameter>;
    const house = { name: '', changes };
    const why = await guests.do('Ann', {
      do: 'configure',
      settings: { ...settings, spy: { ...settings.spy, house } },
    });
    expect(['unknown_rule', 'not_understood', 'too_fast', 'frame_too_long']).not.toContain(why);
  }
});

test('house rules can be looked at', async ({ stage }) => {
  const party = await stage.party(3);
  const { host } = party;
  const guest = party.at(1);
  const { parameters, name } = host.m.house;
  const editor = await HouseEditor.open(host);
  await host.look('h01-editor');
  await editor.unfold('accuse');
  await editor.pick('accuse.resolution', parameters['accuse.resolution'].says.reveal);
  await expect(editor.row('accuse.resolution')).toHaveClass(/changed/);
  await editor.chapter('accuse').scrollIntoViewIfNeeded();
  await host.look('h02-accuse');
  await editor.fold('accuse');
  await editor.unfold('points');
  await editor.more('score.spyGuess');
  await editor.row('score.spyGuess').scrollIntoViewIfNeeded();
  await host.look('h03-points');
  await editor.chapter('points').locator('.means').scrollIntoViewIfNeeded();
  await host.look('h04-means');
  await editor.fold('points');
  await editor.unfold('vote');
  await editor.pick('vote.eligible', parameters['vote.eligible'].says.all);
  await expect(editor.row('vote.eligible').getByRole('alert')).toBeVisible();
  await editor.row('vote.eligible').scrollIntoViewIfNeeded();
  await host.look('h05-refused');
  await editor.fold('vote');
  await editor.unfold('clock');
  await host.look('h06-clock');
  await editor.fold('clock');
  await editor.keepAs(name.placeholder);
  await host.look('h07-kept');
  await host.tap(host.m.house.share.label);
  await host.look('h08-share');
  await host.page.goBack();
  await expect(editor.dialog(host.m.house.share.title({ name: name.placeholder }))).toBeHidden();
  const saved = await editor.openSaved(1);
  await editor.unfoldSaved(saved, name.placeholder);
  await host.look('h09-saved');
  await host.page.goBack();
  await expect(saved).toBeHidden();
  await editor.leave();
  await host.openRules({ more: true });
  await host.button(host.m.house.open).scrollIntoViewIfNeeded();
  await host.look('h10-rules-sheet');
  await guest.look('h11-guest', { whole: true });
});
