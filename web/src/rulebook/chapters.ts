// The rules of a table in sentences, every one of them chosen and filled by the parameters that the
// engine plays by. A parameter that cannot matter under these rules is not spoken of.

import { i18n, type Messages } from '../i18n';
import type { Ruleset } from '../lib/wire/wire';
import {
  accuses,
  decidesLate,
  guesses,
  lengthsOf,
  mistakesLate,
  playersOf,
  votesAreCalled,
  votesMid,
  votesOnAccusations,
  votesOnPlayers,
  type ChapterId,
} from './facts';

export type { ChapterId };

export interface Chapter<Id = ChapterId> {
  id: Id;
  title: string;
  sentences: string[];
}

/** False stands for a sentence that does not apply. */
type Sentences = (string | false)[];
type Write<Part extends ChapterId> = (rules: Ruleset, m: Messages['rulebook'][Part]) => Sentences;

/** In the language of this phone; chapters about which there is nothing to say are left out. */
export function chapters(rules: Ruleset): Chapter[] {
  const m = i18n.m.rulebook;
  const written: [ChapterId, Sentences][] = [
    ['goal', goal(rules, m.goal)],
    ['deal', deal(rules, m.deal)],
    ['questions', questions(rules, m.questions)],
    ['clock', clock(rules, m.clock)],
    ['accuse', accuse(rules, m.accuse)],
    ['vote', vote(rules, m.vote)],
    ['guess', guess(rules, m.guess)],
    ['timeUp', timeUp(rules, m.timeUp)],
    ['points', points(rules, m.points)],
    ['end', end(rules, m.end)],
    ['patience', patience(rules, m.patience)],
  ];
  return written
    .map(([id, sentences]) => ({
      id,
      title: m.titles[id],
      sentences: sentences.filter((sentence) => sentence !== false),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

const goal: Write<'goal'> = (rules, m) => [
  m.cards(rules.theme),
  m.agents(rules.theme),
  guesses(rules) ? m.spy(rules.theme) : m.hide,
];

const deal: Write<'deal'> = (rules, m) => [
  m.players(playersOf(rules)),
  rules.variantByCount && (rules.players.max <= 3 ? m.few : m.many),
  rules.middleCards > 0 && m.middle,
  rules.roles ? m.roles[`${rules.rolePlay}`] : m.noRoles(rules.theme),
  m.reuse[`${rules.locationReuse}`](rules.theme),
];

const questions: Write<'questions'> = ({ question, ...rules }, m) => [
  m.starterFirst[rules.starterFirst],
  m.starterNext[rules.starterNext],
  rules.middleCards > 0 && rules.starterNext === 'previousSpy' && m.afterMiddle,
  m.chain,
  m.askBack[`${question.askBack}`],
  m.followUps[`${question.followUps}`],
  m.about[question.aboutLocation](rules.theme),
  m.answer[`${question.answerObligatory}`],
];

const clock: Write<'clock'> = (rules, m) => {
  const lengths = lengthsOf(rules);
  const [only, ...others] = lengths;
  return [
    m.start,
    only !== undefined && others.length === 0 ? m.length(only.minutes) : m.lengths(lengths),
    votesMid(rules) && m.vote[rules.vote.clock],
  ];
};

const accuse: Write<'accuse'> = (rules, m) => [
  accuses(rules) ? m.may(rules.accuse.perRound) : m.none,
  accuses(rules) && m.who[rules.accuse.who],
  accuses(rules) && m.resolution[rules.accuse.resolution],
  votesOnAccusations(rules) && m.again[`${rules.accuse.sameSuspectAgain}`],
  rules.point && m.point,
  rules.point && m.pointAgain,
];

const vote: Write<'vote'> = (rules, m) => {
  const { threshold, shortCircuit, ...how } = rules.vote;
  const [players, accusations, mid] = [
    votesOnPlayers(rules),
    votesOnAccusations(rules),
    votesMid(rules),
  ];
  return [
    players && m.eligible[how.eligible],
    players && m.threshold[threshold],
    rules.point && m.middle,
    votesAreCalled(rules) && m.caller[how.accuserVote],
    accusations && m.order[how.order],
    (players || mid) && m.ballots[how.ballots],
    accusations && (shortCircuit ? m.cutShort[threshold] : m.toTheEnd),
    mid && m.discussion[`${how.discussion}`],
    mid && m.failed,
  ];
};

const guess: Write<'guess'> = (rules, m) => {
  const { whileRunning, duringVote, afterTimeup, ...how } = rules.guess;
  const able = guesses(rules);
  return [
    able ? m.whileRunning[`${whileRunning}`](rules.theme) : m.never(rules.theme),
    able && votesMid(rules) && (whileRunning || duringVote) && m.duringVote[`${duringVote}`],
    able && decidesLate(rules) && m.afterTimeup[`${afterTimeup}`],
    able && m.attempts(how.attempts),
    able && m.noWayBack,
    m.list[`${how.consultList}`](rules.theme),
  ];
};

const timeUp: Write<'timeUp'> = (rules, m) => {
  const { procedure, discussion, deciders } = rules.timeup;
  const middle = procedure === 'lastChance' && rules.point;
  return [
    decidesLate(rules) && m.discussion[`${discussion}`],
    middle ? m.lastChanceMiddle : m.procedure[procedure],
    procedure === 'secretBallot' && m.deciders[deciders],
    decidesLate(rules) && m.nobody,
  ];
};

const points: Write<'points'> = (rules, m) => {
  const { score, theme } = rules;
  const able = guesses(rules);
  return [
    m.civ(score.civ),
    ...bonuses(rules, m),
    able && m.spyGuess(score.spyGuess, theme),
    able && m.guessWrong(score.guessWrong),
    ...mistakes(rules, m),
    m.nobody(score.spyTimeupNone),
    rules.middleCards > 0 && m.inMiddle,
    rules.point && m.middleIsSpy(score.middleIsSpy),
    rules.point && m.middleIsLocation(score.middleIsLocation),
  ];
};

/** What is paid on top when the spy is convicted, and to whom. */
function bonuses(rules: Ruleset, m: Messages['rulebook']['points']): Sentences {
  const { bonusMid, bonusMidTo, bonusTimeup, bonusTimeupTo } = rules.score;
  const { procedure } = rules.timeup;
  const mid = bonusMid > 0 ? m.bonusMid[bonusMidTo](bonusMid) : m.noBonusMid;
  // A last chance is an accusation too: the same bonus needs no second sentence.
  const same =
    procedure === 'lastChance' && bonusMid === bonusTimeup && bonusMidTo === bonusTimeupTo;
  return [accuses(rules) && mid, decidesLate(rules) && !same && late()];

  function late(): string {
    if (bonusTimeup === 0) return m.noBonusTimeup;
    if (bonusTimeupTo === 'firstAccuser' && accuses(rules))
      return m.bonusTimeup.firstAccuser(bonusTimeup);
    if (bonusTimeupTo === 'accuser' && (procedure === 'proposals' || procedure === 'lastChance'))
      return m.bonusTimeup[procedure](bonusTimeup);
    // Where nobody is the accuser, nobody earns what an accuser would.
    return m.noBonusTimeup;
  }
}

/** What the spy gets when somebody else is convicted. */
function mistakes(rules: Ruleset, m: Messages['rulebook']['points']): Sentences {
  const { spyMidWrong, spyTimeupWrong } = rules.score;
  const [mid, late] = [accuses(rules), mistakesLate(rules)];
  const always = late ? spyMidWrong === spyTimeupWrong : !decidesLate(rules);
  if (mid && always) return [m.wrong(spyMidWrong)];
  return [mid && m.midWrong(spyMidWrong), late && m.timeupWrong(spyTimeupWrong)];
}

const end: Write<'end'> = (rules, m) => [m.rounds(rules.rounds), m.most, m.tie[rules.tieBreak]];

const patience: Write<'patience'> = (rules, m) => {
  const { limits } = rules;
  const { procedure } = rules.timeup;
  const inTurn = votesOnAccusations(rules) && rules.vote.order === 'clockwise';
  const atOnce = (votesOnAccusations(rules) && !inTurn) || rules.point || procedure === 'proposals';
  return [
    m.look(limits.lookMs),
    m.turnWritten(limits.turnWrittenMs),
    m.turnOff(limits.turnOffMs),
    m.turnPass(limits.turnPassMs),
    atOnce && m.vote(limits.voteMs),
    inTurn && m.voter(limits.voterMs),
    (votesOnPlayers(rules) || rules.point) && m.voterOff(limits.voterOffMs),
    guesses(rules) && m.guess(limits.guessMs),
    procedure === 'suspects' && m.suspects(limits.firstSuspectMs, limits.nextSuspectMs),
    procedure === 'suspects' && m.firstHand(limits.firstHandMs),
    (procedure === 'proposals' || procedure === 'lastChance') &&
      m.chance[procedure](limits.chanceMs),
    procedure === 'secretBallot' && m.ballot(limits.ballotMs),
  ];
};
