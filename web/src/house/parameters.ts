// Every rule that the house may change, once: in which chapter it stands, which values it can have,
// and when it makes a difference. The words for all of it are in `i18n`.

import {
  ACCUSATIONS_MAX,
  GUESSES_MAX,
  PLAYERS_MIN,
  POINTS_MAX,
  SEATS_MAX,
  SPY_ROUNDS_MAX,
  WAIT_MAX_MS,
  WAIT_MIN_MS,
} from '../lib/wire/limits';
import type { Ruleset, Settings } from '../lib/wire/wire';
import type { ChapterId } from '../rulebook/facts';
import {
  accuses,
  decidesLate,
  guesses,
  mistakesLate,
  votesAreCalled,
  votesMid,
  votesOnAccusations,
  votesOnPlayers,
} from '../rulebook/facts';
import type { ParameterName } from '../i18n/parameter';

export type GroupId = Exclude<ChapterId, 'goal'>;

/** In the order of a game. */
export const GROUPS: readonly GroupId[] = [
  'deal',
  'questions',
  'clock',
  'accuse',
  'vote',
  'guess',
  'timeUp',
  'points',
  'end',
  'patience',
];

export type Unit = 'players' | 'points' | 'rounds';

export type Kind =
  | { kind: 'flag' }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'number'; unit: Unit; min: number; max: number }
  /** Milliseconds; the editor offers these, and others are as good. */
  | { kind: 'wait'; min: number; max: number; offers: readonly number[] }
  | { kind: 'steps' };

/** Whether the parameter can matter at a table with these rules. */
type When = (rules: Ruleset, settings: Settings) => boolean;

export type ParameterEntry = Kind & { group: GroupId; when: When };

const always: When = () => true;
const procedure =
  (...which: Ruleset['timeup']['procedure'][]): When =>
  ({ timeup }) =>
    which.includes(timeup.procedure);
const anyVote: When = (rules) => votesOnPlayers(rules) || votesMid(rules);
const pointing: When = (rules) => rules.middleCards > 0 && rules.point;
const inTurn: When = (rules) => votesOnAccusations(rules) && rules.vote.order === 'clockwise';
const atOnce: When = (rules) =>
  (votesOnAccusations(rules) && rules.vote.order === 'simultaneous') ||
  rules.point ||
  rules.timeup.procedure === 'proposals';
/** Where nobody follows the questions, no turn is waited for. */
const turns: When = (_, { asking }) => asking !== 'spoken';

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const flag = (group: GroupId, when = always): ParameterEntry => ({ group, kind: 'flag', when });
const choice = (
  group: GroupId,
  of: readonly (string | number)[],
  when = always,
): ParameterEntry => ({ group, kind: 'choice', of, when });
const players = (): ParameterEntry => ({
  group: 'deal',
  kind: 'number',
  unit: 'players',
  min: PLAYERS_MIN,
  max: SEATS_MAX,
  when: always,
});
const points = (when = always): ParameterEntry => ({
  group: 'points',
  kind: 'number',
  unit: 'points',
  min: 0,
  max: POINTS_MAX,
  when,
});

const SECONDS = [5, 10, 15, 20, 30, 40, 45, 60, 75, 90, 120, 150, 180, 240, 300, 420, 600];
const wait = (when = always): ParameterEntry => ({
  group: 'patience',
  kind: 'wait',
  min: WAIT_MIN_MS,
  max: WAIT_MAX_MS,
  offers: SECONDS.map((seconds) => seconds * 1000),
  when,
});

