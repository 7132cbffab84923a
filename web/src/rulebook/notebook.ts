// The notebook game in sentences. Every number in them is generated from the engine.

import { i18n, type Messages } from '../i18n';
import type { NotebookRulesMessages } from '../i18n/en/notebook-rules';
import type { Span } from '../i18n/span';
import { PICTURES_MAX } from '../lib/wire/limits';
import numbers from '../lib/wire/notebook.json';
import type { DeckChoice, Settings } from '../lib/wire/wire';
import type { Chapter, ChapterId } from './chapters';
import { byTurns } from './turns';

export type NotebookRules = typeof numbers;
export const NOTEBOOK: NotebookRules = numbers;

export type NotebookChapterId =
  | Extract<ChapterId, 'goal' | 'deal' | 'vote' | 'points' | 'end'>
  | keyof NotebookRulesMessages['titles'];

/** What a table may agree on. */
export interface NotebookAgreed {
  rounds?: number | undefined;
  timed: boolean;
  discussion: boolean;
  deck: DeckChoice;
}

const BY_THE_BOOK: NotebookAgreed = { timed: true, discussion: false, deck: 'evidence' };

export const notebookAgreedAt = ({ rounds, notebook }: Settings): NotebookAgreed => ({
  rounds,
  timed: notebook.explanations_timed,
  discussion: notebook.discussion,
  deck: notebook.deck,
});

export const notebookPlayers = ({ players }: NotebookRules): Span => ({
  from: players.min,
  to: players.max,
});

/** From the shortest game to the longest. */
export function notebookRounds(rules: NotebookRules): Span {
  const all = rules.rounds.map(({ rounds }) => rounds);
  return { from: Math.min(...all), to: Math.max(...all) };
}

type Words = Messages['rulebook']['notebook'];
type Write<Part extends keyof Words> = (rules: NotebookRules, m: Words[Part]) => string[];
type WriteAgreed<Part extends keyof Words> = (
  rules: NotebookRules,
  m: Words[Part],
  agreed: NotebookAgreed,
) => string[];

/** In the language of this phone. */
export function notebookChapters(
  rules: NotebookRules,
  agreed: NotebookAgreed = BY_THE_BOOK,
): Chapter<NotebookChapterId>[] {
  const { notebook: m, ...shared } = i18n.m.rulebook;
  const titles = { ...shared.titles, ...m.titles };
  const written: [NotebookChapterId, string[]][] = [
    ['goal', [m.goal.notebooks, m.goal.detective, m.goal.conspirator, m.goal.active]],
    ['deal', [shared.deal.players(notebookPlayers(rules)), ...deal(rules, m.deal, agreed)]],
    ['active', [m.active.first, m.active.next, m.active.voided]],
    ['word', word(rules, m.word)],
    ['evidence', evidence(rules, m.evidence)],
    ['explain', explain(rules, m.explain, agreed)],
    ['vote', vote(rules, m.vote)],
    ['points', points(rules, m.points)],
    ['end', [...length(rules, m.end, agreed), shared.end.most, shared.end.tie.shared]],
    ['leave', leave(rules, m.leave)],
  ];
  return written.map(([id, sentences]) => ({ id, title: titles[id], sentences }));
}

const deal: WriteAgreed<'deal'> = ({ hand, cardsPerPlayer }, m, { deck }) => [
  m.hand(hand),
  m.refill,
  m.deck,
  m.pictures[deck]({ perPlayer: cardsPerPlayer, max: PICTURES_MAX }),
];

const word: Write<'word'> = ({ limits }, m) => [
  m.choose,
  m.card,
  m.dealt,
  m.again,
  m.limit(limits.caseMs),
];

const evidence: Write<'evidence'> = ({ limits, plays }, m) => [
  m.turns,
  m.plays(plays),
  m.silent,
  m.limit(limits.playMs),
];

const explain: WriteAgreed<'explain'> = ({ limits }, m, { timed, discussion }) => [
  m.shown,
  m.turns,
  ...(timed
    ? [m.timed(limits.explainMs), m.mayUntimed(limits.explainUntimedMs)]
    : [m.untimed(limits.explainUntimedMs)]),
  discussion ? m.discuss(limits.discussionMs) : m.mayDiscuss(limits.discussionMs),
];

const vote: Write<'vote'> = ({ limits }, m) => [
  m.turns,
  m.active,
  m.conspirator,
  m.self,
  m.limit(limits.chipMs),
];

const points: Write<'points'> = ({ score, safeChips }, m) => [
  m.found(score.found),
  m.escaped(safeChips, score.escaped, score.active),
  m.caught(safeChips + 1),
  m.hidden,
];

const leave: Write<'leave'> = (_, m) => [
  m.off,
  m.activeEarly,
  m.activeLate,
  m.conspirator,
  m.detective,
  m.few,
];

/** How many rounds: what the host has set, else what makes everybody active equally often. */
const length: WriteAgreed<'end'> = (rules, m, { rounds }) => {
  if (rounds !== undefined) return [m.agreed(rounds)];
  const told = byTurns(rules.rounds, 1);
  return [
    ...told.map(({ count, players, rounds }) => m.rounds(count, players, rounds)),
    m.mayDiffer,
    m.fixed,
  ];
};
