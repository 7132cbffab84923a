// The captains' game in sentences. Every number in them is generated from the engine.

import { i18n, type Messages } from '../i18n';
import type { CaptainsRulesMessages } from '../i18n/en/captains-rules';
import type { Span } from '../i18n/span';
import numbers from '../lib/wire/captains.json';
import type { Settings } from '../lib/wire/wire';
import type { Chapter, ChapterId } from './chapters';
import { byTurns } from './turns';

export type CaptainsRules = typeof numbers;
export const CAPTAINS: CaptainsRules = numbers;

export type CaptainsChapterId =
  | Extract<ChapterId, 'goal' | 'deal' | 'questions' | 'points' | 'end'>
  | keyof CaptainsRulesMessages['titles'];

/** What a table may agree on. */
export interface Agreed {
  rounds?: number | undefined;
  twice: boolean;
}

const BY_THE_BOOK: Agreed = { twice: false };

export const agreedAt = ({ rounds, captains }: Settings): Agreed => ({
  rounds,
  twice: captains.twice,
});

export const captainsPlayers = ({ players }: CaptainsRules): Span => ({
  from: players.min,
  to: players.max,
});

/** From the shortest game to the longest. */
export function captainsRounds(rules: CaptainsRules, { twice }: Agreed = BY_THE_BOOK): Span {
  // Two are captain in every round: twice each takes as many rounds as there are players.
  if (twice) return captainsPlayers(rules);
  const all = rules.rounds.map(({ rounds }) => rounds);
  return { from: Math.min(...all), to: Math.max(...all) };
}

type Words = Messages['rulebook']['captains'];
type Write<Part extends keyof Words> = (rules: CaptainsRules, m: Words[Part]) => string[];

/** In the language of this phone. */
export function captainsChapters(
  rules: CaptainsRules,
  agreed: Agreed = BY_THE_BOOK,
): Chapter<CaptainsChapterId>[] {
  const { captains: m, ...shared } = i18n.m.rulebook;
  const titles = { ...shared.titles, ...m.titles };
  const written: [CaptainsChapterId, string[]][] = [
    ['goal', [m.goal.cards, m.goal.captain, m.goal.agent, m.goal.spy]],
    ['deal', [shared.deal.players(captainsPlayers(rules)), ...deal(rules, m.deal)]],
    ['captains', [m.captains.first, m.captains.next, m.captains.voided]],
    ['first', [m.first.agree, m.first.limit(rules.limits.firstMs)]],
    ['questions', questions(rules, m.questions)],
    ['pick', pick(rules, m.pick)],
    ['complete', [m.complete.teams, m.complete.spy, m.complete.shown]],
    ['naming', naming(rules, m.naming)],
    ['points', points(rules, m.points)],
    ['end', [...length(rules, agreed, m.end), shared.end.most, shared.end.tie.shared]],
    ['leave', [shared.patience.turnOff(rules.limits.offMs), ...leave(rules, m.leave)]],
  ];
  return written.map(([id, sentences]) => ({ id, title: titles[id], sentences }));
}

const deal: Write<'deal'> = (_, m) => [m.agents, m.unknown, m.noRoles, m.fresh];

const questions: Write<'questions'> = ({ limits }, m) => [
  m.only,
  m.turns,
  m.stop,
  m.limit(limits.questionMs),
  m.silence,
  m.spoken(limits.questionMs),
];

const pick: Write<'pick'> = ({ limits }, m) => [
  m.turns,
  m.picked,
  m.again,
  m.refused,
  m.limit(limits.pickMs),
];

const naming: Write<'naming'> = ({ limits }, m) => [
  m.both,
  m.order,
  m.pass,
  m.limit(limits.nameMs),
  m.shown,
];

const points: Write<'points'> = ({ score }, m) => [
  m.matches(score.agentMatches),
  m.differs(score.agentDiffers),
  ...(score.agentDiffers < 0 ? [m.belowZero] : []),
  m.captainOfSpy(score.captainOfSpy),
  m.agent(score.agent),
  m.spyPicked(score.spyPicked),
  m.placeNamed(score.placeNamed),
];

const leave: Write<'leave'> = (_, m) => [m.captainEarly, m.captainLate, m.agent, m.spy, m.removed];

/** How many rounds: what the host has set, else what makes everybody captain equally often. */
function length(rules: CaptainsRules, { rounds, twice }: Agreed, m: Words['end']): string[] {
  if (rounds !== undefined) return [m.agreed(rounds)];
  if (twice) return [m.twice, m.fixed];
  const told = byTurns(rules.rounds, 2);
  return [
    ...told.map(({ count, players, rounds }) => m.rounds(count, players, rounds)),
    m.maybeTwice,
    m.fixed,
  ];
}
