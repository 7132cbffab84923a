// Every ruleset is played to each end that it can have once time is up. A round lasts a real minute
// here, and all tables wait for it together.

import type { Ending, VariantId } from '../../web/src/lib/wire/wire';
import { Company, type Deal, type Player } from '../stage/company';
import { expectEnd, worth, type Points } from '../stage/ends';
import { expect, test, type Stage } from '../stage/test';
import type { Locale } from '../stage/words';

const TIME_UP_MS = 75_000;

type Close = {
  variant: VariantId;
  locale: Locale;
  how: Ending['how'];
  fits?: (deal: Deal) => boolean;
  play: (company: Company, deal: Deal) => Promise<Points>;
};

const SEATS: Record<VariantId, number> = {
  spijun: 4,
  'time-travel': 4,
  'film-night': 4,
  indictment: 4,
  trio: 3,
  duel: 2,
};

const hasSpy = ({ spy }: Deal): boolean => spy !== undefined;
const nobody = worth();

function theSpy({ spy }: Deal): Player {
  if (!spy) throw new Error('the card lies in the middle');
  return spy;
}

function agent({ agents }: Deal, index: number): Player {
  const player = agents[index];
  if (!player) throw new Error('there are fewer agents');
  return player;
}

/** Everybody in turn does something, until the round is over or one turn has led to it. */
async function inTurn(company: Company, turn: (player: Player) => Promise<void>): Promise<void> {
  for (;;) {
    const { chance, result } = await company.round();
    if (result || !chance) return;
    await turn(await company.at(chance.seat));
    await expect.poll(async () => (await company.round()).chance?.seat).not.toBe(chance.seat);
  }
}

/** Hands go up for one suspect only, or for nobody. */
async function raiseHands(company: Company, target?: Player): Promise<void> {
  for (;;) {
    const { vote, result } = await company.round();
    if (result || vote?.suspect === undefined) return;
    const suspect = await company.at(vote.suspect);
    await company.othersVote(suspect === target, suspect);
    await expect.poll(async () => (await company.round()).vote?.number).not.toBe(vote.number);
  }
}

async function proposeAll(company: Company, by: Player, suspect: Player): Promise<void> {
  await inTurn(company, async (player) => {
    if (player !== by) return player.passes();
    await by.proposes(suspect);
    await company.othersVote(true, by, suspect);
  });
}

const passes = (player: Player): Promise<void> => player.passes();

const CLOSES: Close[] = [
  {
    variant: 'spijun',
    locale: 'en',
    how: 'spy_convicted',
    async play(company, deal) {
      const by = agent(deal, 0);
      await proposeAll(company, by, theSpy(deal));
      return worth({ each: deal.agents, points: 1 }, { each: [by], points: 1 });
    },
  },
  {
    variant: 'spijun',
    locale: 'hr',
    how: 'innocent_convicted',
    async play(company, deal) {
      await proposeAll(company, agent(deal, 0), agent(deal, 1));
      return worth({ each: [theSpy(deal)], points: 4 });
    },
  },
  {
    variant: 'spijun',
    locale: 'ru',
    how: 'nobody_convicted',
    async play(company, deal) {
      await inTurn(company, passes);
      return worth({ each: [theSpy(deal)], points: 2 });
    },
  },
  {
    variant: 'time-travel',
    locale: 'en',
    how: 'spy_convicted',
    async play(company, deal) {
      await raiseHands(company, theSpy(deal));
      return worth({ each: deal.agents, points: 1 });
    },
  },
  {
    variant: 'time-travel',
    locale: 'hr',
    how: 'innocent_convicted',
    async play(company, deal) {
      await raiseHands(company, agent(deal, 0));
      return worth({ each: [theSpy(deal)], points: 4 });
    },
  },
  {
    variant: 'time-travel',
    locale: 'ru',
    how: 'nobody_convicted',
    async play(company, deal) {
      await raiseHands(company);
      return worth({ each: [theSpy(deal)], points: 2 });
    },
  },
  {
    variant: 'film-night',
    locale: 'hr',
    how: 'spy_convicted',
    async play(_, deal) {
      for (const player of deal.agents) await player.ballots(theSpy(deal));
      await theSpy(deal).ballots(agent(deal, 0));
      return worth({ each: deal.agents, points: 1 });
    },
  },
  {
    variant: 'film-night',
    locale: 'ru',
    how: 'nobody_convicted',
    async play(_, deal) {
      const [torn, ...sure] = deal.agents;
      for (const player of sure) await player.ballots(theSpy(deal));
      await torn?.ballots(agent(deal, 1));
      await theSpy(deal).ballots(agent(deal, 0));
      return worth({ each: [theSpy(deal)], points: 2 });
    },
  },
  {
    variant: 'indictment',
    locale: 'ru',
    how: 'nobody_convicted',
    play: (_, deal) => Promise.resolve(worth({ each: [theSpy(deal)], points: 2 })),
  },
];

