// The captains' game on eight phones of three languages and a TV: three rounds with three different
// ends, and what each of them is worth.

import type { Phone } from '../stage/phone';
import { Teams } from '../stage/teams';
import { expect, test, type Stage } from '../stage/test';
import type { Tv } from '../stage/tv';
import { anotherPlace, MORE_NAMES, NAMES, type Locale } from '../stage/words';

/** As they sit. Long names, emoji, and three alphabets at one table. */
const GUESTS: { name: string; locale: Locale }[] = [
  ...NAMES.en.map((name) => ({ name, locale: 'en' as const })),
  ...NAMES.hr.slice(2, 3).map((name) => ({ name, locale: 'hr' as const })),
  ...NAMES.ru.slice(0, 1).map((name) => ({ name, locale: 'ru' as const })),
  ...MORE_NAMES.slice(0, 1).map((name) => ({ name, locale: 'hr' as const })),
];
/** Eight phones take turns at one computer. */
const TIMEOUT_MS = 300_000;

const look = (phone: Phone, name: string, whole = false) => phone.look(`c${name}`, { whole });

test('eight phones play three rounds to three ends', async ({ stage }) => {
  test.setTimeout(TIMEOUT_MS);
  const { teams, tv } = await test.step('come together', () => gather(stage));
  await test.step('both captains refuse, and the spy names both places', () => refuse(teams, tv));
  await test.step('a captain picks the spy', () => pickTheSpy(teams, tv));
  await test.step('a captain goes on alone', () => goOnAlone(teams));
});

async function gather(stage: Stage): Promise<{ teams: Teams; tv: Tv }> {
  const party = await stage.together(GUESTS);
  const [host, second] = party.phones as [Phone, Phone];
  const teams = new Teams(party, [host, second]);

  const { terms } = host.m.captains;
  await host.playGame('captains');
  await host.openRules();
  await host.pickOnSheet(terms.chosen);
  for (const { name } of [host, second])
    await host.tap(host.dialog.getByRole('button', { name, exact: true }));
  await expect(host.dialog.getByRole('button', { pressed: true })).toHaveCount(2);
  await look(host, '01-rules', true);
  await host.tap(host.m.common.close);
  await expect(host.dialog).toBeHidden();

  // Everybody reads what is played, by whose lead and for how long.
  await party.all(async ({ page, m }) => {
    const first = { one: host.name, two: second.name };
    await expect(page.getByText(m.captains.terms.first(first))).toBeVisible();
    await expect(page.getByText(m.captains.terms.once(4))).toBeVisible();
    await expect(page.getByText(m.terms.about.captains)).toBeVisible();
  });
  await look(host, '02-lobby', true);
  const tv = await stage.tv(party.code);
  await expect(tv.page.getByText(tv.m.lobby.rules.games.captains)).toBeVisible();

  await host.tap(host.m.lobby.start);
  return { teams, tv };
}

async function refuse(teams: Teams, tv: Tv): Promise<void> {
  await teams.begin();
  const { party } = teams;
  const [one, two] = teams.captains;
  const [right, asked, wrong] = await askOne(teams, tv);
  await teams.bothAreDone();

  await right.expectHeadline(right.m.captains.line.picksYou({ captain: one.name }));
  await teams.aim(one, right);
  await look(one, '05-pick-sure');
  await one.tap(one.m.play.act.back);
  await teams.pick(one, right);
  await expect(two.page.getByText(two.m.captains.moment.size(1))).toBeVisible();
  await look(two, '06-picked-moment');
  await teams.pick(two, wrong);

  await one.expectHeadline(one.m.play.line.yourTurn);
  await expect(one.face(right.name), 'is in a team by now').toBeHidden();
  await look(one, '07-teams');
  await teams.whileStopped(async () => {
    for (const [phone, who] of [
      [one, 'captain'],
      [right, 'picked'],
      [asked, 'agent'],
    ] as const)
      await look(phone, `08-teams-${who}`);
    await tv.catchUp();
    await tv.look('c2-teams');
  });
  await teams.bothAreDone();
  await teams.refuse(one);
  await two.expectHeadline(two.m.captains.line.yourPick);
  await teams.refuse(two);

  await nameBoth(teams);
  await teams.expectGained(
    new Map([
      [one, 1],
      [right, 1],
      [two, -1],
      [teams.spy, 2],
    ]),
  );
  await party.all((phone) => phone.expectHeadline(phone.m.captains.result.teamsComplete));
  await look(one, '11-teams-complete', true);
  await tv.catchUp();
  await tv.look('c3-result');
  await teams.nextRound();
}

