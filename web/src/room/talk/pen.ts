// What this player can write now, and to whom. Follows the offers; a table that may not argue leaves
// a pen that is locked, so that everybody sees why.

import { TEXT_CHARS } from '../../lib/wire/limits';
import { askingOf } from '../../lib/table/bots';
import type {
  Intent,
  LineView,
  Offer,
  Phrase,
  SeatId,
  SeatView,
  TableView,
} from '../../lib/wire/wire';
import { linesOf } from './said';

export type Pen =
  | { kind: 'question'; turn: number; to: SeatId }
  | { kind: 'answer'; turn: number; to: SeatId; question: LineView | undefined }
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
  const { round } = view;
  if (!round || !seat || askingOf(view) !== 'written') return null;
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

/** Typed, or a phrase. */
export type Said = { text: string; level?: number } | { phrase: Phrase };

/** `null`: this pen does not write. */
export function intentOf(pen: Pen, round: number, said: Said): Intent | null {
  switch (pen.kind) {
    case 'question':
      return { do: 'ask', round, turn: pen.turn, whom: pen.to, ...said };
    case 'answer':
      return { do: 'answer', round, turn: pen.turn, ...said };
    case 'remark':
      return 'text' in said ? { do: 'say', round, text: said.text } : null;
    case 'locked':
      return null;
  }
}

/** What waits for an answer. */
function questionTo({ round }: TableView, you: SeatId): LineView | undefined {
  return linesOf(round)
    .filter(({ kind, to }) => kind === 'question' && to === you)
    .at(-1);
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
