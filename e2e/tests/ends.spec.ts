// One end by each ruleset, through the binary: what it is called, how it is told, and what it is worth.
// All others are held against what the engine exports, beside the client's own tests.

import type { Ending, VariantId } from '../../web/src/lib/wire/wire';
import type { Company, Player } from '../stage/company';
import { expectEnd, worth, type Points } from '../stage/ends';
import { expect, test, ZOE } from '../stage/test';
import { anotherPlace, type Locale } from '../stage/words';

/** So much is left of the round when Zoe comes in. */
const LAST_MS = 2000;
/** Nobody is hurried by a busy machine. */
const PATIENCE = Object.fromEntries(
  ['vote', 'voter', 'guess', 'firstSuspect', 'nextSuspect', 'firstHand', 'chance', 'ballot'].map(
    (wait) => [`limits.${wait}Ms`, 600_000],
  ),
);

type End = {
  variant: VariantId;
  locale: Locale;
  friends: readonly string[];
  /** Nobody: the card lies in the middle. */
  spy: string | null;
  isTimeUp?: boolean;
  how: Ending['how'];
  /** Gives what it is worth. */
  play: (company: Company) => Promise<Points>;
};

const ENDS: End[] = [
  {
    variant: 'spijun',
    locale: 'en',
    friends: ['Ana', 'Bo', 'Cy'],
    spy: 'Bo',
    isTimeUp: true,
    how: 'spy_convicted',
    async play(company) {
      const [by, spy] = [company.player(ZOE), company.player('Bo')];
      await inTurn(company, async (player) => {
        if (player !== by) return player.passes();
        await by.proposes(spy);
        await company.othersVote(true, by, spy);
      });
      return worth({ each: company.deal.agents, points: 1 }, { each: [by], points: 1 });
    },
  },
  {
    variant: 'time-travel',
    locale: 'hr',
    friends: ['Ana', 'Bo', 'Cy'],
    spy: ZOE,
    how: 'guessed_wrong',
    async play(company) {
      const { agents, place } = company.deal;
      await company.player(ZOE).names(anotherPlace(place));
      return worth({ each: agents, points: 1 });
    },
  },
  {
    variant: 'film-night',
    locale: 'ru',
    friends: ['Ana', 'Bo', 'Cy'],
    spy: 'Ana',
    isTimeUp: true,
    how: 'nobody_convicted',
    async play(company) {
      const [spy, bo, cy, zoe] = ['Ana', 'Bo', 'Cy', ZOE].map((name) => company.player(name)) as [
        Player,
        Player,
        Player,
        Player,
      ];
      await bo.ballots(spy);
      await cy.ballots(spy);
      await zoe.ballots(bo);
      await spy.ballots(zoe);
      return worth({ each: [spy], points: 2 });
    },
  },
  {
    variant: 'indictment',
    locale: 'hr',
    friends: ['Ana', 'Bo', 'Cy'],
    spy: 'Cy',
    how: 'innocent_convicted',
    async play(company) {
      const [by, suspect] = [company.player('Ana'), company.player('Bo')];
      await by.accuses(suspect);
      await company.othersVote(true, by, suspect);
      return worth({ each: [company.player('Cy')], points: 4 });
    },
  },
  {
    variant: 'trio',
    locale: 'en',
    friends: ['Ana', 'Bo'],
    spy: 'Ana',
    how: 'innocent_convicted',
    async play(company) {
      await company.player(ZOE).accuses(company.player('Bo'));
      return worth({ each: [company.player('Ana')], points: 2 });
    },
  },
  {
    variant: 'duel',
    locale: 'ru',
    friends: ['Ana'],
    spy: null,
    how: 'middle_was_spy',
    async play(company) {
      const by = company.player(ZOE);
      await by.points();
      await company.othersVote(true, by);
      return worth({ each: company.players, points: 1 });
    },
  },
];

for (const { variant, locale, friends, spy, isTimeUp = false, how, play } of ENDS)
  test(`${variant} comes to an end: ${how}`, async ({ stage }) => {
    const ruleset = variant === 'duel' || variant === 'trio' ? 'time-travel' : variant;
    const house = { name: '', changes: PATIENCE };
    const settings = { ruleset, house };
    const left = isTimeUp ? { left_ms: LAST_MS } : {};
    const company = await stage.company({ friends, spy, locale, settings, ...left });
    expect((await company.table()).variant).toBe(variant);
    if (isTimeUp) await expect.poll(async () => (await company.table()).phase).toBe('time_up');
    const points = await play(company);
    await expectEnd(company, { how, points, name: `ends-${variant}-${how}` });
  });

/** Everybody in turn does something, until the round is over or one turn has led to it. */
async function inTurn(company: Company, turn: (player: Player) => Promise<void>): Promise<void> {
  for (;;) {
    const { chance, result } = await company.round();
    if (result || !chance) return;
    await turn(await company.at(chance.seat));
    await expect.poll(async () => (await company.round()).chance?.seat).not.toBe(chance.seat);
  }
}