/** The first captain asks once. Gives an agent to be picked rightly, the one asked, one to be picked wrongly. */
async function askOne(teams: Teams, tv: Tv): Promise<[Phone, Phone, Phone]> {
  const [one, two] = teams.captains;
  const [right, asked] = teams.agentsOf(one) as [Phone, Phone];
  const wrong = teams.agentsOf(one).find((phone) => phone !== right && phone !== asked) ?? asked;
  await look(one, '03-your-turn');
  await teams.ask(one, asked);
  await asked.expectHeadline(asked.m.play.line.asksYou({ asker: one.name }));
  const names = { asker: one.name, asked: asked.name };
  await teams.others([one, asked], (phone) => phone.expectHeadline(phone.m.play.line.asks(names)));
  await look(asked, '04-asked');
  await look(two, '04-question');
  await tv.look('c1-question');
  await teams.answer(asked);
  // Whoever was asked is not asked again in this turn.
  await expect(one.face(asked.name)).toBeHidden();
  return [right, asked, wrong];
}

/** The spy is known to all by now. */
async function nameBoth(teams: Teams): Promise<void> {
  const { spy } = teams;
  const [one, two] = teams.captains;
  const names = { spy: spy.name, captain: one.name };
  await teams.others([spy], (phone) => phone.expectHeadline(phone.m.captains.line.names(names)));
  await look(one, '09-naming');
  await teams.name(one, teams.place(one));
  await spy.expectHeadline(spy.m.captains.line.youName({ captain: two.name }));
  await look(spy, '10-naming-second');
  await teams.name(two, teams.place(two));
}

async function pickTheSpy(teams: Teams, tv: Tv): Promise<void> {
  await teams.begin();
  const { spy, party } = teams;
  const [one, two] = teams.captains;
  await teams.bothAreDone();
  await teams.pick(one, spy);
  // Nobody else picks: the spy names the places, first that of whoever picked.
  await expect(two.page.getByText(two.m.captains.moment.spy)).toBeVisible();
  await look(two, '12-spy-moment');
  await tv.look('c4-spy-moment');
  await teams.name(one, teams.place(one));
  await teams.name(two, anotherPlace(teams.place(two)));

  await teams.expectGained(new Map([[spy, 2]]));
  await party.all((phone) => phone.expectHeadline(phone.m.captains.result.spyPicked));
  await look(spy, '13-spy-picked', true);
  await teams.nextRound();
}

async function goOnAlone(teams: Teams): Promise<void> {
  await teams.begin();
  const { party } = teams;
  const [one, two] = teams.captains;
  const [first, second] = teams.agentsOf(two) as [Phone, Phone];
  await teams.bothAreDone();
  await teams.refuse(one);
  await teams.pick(two, first);

  // The turn comes straight back to the captain who goes on.
  await teams.ask(two, second);
  await teams.answer(second);
  await look(two, '14-alone');
  await teams.doneAsking(two);
  await teams.pick(two, second);
  await teams.doneAsking(two);
  await teams.refuse(two);
  await teams.pass(one);
  await teams.pass(two);

  await teams.expectGained(
    new Map([
      [two, 2],
      [first, 1],
      [second, 1],
    ]),
  );
  await party.all((phone) => phone.expectHeadline(phone.m.captains.result.teamsComplete));
}
