// Sentences that state a rule, as this table plays it. What may be done comes from the offers; this
// only finds the words.

import type { SpyMessages } from '../i18n/en/spy';
import type { Ending, Ruleset, SpyRoundView, TableView } from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';

/** Whether the table may argue while something is being decided. */
export function mayArgue(view: TableView): boolean {
  const rules = rulesOf(view);
  return view.phase === 'time_up' ? rules.timeup.discussion : rules.vote.discussion;
}

/** More than half is enough. The card in the middle always takes everybody. */
export function isMajority(view: TableView, isMiddle: boolean): boolean {
  return !isMiddle && rulesOf(view).vote.threshold === 'majority';
}

/** Whether more than half have decided this. A ballot that names the spy takes everybody. */
export function endedByMajority(view: TableView, ending: Ending): boolean {
  const { vote, timeup } = rulesOf(view);
  const isBallot = timeup.procedure === 'secretBallot' && !('by' in ending);
  return vote.threshold === 'majority' && !isBallot;
}

/** Those who are voted on have a vote too. */
export function suspectVotes(view: TableView): boolean {
  return rulesOf(view).vote.eligible === 'all';
}

/** What an accusation that is voted on leads to, and how often it can be made. */
export function accuseHint(rules: Ruleset, m: SpyMessages['act']): string {
  const clock = rules.vote.clock === 'running' ? m.clockRunsOn : m.clockStops;
  return [clock, whoVotes(rules, m), m.times(rules.accuse.perRound)].join(' ');
}

/** Said to whoever calls the vote. */
export function whoVotes({ vote }: Ruleset, m: SpyMessages['act']): string {
  if (vote.eligible === 'all') return m.allVote;
  return vote.accuserVote === 'cast' ? m.allButSuspectVote : m.othersVote;
}

/** What is lost if this guess is wrong. */
export function guessStakes({ guesses_left }: SpyRoundView, m: SpyMessages['places']): string {
  return guesses_left > 1 ? m.guessTextMore(guesses_left - 1) : m.guessText;
}

/** Where the list of places lies open: all the time, or only for the guess. */
export function listIsOpen(view: TableView): boolean {
  return rulesOf(view).guess.consultList || view.phase === 'guess';
}
