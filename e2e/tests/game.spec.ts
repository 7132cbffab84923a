// A whole evening: from the first tap to the final standings, on five phones of three languages and
// a TV. On the way every screen is photographed.

import { Party } from '../stage/party';
import type { Phone } from '../stage/phone';
import { expect, test, type Stage } from '../stage/test';
import type { Tv } from '../stage/tv';
import { NAMES, placeName, type Locale } from '../stage/words';

/** As they sit. */
const GUESTS: { name: string; locale: Locale }[] = [
  ...NAMES.en.slice(0, 2).map((name) => ({ name, locale: 'en' as const })),
  ...NAMES.hr.slice(2, 4).map((name) => ({ name, locale: 'hr' as const })),
  ...NAMES.ru.slice(0, 1).map((name) => ({ name, locale: 'ru' as const })),
];

test('five phones finish a two-round game', async ({ stage }) => {
  const { party, tv } = await test.step('come together', () => gather(stage));
  const evening = new Evening(party, tv);
  await test.step('agree on two rounds', () => evening.agree());
  await test.step('get a card each', () => evening.deal());
  await test.step('ask and answer', () => evening.ask());
  await test.step('accuse in vain', () => evening.accuseInVain());
  await test.step('catch the spy', () => evening.catchTheSpy());
  await test.step('lose to a spy who names the place', () => evening.loseToTheSpy());
  await test.step('count the points', () => evening.finish());
});

async function gather(stage: Stage): Promise<{ party: Party; tv: Tv }> {
  const phones: Phone[] = [];
  for (const guest of GUESTS) phones.push(await stage.phone(guest));
  const [host, ...guests] = phones as [Phone, ...Phone[]];

  await host.open('/');
  await expect(host.button(host.m.home.newTable)).toBeVisible();
  await host.look('01-home');
  const path = await host.openTable();
  const party = new Party(phones, path);
  const tv = await stage.tv(party.code);
  await expect(host.page.getByText(new RegExp(`${path}$`))).toBeVisible();
  await host.expectHeadline(host.m.lobby.headline.missing(2));
  await host.look('02-lobby-alone', { whole: true });

  for (const [i, guest] of guests.entries()) {
    await guest.open(path);
    await expect(guest.page.getByText(guest.m.home.whoIsHere({ names: '' }).trim())).toBeVisible();
    if (i === 1) await guest.look('03-door');
    await guest.sitDown();
    const { missing, theirs } = guest.m.lobby.headline;
    await guest.expectHeadline(i === 0 ? missing(1) : theirs({ host: host.name }));
  }
  await expect(tv.headline).toHaveText(tv.m.tv.seated(5));
  await tv.look('1-lobby');
  await guests[0]?.look('04-lobby-guest', { whole: true });
  return { party, tv };
}

class Evening {
  constructor(
    private readonly party: Party,
    private readonly tv: Tv,
  ) {}

  async agree(): Promise<void> {
    const { host } = this.party;
    const { terms } = host.m;
    await host.openRules();
    const rounds = host.dialog.getByRole('group', { name: terms.ask.rounds });
    await expect(rounds.getByRole('status')).toHaveText('5');
    for (const left of ['4', '3', '2']) {
      await host.tap(terms.fewer);
      await expect(rounds.getByRole('status')).toHaveText(left);
    }
    await host.look('05-rules');
    await host.tap(host.m.common.close);
    await expect(host.dialog).toBeHidden();
    await this.party.all(({ page, m }) => expect(page.getByText(m.terms.rounds(2))).toBeVisible());

    await host.tap(host.m.common.menu.open);
    await expect(host.dialog).toBeVisible();
    await host.look('06-menu');
    await host.tap(host.m.common.close);
    await host.expectHeadline(host.m.lobby.headline.yours);
    await host.look('07-lobby-full', { whole: true });
  }

  async deal(): Promise<void> {
    const { party, tv } = this;
    await party.host.tap(party.host.m.lobby.start);
    await party.all((phone) => phone.expectHeadline(phone.m.play.line.lookAtCard));
    await party.host.look('08-dealt');
    await tv.look('2-dealt');

    const start = (phone: Phone) => phone.button(phone.m.spy.deal.start);
    const starter = await party.theOne((phone) => start(phone).isVisible());
    const [late, ...others] = party.phones.filter((phone) => phone !== starter) as [Phone];
    await Promise.all([starter, ...others].map((phone) => party.look(phone)));
    // Nobody has to wait for the last one.
    await starter.tap(start(starter));
    await starter.expectHeadline(starter.m.play.line.yourTurn);
    party.secrets.set(late, await late.peek());
    party.expectFair();
  }

