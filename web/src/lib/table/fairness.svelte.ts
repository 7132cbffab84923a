// What this phone makes of the deals of a table. The part that judges them is fetched later; until then, what is
// said of them is kept for it.

import type { FairIn, FairOut } from '../fair/frames';
import type { FairState } from '../fair/witness';
import { Later } from '../later.svelte';
import type { PackTexts } from '../packs/pack-texts.svelte';
import type { SeatId, SeatView, TableView } from '../wire/wire';
import type { FairWatch } from './fair-watch';

/** The table, as far as it matters for a deal. */
export interface Dealt {
  readonly code: string;
  readonly pack: PackTexts;
  readonly view: TableView | null;
  readonly seat: SeatView | null;
}

const judging = new Later(() => import('./fair-watch'));

export class Fairness {
  /** Null as long as nothing has been heard. */
  state = $state.raw<FairState | null>(null);
  /** Whose phone this is; null while only watching. */
  you: SeatId | null = null;
  /** Somebody can see the page. */
  isSeen = true;
  /** What was shown on lines that are gone. */
  old: TableView | null = null;
  private watch: FairWatch | null = null;
  private epoch = 0;
  private unheard: FairIn[] = [];

  constructor(
    readonly table: Dealt,
    readonly send: (frame: FairOut) => void,
  ) {}

  /** Fetches what judges deals, and lets it hear what came before. */
  async ahead(): Promise<void> {
    const { FairWatch } = await judging.ahead();
    if (this.watch) return;
    this.watch = new FairWatch(this);
    this.watch.witness.reconnected(this.epoch);
    this.unheard.forEach((frame) => this.hear(frame));
    this.look();
  }

  /** A new line to the server. */
  hello(epoch: number): void {
    this.epoch = epoch;
    this.old = this.table.view;
    this.unheard = [];
    this.watch?.witness.reconnected(epoch);
    if (judging.part) void this.ahead();
  }

  hear(frame: FairIn): void {
    if (this.watch) return this.watch.witness.heard(frame);
    const isOther = ({ type, round }: FairIn) => type !== frame.type || round !== frame.round;
    this.unheard = [...this.unheard.filter(isOther), frame];
  }

  /** Whenever the server says anything, before it is looked at. */
  heard(): void {
    this.watch?.heard();
  }

  /** More is known of the table than before. */
  look(): void {
    this.watch?.look();
  }

  seen(isSeen: boolean): void {
    this.isSeen = isSeen;
    this.look();
  }

  refused(): void {
    this.watch?.witness.refused();
  }

  file(round: number): string | null {
    return this.watch?.witness.file(round) ?? null;
  }

  /** The seat is somebody else's, or this phone has left. */
  drop(): void {
    this.watch?.witness.stop();
    this.watch = this.state = this.you = null;
    this.unheard = [];
  }
}
