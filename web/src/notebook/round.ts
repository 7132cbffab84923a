// The round as the notebook game has it, and who is what in it. Public facts only: what stands in a
// notebook never enters here.

import type {
  NotebookRoundView,
  NotebookSeatView,
  SeatId,
  SeatView,
  TableView,
} from '../lib/wire/wire';

/** Nothing where another game is played. */
export function notebookRound(view: TableView | null | undefined): NotebookRoundView | undefined {
  return view?.round?.game === 'notebook' ? view.round : undefined;
}

/** What this phone alone knows of it. */
export function notebookSeat(seat: SeatView | null): NotebookSeatView | undefined {
  return seat?.round?.game === 'notebook' ? seat.round : undefined;
}

export type Player = {
  seat: SeatId;
  /** In the order in which they were played. */
  cards: string[];
  /** Who has put a chip here. */
  chips: SeatId[];
  isActive: boolean;
  /** Everybody waits for this one. */
  isNow: boolean;
  hasExplained: boolean;
};

/** Everybody in this round as they play: the active player first, then clockwise. */
export function playersOf(view: TableView, round: NotebookRoundView): Player[] {
  return lap(view, round).map((seat) => ({
    seat,
    cards: cardsOf(round, seat),
    chips: round.chips.flatMap((chip) => (chip.whom === seat ? [chip.seat] : [])),
    isActive: seat === round.active,
    isNow: seat === round.step?.seat,
    hasExplained: round.explained.includes(seat),
  }));
}

/** Those who have left keep their place as long as their cards lie on the table. */
function lap({ seats }: TableView, { active, evidence }: NotebookRoundView): SeatId[] {
  const at = seats.findIndex(({ id }) => id === active);
  const clockwise = [...seats.slice(Math.max(0, at)), ...seats.slice(0, Math.max(0, at))];
  const order = clockwise.filter(({ playing }) => playing).map(({ id }) => id);
  let before = -1;
  for (const { seat } of evidence) {
    if (!order.includes(seat)) order.splice(before + 1, 0, seat);
    before = order.indexOf(seat);
  }
  return order;
}

export function cardsOf({ evidence }: NotebookRoundView, seat: SeatId): string[] {
  return evidence.find((line) => line.seat === seat)?.cards ?? [];
}

/** After the explanations, where the table wanted to: everybody talks. */
export function isDiscussion(view: TableView, { step }: NotebookRoundView): boolean {
  return view.phase === 'explaining' && step !== undefined && step.seat === undefined;
}

/** Holds cards in this round. */
export function isPlaying({ seats }: TableView, you: SeatId | null): boolean {
  return seats.some(({ id, playing }) => id === you && playing);
}