for (const variant of ['trio', 'duel'] as const)
  CLOSES.push(
    {
      variant,
      locale: 'hr',
      how: 'spy_convicted',
      fits: hasSpy,
      async play(company, deal) {
        const by = agent(deal, 0);
        await inTurn(company, (player) =>
          player === by ? by.accuses(theSpy(deal)) : player.passes(),
        );
        return worth({ each: deal.agents, points: 1 }, { each: [by], points: 1 });
      },
    },
    {
      variant,
      locale: 'en',
      how: 'innocent_convicted',
      fits: ({ agents }) => agents.length > 1,
      async play(company, deal) {
        const by = agent(deal, 0);
        await inTurn(company, (player) =>
          player === by ? by.accuses(agent(deal, 1)) : player.passes(),
        );
        return deal.spy ? worth({ each: [deal.spy], points: 2 }) : nobody;
      },
    },
    {
      variant,
      locale: 'ru',
      how: 'middle_was_spy',
      fits: (deal) => !hasSpy(deal),
      async play(company, deal) {
        const by = agent(deal, 0);
        await inTurn(company, async (player) => {
          if (player !== by) return player.passes();
          await by.points();
          await company.othersVote(true, by);
        });
        return worth({ each: deal.agents, points: 1 });
      },
    },
    {
      variant,
      locale: 'en',
      how: 'nobody_convicted',
      fits: hasSpy,
      async play(company, deal) {
        await inTurn(company, passes);
        return worth({ each: [theSpy(deal)], points: 2 });
      },
    },
  );

for (const [families, closes] of [
  ['votes', CLOSES.filter(({ variant }) => SEATS[variant] === 4)],
  ['a card in the middle', CLOSES.filter(({ variant }) => SEATS[variant] < 4)],
] as const)
  test(`every end after time is up, with ${families}`, async ({ stage }) => {
    test.setTimeout(300_000);
    const tables = [];
    for (const close of closes) tables.push(await sitDown(stage, close));
    for (const { close, company, deal } of tables)
      await test.step(`${close.variant}: ${close.how}`, async () => {
        const { phase } = await company.table();
        expect(['questions', 'time_up', 'round_over']).toContain(phase);
        const running = async () => (await company.table()).phase === 'questions';
        await expect.poll(running, { timeout: TIME_UP_MS }).toBe(false);
        const points = await close.play(company, deal);
        const name = `time-up-${close.variant}-${close.how}`;
        await expectEnd(company, { how: close.how, points, name });
      });
  });

async function sitDown(stage: Stage, close: Close) {
  const phone = await stage.phone({ name: 'Zoe', locale: close.locale });
  const ruleset = SEATS[close.variant] < 4 ? 'time-travel' : close.variant;
  const company = await Company.gather(await stage.guests(), phone, {
    seats: SEATS[close.variant],
    ruleset: ruleset as Exclude<VariantId, 'duel' | 'trio'>,
    minutes: 1,
  });
  const deal = await company.deal(close.fits);
  return { close, company, deal };
}
