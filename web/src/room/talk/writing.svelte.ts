// What this player writes at a table where questions are typed: the pen, the drafts, the keyboard.
// The rules of the conversation come from the game, as a `Floor`.

import { flushSync } from 'svelte';
import { askingOf } from '../../lib/table/bots';
import type { Table } from '../../lib/table/table.svelte';
import { visible } from '../../lib/visible.svelte';
import type { SeatId } from '../../lib/wire/wire';
import { Drafts } from './drafts.svelte';
import { penOf, type Floor, type Pen } from './pen';

/** Less than any screen shows without a keyboard on it, but for the smallest. */
const KEYBOARD_PX = 580;

/** Then there is a keyboard beside the glass, and none on it. */
export function hasMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

export class Writing {
  readonly drafts: Drafts;
  /** The whole conversation is open. */
  isReading = $state(false);
  hasKeyboard = $state(false);
  /** Ideas lie open below the board. */
  hasIdeas = $state(false);
  /** Leads to where the question is written, while it can be: to its ideas, or to the field. */
  focus: (() => void) | null = null;

  readonly pen: Pen | null = $derived.by(() => {
    const { view, seat } = this.table;
    const floor = this.floor();
    return view && floor && penOf(view, seat, floor, this.drafts.aim(floor.turn));
  });
  /** Whom the question that this player writes is meant for. */
  readonly aim: SeatId | null = $derived(this.pen?.kind === 'question' ? this.pen.to : null);
  /** The field has this player's question or answer. */
  readonly isWriting: boolean = $derived(
    this.pen?.kind === 'question' || this.pen?.kind === 'answer',
  );
  /** With a keyboard on it, little is left of the screen: the clock, the ring and the field. */
  readonly isTyping: boolean = $derived(
    this.pen !== null && this.hasKeyboard && !hasMouse() && visible.height < KEYBOARD_PX,
  );

  /** Call inside a component. */
  constructor(
    private readonly table: Table,
    readonly floor: () => Floor | null,
  ) {
    this.drafts = new Drafts(table.code);
    $effect(() => {
      const round = table.view?.round?.number;
      if (round !== undefined) this.drafts.show(round);
    });
  }

  /** Asks at once where questions are spoken; otherwise there is something to write first. */
  ask(whom: SeatId): void {
    const { view } = this.table;
    const offer = this.table.can('ask');
    if (!view?.round || !offer) return;
    if (askingOf(view) !== 'written') {
      void this.table.do({ do: 'ask', round: view.round.number, turn: offer.turn, whom });
      return;
    }
    this.drafts.choose(offer.turn, whom);
    // At once: later a phone would not show its keyboard.
    flushSync();
    this.focus?.();
  }
}