  async ask(): Promise<void> {
    const { party, tv } = this;
    const first = await party.asker();
    await party.agent(0).hold(() => party.agent(0).look('09-card-agent'));
    await party.spy.hold(() => party.spy.look('10-card-spy'));

    const [second, third] = party.phones.filter((phone) => phone !== first) as [Phone, Phone];
    await tv.expectHeadline(tv.m.play.line.choosing({ asker: first.name }));
    await first.look('11-your-turn');

    await first.ask(second);
    await second.expectHeadline(second.m.play.line.asksYou({ asker: first.name }));
    const names = { asker: first.name, asked: second.name };
    await third.expectHeadline(third.m.play.line.asks(names));
    await tv.expectHeadline(tv.m.play.line.asks(names));
    await second.look('12-asked');
    await third.look('13-listening');
    await tv.look('3-question');

    await second.answer();
    await second.thumb.tapAnyway(second.face(first.name));
    await expect(second.refusal).toHaveText(second.m.spy.ring.notBack({ name: first.name }));
    await second.look('14-not-back');
    await second.ask(third);
    await third.answer();

    await this.crossOut(third);
  }

  private async crossOut(phone: Phone): Promise<void> {
    const { crossed, likely } = phone.m.play.places;
    await phone.tap(phone.place('airport'));
    await expect(phone.place('airport')).toHaveAccessibleName(new RegExp(crossed));
    await phone.thumb.down(phone.place('bank'));
    await expect(phone.place('bank')).toHaveAccessibleName(new RegExp(likely));
    await phone.thumb.up();
    await phone.look('15-places');
  }

  async accuseInVain(): Promise<void> {
    const { party, tv } = this;
    const by = party.agent(0);
    const suspect = party.agent(1);
    const voters = party.phones.filter((phone) => phone !== by && phone !== suspect);
    const [no, yes, other] = voters as [Phone, Phone, Phone];
    const before = await by.headline.textContent();

    await by.tap(by.m.spy.act.accuse);
    await expect(by.dialog).toBeVisible();
    await by.look('16-accuse-whom');
    await by.tap(by.dialog.getByRole('button', { name: suspect.name }));
    await by.look('17-accuse-sure');
    await by.tap(by.m.spy.act.accuseYes({ name: suspect.name }));

    await suspect.expectHeadline(suspect.m.spy.line.accusesYou({ by: by.name }));
    const names = { by: by.name, suspect: suspect.name };
    await no.expectHeadline(no.m.spy.line.accuses(names));
    const left = await by.secondsLeft();
    await tv.expectHeadline(tv.m.spy.line.accuses(names));
    await no.look('18-vote');
    await suspect.look('19-vote-suspect');
    await tv.look('4-vote');
    await yes.castVote(true);
    await expect(yes.page.getByText(yes.m.spy.vote.yourYes)).toBeVisible();
    await yes.look('20-vote-cast');

    await other.castVote(true);
    const goesOn_ms = performance.now();
    await no.castVote(false);
    await party.all((p) => expect(p.page.getByText(p.m.spy.vote.failed)).toBeVisible());
    await by.look('21-vote-failed');
    await tv.look('5-vote-failed');
    await party.goOn();

    await expect(by.headline).toHaveText(before ?? '');
    const leftNow = await by.secondsLeft();
    const passed = Math.ceil((performance.now() - goesOn_ms) / 1000);
    expect(leftNow, 'the clock stood still during the vote').toBeGreaterThanOrEqual(left - passed);
    await by.thumb.tapAnyway(by.button(by.m.spy.act.accuse));
    await expect(by.refusal).toHaveText(by.m.refusals.accusation_used);
  }

