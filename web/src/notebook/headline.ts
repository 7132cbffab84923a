// The first line of every screen: what is happening, is it my turn, what can I do. Reads public
// facts and the seat's number only, so that it says the same over a blank notebook and any other.

import type { NotebookMessages } from '../i18n/en/notebook';
import type { NotebookRoundView, SeatId } from '../lib/wire/wire';
import { waiting, type LineReader } from '../room/play/lines';
import { call, isolated, say, type Sentence } from '../ui/sentence';
import { cardsOf, isPlaying, notebookRound } from './round';

export type Reader = LineReader & {
  /** There is a notebook that this phone has not opened yet. */
  mustLook: boolean;
  m: NotebookMessages['line'];
};

export function headline(reader: Reader): Sentence {
  const round = notebookRound(reader.view);
  if (!round?.step) return say('');
  if (round.wait) return waiting(reader, round.wait);
  const { seat } = round.step;
  if (seat === undefined) return talking(reader, round);
  switch (reader.view.phase) {
    case 'case':
      return finding(reader, seat);
    case 'evidence':
      return playing(reader, round, seat);
    case 'explaining':
      return explaining(reader, seat);
    default:
      return placing(reader, seat);
  }
}

function finding({ view, you, name, m }: Reader, seat: SeatId): Sentence {
  if (seat === you) return call(m.findWord);
  const active = isolated(name(seat));
  const line = isPlaying(view, you) ? m.findsLook : m.finds;
  return say(line({ active }), [name(seat), 'brass']);
}

function playing(
  { you, name, mustLook, m }: Reader,
  round: NotebookRoundView,
  seat: SeatId,
): Sentence {
  const isFirst = cardsOf(round, seat).length === 0;
  if (seat === you) {
    if (mustLook) return call(m.lookAndPlay);
    return call(isFirst ? m.playFirst : m.playSecond);
  }
  if (mustLook) return call(m.look);
  const line = isFirst ? m.playsFirst : m.playsSecond;
  return say(line({ name: isolated(name(seat)) }), [name(seat), 'brass']);
}

function explaining({ you, name, m }: Reader, seat: SeatId): Sentence {
  if (seat === you) return call(m.explain);
  return say(m.explains({ name: isolated(name(seat)) }), [name(seat), 'brass']);
}

/** The active player ends it, and may be asked to. */
function talking({ you, m }: Reader, { active }: NotebookRoundView): Sentence {
  return active === you ? call(m.talkActive) : say(m.talk);
}

function placing({ you, name, m }: Reader, seat: SeatId): Sentence {
  if (seat === you) return call(m.placeChip);
  return say(m.placesChip({ name: isolated(name(seat)) }), [name(seat), 'brass']);
}
