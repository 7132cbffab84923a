// What this player can write now, and to whom. Follows the offers; a table that may not argue leaves
// a pen that is locked, so that everybody sees why.

import { TEXT_CHARS } from '../../lib/wire/limits';
import type { Offer, SeatId, SeatView, TableView } from '../../lib/wire/wire';
import { linesOf } from './said';

export type Pen =
  | { kind: 'question'; turn: number; to: SeatId }
  | { kind: 'answer'; turn: number; to: SeatId; question: string }
  | { kind: 'remark' }
  | { kind: 'locked' };

/** What a conversation needs to know of a round, whichever game it is. */
export type Floor = {
  /** Intents name it. */
  turn: number;
  /** Who asks. */
  asker?: SeatId | undefined;
  /** RULES 9, row 36: while something is decided, a player may have to keep quiet. */
  isHushed: boolean;
  /** Where turns have a limit of their own: when this one passes. */
  passes_at_ms?: number | undefined;
};

/** `aim` is whom the player has chosen to ask. */
export function penOf(
  view: TableView,
  seat: SeatView | null,
  floor: Floor,
  aim: SeatId | null,
): Pen | null {
  const { round, settings } = view;
  if (!round || !seat || settings.asking !== 'written') return null;
  const answer = offered(seat, 'answer');
  if (answer && floor.asker !== undefined) {
    const question = questionTo(view, seat.you);
    return { kind: 'answer', turn: answer.turn, to: floor.asker, question };
  }
  const ask = offered(seat, 'ask');
  if (ask && aim !== null && ask.whom.includes(aim))
    return { kind: 'question', turn: ask.turn, to: aim };
  if (offered(seat, 'say')) return { kind: 'remark' };
  return floor.isHushed ? { kind: 'locked' } : null;
}

/** The words that wait for an answer. */
function questionTo({ round }: TableView, you: SeatId): string {
  const asked = linesOf(round).filter(({ kind, to }) => kind === 'question' && to === you);
  return asked.at(-1)?.text ?? '';
}

function offered<D extends Offer['do']>(seat: SeatView, kind: D) {
  return seat.can.open.find((offer): offer is Extract<Offer, { do: D }> => offer.do === kind);
}

/** As the server will show it: blanks joined, no line ends. */
export function tidied(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** How many characters still fit, counted as the server counts them; below zero, too many. */
export function charsLeft(text: string): number {
  return TEXT_CHARS - Array.from(tidied(text)).length;
}
