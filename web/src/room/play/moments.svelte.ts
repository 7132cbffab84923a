// Moments that every screen plays once, for as long as the game says. A newer one takes the place of
// one that still plays, so that no screen lags behind the table. Before a card is turned over there is
// a drum-roll; what is seen and what is heard of it follow from the same timers.

import { ROLL_MS } from '../../lib/sound/scores';
import type { Cue } from '../../lib/sound/sound.svelte';
import { Ears } from '../../lib/table/ears';
import type { Table } from '../../lib/table/table.svelte';
import type { Happened, TableView } from '../../lib/wire/wire';

export type What = Happened['what'];
export type Moment<W extends What> = Extract<Happened, { what: W }>;

/** How a moment is played. */
export type Beat = {
  shown_ms: number;
  /** So long a card lies face down: until some time within the moment, or until what comes after it. */
  drum_ms?: number;
  /** Heard when it begins. */
  cue?: Cue;
};

/** Whether the card still lies face down, and whether the drum-roll has begun. */
export type Drum = 'waits' | 'rolls' | 'over';

/** Leaves out what has a screen of its own, or belongs to the moment that plays already. */
type IsPlayed<W extends What> = (
  moment: Moment<W>,
  view: TableView | null,
  current: Moment<W> | undefined,
) => boolean;

export class Moments<W extends What> {
  current = $state.raw<Moment<W>>();
  drum = $state<Drum>('over');
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly ears = new Ears<Cue>();

  constructor(
    private readonly beats: Record<W, Beat>,
    private readonly isPlayed: IsPlayed<W> = () => true,
  ) {}

  /** Call inside a component: it listens as long as the component lives. */
  follow(table: Table): void {
    $effect(() => {
      const stop = table.listen((happened) => this.add(happened, table.view));
      return () => {
        stop();
        this.stop();
      };
    });
  }

  /** Hears what sounds in a moment. */
  listen(ear: (cue: Cue) => void): () => void {
    return this.ears.add(ear);
  }

  add(happened: Happened, view: TableView | null = null): void {
    if (!this.isMoment(happened) || !this.isPlayed(happened, view, this.current)) return;
    const { shown_ms, drum_ms = 0, cue } = this.beats[happened.what as W];
    this.stop();
    this.current = happened;
    this.drum = drum_ms > 0 ? 'waits' : 'over';
    if (cue) this.after(0, () => this.ears.tell(cue));
    if (drum_ms > 0) this.after(drum_ms - ROLL_MS, () => this.roll());
    if (0 < drum_ms && drum_ms < shown_ms) this.after(drum_ms, () => this.turnOver());
    this.after(shown_ms, () => this.next());
  }

  /** On with the game. */
  next(): void {
    this.stop();
    if (this.current && this.turnsOver(this.current)) this.turnOver();
    this.drum = 'over';
    this.current = undefined;
  }

  /**
   * What a tap does. Where a big screen leads, nobody sees a card before everybody does; whatever has
   * been shown already can be tapped away there too.
   */
  goOn(isLed: boolean): (() => void) | undefined {
    return isLed && this.drum !== 'over' ? undefined : () => this.next();
  }

  private roll(): void {
    this.drum = 'rolls';
    this.ears.tell('drumroll');
  }

  private turnOver(): void {
    if (this.drum === 'over') return;
    this.drum = 'over';
    this.ears.tell('reveal');
  }

  /** In the moment itself, not after it. */
  private turnsOver({ what }: Moment<W>): boolean {
    const { shown_ms, drum_ms = 0 } = this.beats[what as W];
    return drum_ms < shown_ms;
  }

  private isMoment(happened: Happened): happened is Moment<W> {
    return happened.what in this.beats;
  }

  private after(ms: number, then: () => void): void {
    this.timers.push(setTimeout(then, ms));
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
