// The first line of every screen: what is happening, is it my turn, what can I do. Reads public
// facts and the seat's number only, so that it says the same to spy and agent.

import type { SpyMessages } from '../i18n/en/spy';
import type {
  BallotView,
  ChanceView,
  SeatId,
  SpyRoundView,
  TableView,
  VoteView,
} from '../lib/wire/wire';
import { isolated, type Sentence, type Tone } from './sentence';

export type Reader = {
  view: TableView;
  /** Null for those who only watch. */
  you: SeatId | null;
  /** The card has not been seen yet. */
  mustLook: boolean;
  name: (seat: SeatId) => string;
  m: SpyMessages['line'];
};

export function headline(reader: Reader): Sentence {
  const round = reader.view.round;
  if (!round) return say('');
  if (round.wait) return waiting(reader, round.wait);
  if (round.vote) return vote(reader, round.vote);
  if (round.revealed !== undefined) return guess(reader, round.revealed);
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

function waiting({ you, name, m }: Reader, wait: NonNullable<SpyRoundView['wait']>): Sentence {
  if (wait.why === 'paused_by_host') return say(m.paused);
  if (wait.seat === you) return call(m.waitingForYou);
  return say(m.waitingFor({ name: isolated(name(wait.seat)) }), [name(wait.seat), 'brass']);
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
  if (seat === you) return say(isFirst ? m.timeUpYou : m.handsYou);
  const suspect = isolated(name(seat));
  return say(isFirst ? m.timeUp({ suspect }) : m.hands({ suspect }), [name(seat), 'thread']);
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

function accusation({ you, name, m }: Reader, { kind, by }: VoteView, seat: SeatId): Sentence {
  const suspect = isolated(name(seat));
  const red: [string, Tone] = [name(seat), 'thread'];
  if (by === undefined) return say(m.hands({ suspect }), red);
  const isProposal = kind === 'proposal';
  if (by === you) return say((isProposal ? m.youPropose : m.youAccuse)({ suspect }), red);
  const people = { by: isolated(name(by)), suspect };
  const gold: [string, Tone] = [name(by), 'brass'];
  if (seat === you) return say((isProposal ? m.proposesYou : m.accusesYou)(people), gold);
  return say((isProposal ? m.proposes : m.accuses)(people), gold, red);
}

function chance({ you, name, m }: Reader, { kind, seat }: ChanceView): Sentence {
  const isLast = kind === 'last_chance';
  if (seat === you) return call(isLast ? m.yourLastChance : m.yourProposal);
  const who = { name: isolated(name(seat)) };
  return say(isLast ? m.lastChance(who) : m.mayPropose(who), [name(seat), 'brass']);
}

function ballot({ you, m }: Reader, { voters, voted }: BallotView): Sentence {
  if (you === null || !voters.includes(you)) return say(m.ballotOthers);
  return voted.includes(you) ? say(m.ballotIn) : call(m.ballot);
}

function guess({ you, name, m }: Reader, spy: SeatId): Sentence {
  if (spy === you) return call(m.youGuess);
  return say(m.guessing({ spy: isolated(name(spy)) }), [name(spy), 'thread']);
}

function dealt({ view, you, mustLook, name, m }: Reader, round: SpyRoundView): Sentence {
  const starter = isolated(name(round.starter));
  const plays = view.seats.some((s) => s.id === you && s.playing);
  if (!plays) return say(m.dealt({ starter }), [name(round.starter), 'brass']);
  if (mustLook) return call(m.lookAtCard);
  if (round.starter === you) return call(m.youStart);
  return say(m.othersStart({ starter }), [name(round.starter), 'brass']);
}

function turn({ you, name, m }: Reader, round: SpyRoundView): Sentence {
  if (!round.turn) return say('');
  const { asker, asked } = round.turn;
  const askerName = isolated(name(asker));
  const red: [string, Tone] = [name(asker), 'thread'];
  if (asked === undefined) {
    return asker === you ? call(m.yourTurn) : say(m.choosing({ asker: askerName }), red);
  }
  if (asked === you) return call(m.asksYou({ asker: askerName }), red);
  const gold: [string, Tone] = [name(asked), 'brass'];
  const askedName = isolated(name(asked));
  if (asker === you) return say(m.youAsk({ asked: askedName }), gold);
  return say(m.asks({ asker: askerName, asked: askedName }), red, gold);
}

function say(text: string, ...tones: [string, Tone][]): Sentence {
  return { text, tones: Object.fromEntries(tones) };
}

function call(text: string, ...tones: [string, Tone][]): Sentence {
  return { ...say(text, ...tones), isCall: true };
}
