// First lines that every game has: the table waits, or somebody asks somebody. They read public facts
// and the seat's number only, so that they say the same whatever card is held.

import type { PlayMessages } from '../../i18n/en/play';
import { askingOf } from '../../lib/table/bots';
import type { SeatId, TableView, WaitView } from '../../lib/wire/wire';
import { call, isolated, say, type Sentence, type Tone } from '../../ui/sentence';

export type LineReader = {
  view: TableView;
  /** Null for those who only watch. */
  you: SeatId | null;
  name: (seat: SeatId) => string;
  /** Where questions are typed: whom this player's is meant for. */
  aim?: SeatId | null | undefined;
  /** The words of every game. */
  play: PlayMessages['line'];
};

export function waiting({ you, name, play }: LineReader, wait: WaitView): Sentence {
  if (wait.why === 'paused_by_host') return say(play.paused);
  if (wait.seat === you) return call(play.waitingForYou);
  return say(play.waitingFor({ name: isolated(name(wait.seat)) }), [name(wait.seat), 'brass']);
}

/** A question that waits for its answer. `tone` is what the asker's name is coloured for. */
export function question(
  { view, you, name, play }: LineReader,
  { asker, asked }: { asker: SeatId; asked: SeatId },
  tone: Tone = 'thread',
): Sentence {
  const isWritten = askingOf(view) === 'written';
  const names = { asker: isolated(name(asker)), asked: isolated(name(asked)) };
  const by: [string, Tone] = [name(asker), tone];
  const gold: [string, Tone] = [name(asked), 'brass'];
  if (asked === you) return call((isWritten ? play.asksYouWritten : play.asksYou)(names), by);
  if (asker === you) return say((isWritten ? play.youAskWritten : play.youAsk)(names), gold);
  return say((isWritten ? play.asksWritten : play.asks)(names), by, gold);
}

/** Nobody is asked yet. */
export function choosing(
  { view, you, name, aim, play }: LineReader,
  asker: SeatId,
  tone: Tone = 'thread',
): Sentence {
  if (aim != null) return call(play.writeNow({ asked: isolated(name(aim)) }), [name(aim), 'brass']);
  if (asker === you) return call(play.yourTurn);
  const who = { asker: isolated(name(asker)) };
  if (areAlone(view, asker, you)) return say(play.choosingForYou(who), [name(asker), tone]);
  const isWritten = askingOf(view) === 'written';
  return say((isWritten ? play.writing : play.choosing)(who), [name(asker), tone]);
}

/** Nobody else plays, so there is nobody to choose from. */
function areAlone({ seats }: TableView, ...two: (SeatId | null)[]): boolean {
  const playing = seats.filter((seat) => seat.playing);
  return playing.length === 2 && playing.every(({ id }) => two.includes(id));
}
