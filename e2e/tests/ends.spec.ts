// Every ruleset is played to each end that it can have while the clock runs. One player has a phone,
// the others have no screens; who is the spy is up to the cards.

import type { Ending, VariantId } from '../../web/src/lib/wire/wire';
import { Company, type Deal, type Player } from '../stage/company';
import { expectEnd, worth, type Points } from '../stage/ends';
import { expect, test, type Stage } from '../stage/test';
import { anotherPlace, type Locale } from '../stage/words';

type End = {
  how: Ending['how'];
  fits?: (deal: Deal) => boolean;
  /** Gives what it is worth. */
  play: (company: Company, deal: Deal) => Promise<Points>;
};

/** A spy at the table, and how many of the others are agents. */
type Cast = { spy: Player; agents: [Player, Player, ...Player[]]; place: string };

function cast({ spy, agents, place }: Deal): Cast {
  const [first, second, ...more] = agents;
  if (!spy || !first || !second) throw new Error('too few for this end');
  return { spy, agents: [first, second, ...more], place };
}

const hasSpy = ({ spy }: Deal): boolean => spy !== undefined;
const inMiddle = ({ spy }: Deal): boolean => spy === undefined;

/** Where everybody else votes on a suspect; `wrong` is what an innocent's conviction is worth. */
function byVote(wrong: number): End[] {
  return [
    {
      how: 'spy_convicted',
      async play(company, deal) {
        const { spy, agents } = cast(deal);
        const [by] = agents;
        await by.accuses(spy);
        await company.othersVote(true, by, spy);
        return worth({ each: agents, points: 1 }, { each: [by], points: 1 });
      },
    },
    {
      how: 'innocent_convicted',
      async play(company, deal) {
        const { spy, agents } = cast(deal);
        const [by, suspect] = agents;
        await by.accuses(suspect);
        await company.othersVote(true, by, suspect);
        return worth({ each: [spy], points: wrong });
      },
    },
    ...GUESSES,
  ];
}

const GUESSES: End[] = [
  {
    how: 'guessed_right',
    fits: hasSpy,
    async play(_, { spy, place }) {
      await spy?.names(place);
      return worth({ each: spy ? [spy] : [], points: 4 });
    },
  },
  {
    how: 'guessed_wrong',
    fits: hasSpy,
    async play(_, { spy, agents, place }) {
      await spy?.names(anotherPlace(place));
      return worth({ each: agents, points: 1 });
    },
  },
];

/** Where the accused turns the card over at once and a card lies in the middle. */
const WITH_A_MIDDLE: End[] = [
  {
    how: 'spy_convicted',
    fits: hasSpy,
    async play(_, { spy, agents }) {
      const [by] = agents;
      if (!spy || !by) throw new Error('too few for this end');
      await by.accuses(spy);
      return worth({ each: agents, points: 1 }, { each: [by], points: 1 });
    },
  },
  {
    how: 'innocent_convicted',
    fits: ({ agents }) => agents.length > 1,
    async play(_, { spy, agents }) {
      const [by, suspect] = agents;
      if (!by || !suspect) throw new Error('too few for this end');
      await by.accuses(suspect);
      return worth({ each: spy ? [spy] : [], points: 2 });
    },
  },
  {
    how: 'middle_was_spy',
    fits: inMiddle,
    async play(company, { agents }) {
      const [by] = agents;
      if (!by) throw new Error('nobody is there');
      await by.points();
      await company.othersVote(true, by);
      return worth({ each: agents, points: 1 });
    },
  },
  {
    how: 'middle_was_place',
    fits: hasSpy,
    async play(company, { spy, agents }) {
      const [by] = agents;
      if (!by || !spy) throw new Error('too few for this end');
      await by.points();
      await company.othersVote(true, by);
      return worth({ each: [spy], points: 2 });
    },
  },
  ...GUESSES,
];

/** Each in one of the languages. */
const GAMES: [VariantId, Locale, number, End[]][] = [
  ['spijun', 'hr', 4, byVote(4)],
  ['time-travel', 'en', 4, byVote(4)],
  ['film-night', 'ru', 4, byVote(3)],
  ['indictment', 'en', 4, byVote(4)],
  ['trio', 'hr', 3, WITH_A_MIDDLE],
  ['duel', 'ru', 2, WITH_A_MIDDLE],
];

for (const [variant, locale, seats, ends] of GAMES)
  test(`${variant} is played to every end before time is up`, async ({ stage }) => {
    const company = await gather(stage, variant, locale, seats);
    expect((await company.table()).variant).toBe(variant);
    for (const { how, fits, play } of ends)
      await test.step(how, async () => {
        const points = await play(company, await company.deal(fits));
        await expectEnd(company, { how, points, name: `ends-${variant}-${how}` });
      });
  });

async function gather(stage: Stage, variant: VariantId, locale: Locale, seats: number) {
  const phone = await stage.phone({ name: 'Zoe', locale });
  const ruleset = variant === 'duel' || variant === 'trio' ? 'time-travel' : variant;
  return Company.gather(await stage.guests(), phone, { seats, ruleset });
}