  async catchTheSpy(): Promise<void> {
    const { party, tv } = this;
    const by = party.agent(1);
    await party.convict(by, party.spy);
    await party.all((p) => expect(p.page.getByText(p.m.spy.vote.carried)).toBeVisible());
    await party.agent(0).look('22-vote-carried');
    await party.goOn();

    await party.all((phone) => phone.expectHeadline(phone.m.spy.result.agentsWin));
    const story = by.m.spy.story.convictedFirst({ by: by.name, spy: party.spy.name });
    await expect(by.page.getByText(story)).toBeVisible();
    await expect(points(by, party.spy)).toHaveText(['', '0']);
    await expect(line(by, party.spy)).toContainText(by.m.play.result.spy);
    for (const agent of party.agents)
      await expect(points(by, agent)).toHaveText(agent === by ? ['+2', '2'] : ['+1', '1']);
    await by.look('23-result', { whole: true });
    await expect(tv.headline).toHaveText(tv.m.spy.result.agentsWin);
    await tv.catchUp();
    await tv.look('6-result');

    await party.others(party.host, (phone) => phone.tap(phone.m.play.result.ready));
    const ready = party.host.m.play.result.readyCount({ count: 4, of: 5 });
    await expect(party.host.page.getByText(ready)).toBeVisible();
    await party.host.look('24-result-host');
    const waverer = party.phones.find((phone) => phone !== party.host) as Phone;
    await waverer.tap(waverer.m.waits.notYet);
    await expect(waverer.button(waverer.m.play.result.ready)).toBeVisible();
    await waverer.tap(waverer.m.play.result.ready);
    await expect(waverer.button(waverer.m.waits.notYet)).toBeVisible();
    // Nobody deals: once the last one is ready, the next round comes by itself.
    await party.host.tap(party.host.m.play.result.ready);
  }

  async loseToTheSpy(): Promise<void> {
    const { party, tv } = this;
    const previous = party.spy;
    await party.everybodyLooks();
    expect(await party.asker(), 'the previous spy begins').toBe(previous);

    const { spy } = party;
    await spy.slideToReveal();
    await spy.look('25-reveal-sure');
    await spy.tap(spy.m.spy.reveal.yes);
    const watcher = party.agent(0);
    await expect(watcher.page.getByText(watcher.m.spy.reveal.spy)).toBeVisible();
    await watcher.look('26-reveal-moment');
    await tv.look('7-reveal-moment');
    await party.goOn();

    await watcher.expectHeadline(watcher.m.spy.line.guessing({ spy: spy.name }));
    await spy.expectHeadline(spy.m.spy.line.youGuess);
    await tv.expectHeadline(tv.m.spy.line.guessing({ spy: spy.name }));
    await watcher.look('27-guess-watching');
    await spy.look('28-guess');
    await tv.catchUp();
    await tv.look('8-guess');
    await spy.tap(spy.place(party.place));
    await spy.look('29-guess-sure');

    await tv.page.clock.install();
    await spy.tap(spy.m.spy.places.guessYes);
    await party.all((phone) => phone.expectHeadline(phone.m.spy.result.spyWins));
    const place = placeName(party.place, spy.owner.locale);
    const story = spy.m.spy.story.guessedRight({ spy: spy.name, place });
    await expect(spy.page.getByText(story)).toBeVisible();
    await spy.look('30-result-spy', { whole: true });
    await expect(tv.headline).toHaveText(tv.m.spy.result.spyWins);
    await tv.look('9-result');
  }

  async finish(): Promise<void> {
    const { party, tv } = this;
    const { spy, host } = party;
    // No phone tells the winner before the big screen does.
    await party.all(({ page, m }) => expect(page.getByText(m.bigScreen.watch)).toBeVisible());
    await spy.look('31-led');
    await party.all(({ page, m }) =>
      expect(page.getByText(m.bigScreen.watch)).toBeHidden({ timeout: 20_000 }),
    );
    // Four points in this round; at most two in the one before.
    await spy.expectHeadline(spy.m.play.final.youWin);
    await party.others(spy, (other) =>
      other.expectHeadline(other.m.play.final.winner({ name: spy.name })),
    );
    await spy.look('32-final', { whole: true });
    await host.look('33-final-host');
    await tv.page.clock.fastForward('00:13');
    await tv.expectHeadline(tv.m.play.final.winner({ name: spy.name }));
    await tv.look('10-final');

    await host.tap(host.m.play.final.toLobby);
    await host.expectHeadline(host.m.lobby.headline.yours);
  }
}

/** In the score table. */
function line({ page }: Phone, { name }: Phone) {
  // Nothing but the name: the annoyed neighbour beside another one begins like Ann.
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

/** Beside a name there: points of this round, points of the game. */
function points(phone: Phone, of: Phone) {
  return line(phone, of).getByRole('cell');
}
