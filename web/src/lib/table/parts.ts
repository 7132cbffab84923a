// The newest parts of a table on one socket. A pulse is drawn with the board that it names and with
// what came before it; until both are there, nothing on the screen changes.

import { LINES_KEPT } from '../wire/limits';
import type { ClientOut, Happening, LineView, SeatView, TableView } from '../wire/wire';
import { join, keepSeats } from './join';

export type Part = Extract<
  ClientOut,
  { type: 'board' | 'happenings' | 'lines' | 'seat' | 'pulse' }
>;
type PartOf<T extends Part['type']> = Extract<Part, { type: T }>;

export interface Drawn {
  rev: number;
  view: TableView;
  /** `null` while only watching. */
  seat: SeatView | null;
}

const NOTHING_SAID: LineView[] = [];

export class Parts {
  private board: PartOf<'board'> | null = null;
  private pulse: PartOf<'pulse'> | null = null;
  /** Not shown before the pulse that it belongs to. */
  private seatAhead: PartOf<'seat'> | null = null;
  private happenings: Happening[] = [];
  private said = { round: 0, lines: NOTHING_SAID };
  private drawn: Drawn | null = null;

  /** What is to be shown from now on, if this part changes it. */
  take(part: Part): Drawn | null {
    switch (part.type) {
      case 'board':
        if (part.rev < (this.board?.rev ?? 0)) return null;
        this.board = part;
        return this.draw();
      case 'happenings':
        this.happenings = part.last;
        return null;
      case 'lines':
        this.hear(part);
        return null;
      case 'seat':
        if (part.rev >= (this.pulse?.rev ?? 0)) this.seatAhead = part;
        return null;
      case 'pulse':
        if (part.rev < (this.pulse?.rev ?? 0)) return null;
        this.pulse = part;
        return this.draw();
    }
  }

  private draw(): Drawn | null {
    const { board, pulse, happenings } = this;
    if (!board || pulse?.board !== board.rev) return null;
    const lines = this.linesOf(pulse.view.round?.number);
    const view = join({ board: board.view, pulse: pulse.view, happenings, lines });
    // What is the same object again need not be drawn again.
    view.seats = keepSeats(this.drawn?.view.seats ?? [], view.seats);
    this.drawn = { rev: pulse.rev, view, seat: this.seatAt(pulse.rev) };
    return this.drawn;
  }

  private seatAt(rev: number): SeatView | null {
    if (!this.seatAhead || this.seatAhead.rev > rev) return this.drawn?.seat ?? null;
    const { view } = this.seatAhead;
    this.seatAhead = null;
    return view;
  }

  private hear({ round, lines }: PartOf<'lines'>): void {
    const known = round === this.said.round ? this.said.lines : NOTHING_SAID;
    const byNumber = new Map([...lines, ...known].map((line) => [line.n, line]));
    if (round === this.said.round && byNumber.size === known.length) return;
    const ordered = [...byNumber.values()].sort((one, other) => one.n - other.n);
    this.said = { round, lines: ordered.slice(-LINES_KEPT) };
  }

  private linesOf(round: number | undefined): LineView[] {
    return round === this.said.round ? this.said.lines : NOTHING_SAID;
  }
}