export const PARAMETERS: Record<ParameterName, ParameterEntry> = {
  'players.min': players(),
  'players.max': players(),
  variantByCount: flag('deal'),
  middleCards: choice('deal', [0, 1]),
  theme: choice('deal', ['locations', 'eras', 'films']),
  roles: flag('deal'),
  rolePlay: flag('deal', ({ roles }) => roles),
  locationReuse: flag('deal'),

  starterFirst: choice('questions', ['tablePicks', 'host']),
  starterNext: choice('questions', ['previousSpy', 'host']),
  'question.askBack': flag('questions'),
  'question.followUps': flag('questions'),
  'question.aboutLocation': choice('questions', ['usual', 'expected']),
  'question.answerObligatory': flag('questions'),

  // What is agreed for this very table comes first.
  durationMin: {
    group: 'clock',
    kind: 'steps',
    when: (_, { spy }) => spy.minutes === undefined,
  },
  'vote.clock': choice('clock', ['stopped', 'running'], votesMid),

  'accuse.perRound': choice('accuse', from(0, ACCUSATIONS_MAX)),
  'accuse.who': choice('accuse', ['any', 'nonSpies'], accuses),
  'accuse.resolution': choice('accuse', ['vote', 'reveal'], accuses),
  'accuse.sameSuspectAgain': flag('accuse', votesOnAccusations),
  point: flag('accuse', ({ middleCards }) => middleCards > 0),

  'vote.eligible': choice('vote', ['allButSuspect', 'all'], votesOnPlayers),
  'vote.threshold': choice('vote', ['unanimous', 'majority'], votesOnPlayers),
  'vote.accuserVote': choice('vote', ['automaticYes', 'cast'], votesAreCalled),
  'vote.order': choice('vote', ['simultaneous', 'clockwise'], votesOnAccusations),
  'vote.ballots': choice('vote', ['open', 'secret'], anyVote),
  'vote.shortCircuit': flag('vote', votesOnAccusations),
  'vote.discussion': flag('vote', votesMid),

  'guess.whileRunning': flag('guess'),
  'guess.duringVote': flag('guess', votesMid),
  'guess.afterTimeup': flag('guess', decidesLate),
  'guess.attempts': choice('guess', from(1, GUESSES_MAX), guesses),
  'guess.consultList': flag('guess'),

  'timeup.procedure': choice('timeUp', [
    'proposals',
    'suspects',
    'secretBallot',
    'lastChance',
    'none',
  ]),
  'timeup.discussion': flag('timeUp', decidesLate),
  'timeup.deciders': choice('timeUp', ['allButSuspect', 'civilians'], procedure('secretBallot')),

  'score.civ': points(),
  'score.bonusMid': points(accuses),
  'score.bonusMidTo': choice(
    'points',
    ['accuser', 'firstAccuser'],
    (rules) => accuses(rules) && rules.score.bonusMid > 0,
  ),
  'score.bonusTimeup': points(decidesLate),
  'score.bonusTimeupTo': choice(
    'points',
    ['accuser', 'firstAccuser'],
    (rules) => decidesLate(rules) && rules.score.bonusTimeup > 0,
  ),
  'score.spyGuess': points(guesses),
  'score.guessWrong': points(guesses),
  'score.spyMidWrong': points(accuses),
  'score.spyTimeupWrong': points(mistakesLate),
  'score.spyTimeupNone': points(),
  'score.middleIsSpy': points(pointing),
  'score.middleIsLocation': points(pointing),

  rounds: {
    group: 'end',
    kind: 'number',
    unit: 'rounds',
    min: 1,
    max: SPY_ROUNDS_MAX,
    when: (_, { rounds }) => rounds === undefined,
  },
  tieBreak: choice('end', ['shared', 'decidingRound']),

  'limits.lookMs': wait(),
  'limits.turnOffMs': wait(turns),
  'limits.turnPassMs': wait(turns),
  'limits.turnWrittenMs': wait((_, { asking }) => asking === 'written'),
  'limits.voteMs': wait(atOnce),
  'limits.voterMs': wait(inTurn),
  'limits.voterOffMs': wait(anyVote),
  'limits.guessMs': wait(guesses),
  'limits.chanceMs': wait(procedure('proposals', 'lastChance')),
  'limits.firstSuspectMs': wait(procedure('suspects')),
  'limits.nextSuspectMs': wait(procedure('suspects')),
  'limits.firstHandMs': wait(procedure('suspects')),
  'limits.ballotMs': wait(procedure('secretBallot')),
};

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[];

export function isParameterName(name: string): name is ParameterName {
  return Object.hasOwn(PARAMETERS, name);
}
