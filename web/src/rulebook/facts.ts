// What follows from a ruleset: which of its parameters can matter at all, and how long rounds are.

import type { RulebookMessages } from '../i18n/en/rulebook';
import type { Lengths, Span } from '../i18n/span';
import type { Ruleset } from '../lib/wire/wire';

/** What the rules are told in. */
export type ChapterId = keyof RulebookMessages['titles'];

export const playersOf = ({ players }: Ruleset): Span => ({ from: players.min, to: players.max });

/** The steps that somebody can meet, neighbours of the same length taken together. */
export function lengthsOf(rules: Ruleset): Lengths {
  const { min, max } = rules.players;
  const lengths: (Span & { minutes: number })[] = [];
  for (let players = min; players <= max; players += 1) {
    const step = rules.durationMin.find(({ playersUpTo }) => playersUpTo >= players);
    const minutes = (step ?? rules.durationMin.at(-1))?.minutes ?? 0;
    const last = lengths.at(-1);
    if (last?.minutes === minutes) last.to = players;
    else lengths.push({ from: players, to: players, minutes });
  }
  return lengths;
}

export const accuses = ({ accuse }: Ruleset): boolean => accuse.perRound > 0;

/** An accusation leads to a vote. */
export const votesOnAccusations = (rules: Ruleset): boolean =>
  accuses(rules) && rules.accuse.resolution === 'vote';

/** A vote may open while the clock runs. */
export const votesMid = (rules: Ruleset): boolean => votesOnAccusations(rules) || rules.point;

/** A vote on somebody may open, now or when time is up; a secret ballot is no such vote. */
export const votesOnPlayers = (rules: Ruleset): boolean =>
  votesOnAccusations(rules) || ['proposals', 'suspects'].includes(rules.timeup.procedure);

/** A vote may open that somebody has called. */
export const votesAreCalled = (rules: Ruleset): boolean =>
  votesMid(rules) || rules.timeup.procedure === 'proposals';

/** Something is decided after time is up. */
export const decidesLate = ({ timeup }: Ruleset): boolean => timeup.procedure !== 'none';

/** Somebody who is not the spy may be convicted after time is up. */
export const mistakesLate = (rules: Ruleset): boolean =>
  decidesLate(rules) &&
  !(rules.timeup.procedure === 'secretBallot' && rules.timeup.deciders === 'civilians');

/** The spy may name the place at some moment. */
export const guesses = (rules: Ruleset): boolean =>
  rules.guess.whileRunning ||
  (rules.guess.duringVote && votesMid(rules)) ||
  (rules.guess.afterTimeup && decidesLate(rules));
