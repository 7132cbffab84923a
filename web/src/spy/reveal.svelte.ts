// Showing the spy's card: asked for by the held card or by the menu, confirmed in one place.

import { i18n } from '../i18n';
import type { Table } from '../lib/table/table.svelte';
import { toast } from '../ui/toasts.svelte';
import { spyRound, spySeat } from './round';

class Reveal {
  /** The question is on the screen. */
  asked = $state(false);

  ask(): void {
    this.asked = true;
  }

  drop(): void {
    this.asked = false;
  }

  /** The same steps for everybody; only the last one depends on the card, and only this phone knows. */
  confirm(table: Table): void {
    const round = table.view?.round?.number;
    if (round !== undefined && table.cardCan('reveal')) void table.do({ do: 'reveal', round });
    else toast(i18n.m.spy.reveal.onlySpy, { kind: 'refusal' });
  }
}

/** Whether the rules let a spy speak now. Says the same to everybody who holds a card. */
export function canShow(table: Table): boolean {
  const isSpeaking = spySeat(table.seat)?.cards_speak === true && table.me?.playing === true;
  return isSpeaking && spyRound(table.view)?.revealed === undefined;
}

export const reveal = new Reveal();
