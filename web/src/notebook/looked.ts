// Which pictures can be looked at closely, one beside the other, and whose they are.

import type { NotebookRoundView, SeatId, TableView } from '../lib/wire/wire';
import { playersOf } from './round';

/** A picture in this player's own hand has no owner to name. */
export type Looked = { card: string; seat?: SeatId; isFirst?: boolean };

/** Player after player, as they lie on the table. */
export function onTable(view: TableView, round: NotebookRoundView): Looked[] {
  return playersOf(view, round).flatMap(({ seat, cards }) =>
    cards.map((card, i) => ({ card, seat, isFirst: i === 0 })),
  );
}

export function inHand(hand: readonly string[]): Looked[] {
  return hand.map((card) => ({ card }));
}
