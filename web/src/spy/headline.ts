// The first line of every screen: what is happening, is it my turn, what can I do. Reads public
// facts and the seat's number only, so that it says the same to spy and agent.

import type { SpyMessages } from '../i18n/en/spy';
import type { SeatId, SpyRoundView, TableView, VoteView } from '../lib/wire/wire';
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

function vote({ view, you, name, m }: Reader, open: VoteView): Sentence {
  const suspect = isolated(name(open.suspect));
  const tone: [string, Tone] = [name(open.suspect), 'thread'];
  if (open.kind === 'suspects') {
    const isFirst = suspectNumber(view, open).number === 1;
    if (open.suspect === you) return say(isFirst ? m.timeUpYou : m.handsYou);
    return say(isFirst ? m.timeUp({ suspect }) : m.hands({ suspect }), tone);
  }
  if (open.by === undefined) return say(m.hands({ suspect }), tone);
  if (open.by === you) return say(m.youAccuse({ suspect }), tone);
  const by = isolated(name(open.by));
  if (open.suspect === you) return say(m.accusesYou({ by }), [name(open.by), 'brass']);
  return say(m.accuses({ by, suspect }), [name(open.by), 'brass'], tone);
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
