// The first line of every screen: what is happening, is it my turn, what can I do. Reads public
// facts and the seat's number only, so that it says the same to the spy and to every other agent.

import type { CaptainsMessages } from '../i18n/en/captains';
import { askingOf } from '../lib/table/bots';
import type { CaptainsRoundView, NamingView, SeatId } from '../lib/wire/wire';
import { choosing, question, waiting, type LineReader } from '../room/play/lines';
import { call, isolated, say, type Sentence, type Tone } from '../ui/sentence';
import { actingCaptain, captainsRound, placeOf, strandOf } from './round';

export type Reader = LineReader & {
  /** The card has not been seen yet. */
  mustLook: boolean;
  m: CaptainsMessages['line'];
};

export function headline(reader: Reader): Sentence {
  const round = captainsRound(reader.view);
  if (!round) return say('');
  if (round.wait) return waiting(reader, round.wait);
  if (round.naming) return naming(reader, round, round.naming);
  const captain = actingCaptain(round);
  if (captain === null) return dealt(reader, round);
  return reader.view.phase === 'picking'
    ? picking(reader, round, captain)
    : asking(reader, round, captain);
}

function dealt({ you, mustLook, name, play, m }: Reader, round: CaptainsRoundView): Sentence {
  const place = placeOf(round, you);
  if (place.kind === 'captain') {
    const other = { other: isolated(name(place.other)) };
    return call((mustLook ? m.lookCaptain : m.settle)(other), [name(place.other), 'brass']);
  }
  if (mustLook) return call(play.lookAtCard);
  const [one, two] = round.captains.map(({ seat }) => name(seat)) as [string, string];
  const names = { one: isolated(one), two: isolated(two) };
  const line = place.kind === 'out' ? m.dealt : m.settling;
  return say(line(names), [one, 'brass'], [two, 'brass']);
}

function asking(reader: Reader, round: CaptainsRoundView, captain: SeatId): Sentence {
  const tone = toneOf(round, captain);
  if (askingOf(reader.view) === 'spoken') return askingAloud(reader, round, captain);
  const asked = round.step?.asked;
  if (asked === undefined) return choosing(reader, captain, tone);
  return question(reader, { asker: captain, asked }, tone);
}

function askingAloud({ you, name, m }: Reader, round: CaptainsRoundView, seat: SeatId): Sentence {
  if (seat === you) return call(m.askAloud);
  const isFree = placeOf(round, you).kind === 'free';
  const captain = isolated(name(seat));
  return say((isFree ? m.asksAloudYou : m.asksAloud)({ captain }), [
    name(seat),
    toneOf(round, seat),
  ]);
}

function picking({ you, name, m }: Reader, round: CaptainsRoundView, seat: SeatId): Sentence {
  if (seat === you) return call(m.yourPick);
  const isFree = placeOf(round, you).kind === 'free';
  const captain = isolated(name(seat));
  return say((isFree ? m.picksYou : m.picks)({ captain }), [name(seat), toneOf(round, seat)]);
}

function naming({ you, name, m }: Reader, round: CaptainsRoundView, now: NamingView): Sentence {
  const seat = now.captain;
  if (seat === undefined) return say('');
  const captain = isolated(name(seat));
  const tone: [string, Tone] = [name(seat), toneOf(round, seat)];
  if (now.spy === you) return call(m.youName({ captain }), tone);
  const spy = name(now.spy);
  return say(m.names({ spy: isolated(spy), captain }), [spy, 'brass'], tone);
}

function toneOf(round: CaptainsRoundView, captain: SeatId): Tone {
  return strandOf(round, captain) ?? 'brass';
}
