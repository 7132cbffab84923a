// What a game calls people for. It is asked with public facts only: no card, and no offer that
// follows from one, can get in here.

import type { SeatId, TableView, TimerView } from '../../lib/wire/wire';

/** The table waits for one, or asks all. */
export type Call = 'turn' | 'vote';

export type Calls = {
  /** What the table wants of this seat now; without one, what it wants of everybody. */
  call: (view: TableView, you: SeatId | null) => Call | null;
  /** The clock of a round whose last minute is told. */
  clock?: (view: TableView) => TimerView | undefined;
};

/** After a deal: whoever has not looked at the card yet. */
export function looking({ seats }: TableView, you: SeatId | null): Call | null {
  const isMissed = seats.some(
    ({ id, playing, ready }) => playing && !ready && (you === null || id === you),
  );
  return isMissed ? 'turn' : null;
}
