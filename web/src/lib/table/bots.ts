// Players that think, as every phone is told of them.

import type { Asking, SeatId, SeatPublicView, TableView } from '../wire/wire';

/** One that thinks in the server, not somewhere behind a socket. */
export function isOfHouse(seat: SeatPublicView | undefined): boolean {
  return seat?.bot?.character !== undefined;
}

export function botsOf({ seats }: TableView): SeatPublicView[] {
  return seats.filter(({ bot }) => bot !== undefined);
}

/** Bots neither hear nor speak: where they sit or sat in this round, it is written, whatever was chosen. */
export function askingOf(view: TableView): Asking {
  const { round, settings } = view;
  // Nobody says a phrase aloud.
  const isTyped = round && 'lines' in round && round.lines.some(({ phrase }) => phrase);
  return isTyped || botsOf(view).length > 0 ? 'written' : settings.asking;
}

/** The bot of the house that the table waits for, in a turn of this asker; `null` where it waits for nobody or for a person. */
export function awaitedBot(
  { seats }: TableView,
  turn: { asker: SeatId; asked?: SeatId | undefined } | undefined,
): SeatId | null {
  const awaited = turn && (turn.asked ?? turn.asker);
  const seat = seats.find(({ id }) => id === awaited);
  return isOfHouse(seat) ? (seat?.id ?? null) : null;
}
