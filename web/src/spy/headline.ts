// The first line of every screen: what is happening, is it my turn, what can I do. Reads public
// facts and the seat's number only, so that it says the same to spy and agent.

import type { SpyMessages } from '../i18n/en/spy';
import { askingOf } from '../lib/table/bots';
import type {
  BallotView,
  ChanceView,
  SeatId,
  SpyRoundView,
  TableView,
  VoteView,
} from '../lib/wire/wire';
import { rulesOf } from '../rulebook/ruleset';
import { choosing, question, waiting, type LineReader } from '../room/play/lines';
import { call, isolated, say, type Sentence, type Tone } from '../ui/sentence';
import { mayArgue, suspectVotes } from './rule-words';
import { spyRound } from './round';

export type Reader = LineReader & {
  /** The card has not been seen yet. */
  mustLook: boolean;
  /** Whom this player may ask now; left out where nobody. */
  mayAsk?: readonly SeatId[] | undefined;
  m: SpyMessages['line'];
};

export function headline(reader: Reader): Sentence {
  const round = spyRound(reader.view);
  if (!round) return say('');
  if (round.wait) return waiting(reader, round.wait);
  if (round.vote) return vote(reader, round.vote);
  if (round.revealed !== undefined) return guess(reader, round.revealed, round);
  if (round.chance) return chance(reader, round.chance);
  if (round.ballot) return ballot(reader, round.ballot);
  if (reader.view.phase === 'dealt') return dealt(reader, round);
  if (reader.view.phase === 'time_up') return say(reader.m.timeUpSoon);
  return turn(reader, round);
}

/** Which of how many suspects is put to the show of hands. */
export function suspectNumber(view: TableView, vote: VoteView): { number: number; of: number } {
  const of = Math.max(view.seats.filter((s) => s.playing).length, vote.suspects_left + 1);
  return { number: of - vote.suspects_left, of };
}

function vote(reader: Reader, open: VoteView): Sentence {
  if (open.suspect === undefined) return point(reader, open);
  if (open.kind === 'suspects') return hands(reader, open, open.suspect);
  if (open.next !== undefined) return oneByOne(reader, open.next, open.suspect);
  return accusation(reader, open, open.suspect);
}

function point({ you, name, m }: Reader, { by }: VoteView): Sentence {
  if (by === undefined || by === you) return say(m.youPoint);
  return say(m.points({ by: isolated(name(by)) }), [name(by), 'brass']);
}

function hands({ view, you, name, m }: Reader, open: VoteView, seat: SeatId): Sentence {
  const isFirst = suspectNumber(view, open).number === 1;
  const isQuiet = !mayArgue(view);
  if (seat === you && suspectVotes(view)) return say(m.handsYouToo);
  if (seat === you) return say(isFirst ? (isQuiet ? m.timeUpYouQuiet : m.timeUpYou) : m.handsYou);
  const first = isQuiet ? m.timeUpQuiet : m.timeUp;
  const suspect = isolated(name(seat));
  return say(isFirst ? first({ suspect }) : m.hands({ suspect }), [name(seat), 'thread']);
}

function oneByOne({ you, name, m }: Reader, voter: SeatId, seat: SeatId): Sentence {
  const suspect = isolated(name(seat));
  const red: [string, Tone] = [name(seat), 'thread'];
  if (voter === you) return call(m.yourVote({ suspect }), red);
  const next = isolated(name(voter));
  const gold: [string, Tone] = [name(voter), 'brass'];
  if (seat === you) return say(m.nextVotesYou({ next }), gold);
  return say(m.nextVotes({ suspect, next }), red, gold);
}

function accusation(reader: Reader, { kind, by }: VoteView, seat: SeatId): Sentence {
  const { view, you, name, m } = reader;
  const suspect = isolated(name(seat));
  const red: [string, Tone] = [name(seat), 'thread'];
  if (by === undefined) return say(m.hands({ suspect }), red);
  const { toYou, byYou, toOthers } = accusing(view, kind === 'proposal', m);
  if (by === you) return say(byYou({ suspect }), red);
  const people = { by: isolated(name(by)), suspect };
  const gold: [string, Tone] = [name(by), 'brass'];
  return seat === you ? say(toYou(people), gold) : say(toOthers(people), gold, red);
}

type Accusing = {
  toYou: (p: { by: string }) => string;
  byYou: (p: { suspect: string }) => string;
  toOthers: (p: { by: string; suspect: string }) => string;
};

/** The words for a vote that somebody has called. */
function accusing(view: TableView, isProposal: boolean, m: Reader['m']): Accusing {
  const votesToo = suspectVotes(view);
  if (isProposal)
    return {
      toYou: votesToo ? m.proposesYouToo : m.proposesYou,
      byYou: m.youPropose,
      toOthers: m.proposes,
    };
  const runsOn = rulesOf(view).vote.clock === 'running' && view.phase !== 'time_up';
  return {
    toYou: votesToo ? m.accusesYouToo : m.accusesYou,
    byYou: runsOn ? m.youAccuseRunning : m.youAccuse,
    toOthers: runsOn ? m.accusesRunning : m.accuses,
  };
}

function chance({ view, you, name, m }: Reader, { kind, seat }: ChanceView): Sentence {
  const isLast = kind === 'last_chance';
  const last = rulesOf(view).point ? m.yourLastChance : m.yourLastAccusation;
  if (seat === you) return call(isLast ? last : m.yourProposal);
  const who = { name: isolated(name(seat)) };
  return say(isLast ? m.lastChance(who) : m.mayPropose(who), [name(seat), 'brass']);
}

function ballot({ view, you, m }: Reader, { voters, voted }: BallotView): Sentence {
  if (you === null || !voters.includes(you)) return say(m.ballotOthers);
  return voted.includes(you) ? say(m.ballotIn) : call(mayArgue(view) ? m.ballot : m.ballotQuiet);
}

function guess({ you, name, m }: Reader, spy: SeatId, round: SpyRoundView): Sentence {
  const { guesses_left: left, missed } = round;
  const hasMore = left > 1 || missed.length > 0;
  if (spy === you) return call(hasMore ? m.youGuessMore(left) : m.youGuess);
  const who = isolated(name(spy));
  const text = hasMore ? m.guessingMore({ spy: who, left }) : m.guessing({ spy: who });
  return say(text, [name(spy), 'thread']);
}

function dealt({ view, you, mustLook, name, play, m }: Reader, round: SpyRoundView): Sentence {
  const starter = isolated(name(round.starter));
  const plays = view.seats.some((s) => s.id === you && s.playing);
  if (!plays) return say(m.dealt({ starter }), [name(round.starter), 'brass']);
  if (mustLook) return call(play.lookAtCard);
  if (round.starter === you) return call(m.youStart);
  return say(m.othersStart({ starter }), [name(round.starter), 'brass']);
}

function turn(reader: Reader, { turn }: SpyRoundView): Sentence {
  const { view, m } = reader;
  if (!turn) return say(askingOf(view) === 'spoken' ? m.spoken : '');
  const { asker, asked } = turn;
  if (asked !== undefined) return question(reader, { asker, asked });
  return followUp(reader, asker) ?? choosing(reader, asker);
}

/** Whoever has been answered may ask once more, where the rules allow it. */
function followUp({ you, mayAsk, aim, name, m }: Reader, seat: SeatId): Sentence | null {
  if (aim != null || seat === you || !mayAsk?.includes(seat)) return null;
  return say(m.followUp({ asker: isolated(name(seat)) }), [name(seat), 'thread']);
}
