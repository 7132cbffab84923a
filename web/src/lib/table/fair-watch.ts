// Lets a witness see what this phone is shown of a table. Not in the first load: it brings along all that it takes
// to check a deal.

import { announcedIn } from '../fair/announced';
import type { SeenCard } from '../fair/card';
import { knownOf } from '../fair/known';
import { FairWitness } from '../fair/witness';
import type { SeatView, TableView } from '../wire/wire';
import type { Fairness } from './fairness.svelte';

const BYTES = 16;
/** A phone that hears from its server every second is heard by it just as often. */
const SILENCE_MS = 2000;

export class FairWatch {
  readonly witness: FairWitness;
  private view: TableView | null = null;
  private heardAt_ms = 0;
  private wasSilent = false;

  constructor(private readonly fairness: Fairness) {
    const { table } = fairness;
    this.witness = new FairWitness(table.code, () => fairness.you, fairness.send, {
      known: (order) => table.view && knownOf(table.view, this.packs, order),
      // Works on plain HTTP.
      random: () => crypto.getRandomValues(new Uint8Array(BYTES)),
      isAwake: () => fairness.isSeen && !this.wasSilent,
    });
    this.witness.onchange = () => (fairness.state = this.witness.state);
  }

  heard(): void {
    const now_ms = Date.now();
    this.wasSilent = now_ms - this.heardAt_ms > SILENCE_MS;
    this.heardAt_ms = now_ms;
    this.witness.look();
  }

  look(): void {
    const { view, seat } = this.fairness.table;
    if (view && view !== this.view && view !== this.fairness.old) this.show(view, seat);
    this.witness.look();
  }

  private show(view: TableView, seat: SeatView | null): void {
    this.view = view;
    const round = view.round?.number;
    if (round === undefined) return;
    this.witness.sawDeal(round);
    const card = seat && cardIn(round, seat);
    if (card) this.witness.sawCard(card);
    const announced = announcedIn(view);
    if (announced) this.witness.sawResult(announced);
  }

  private get packs() {
    const { loaded, places } = this.fairness.table.pack;
    return { texts: loaded.map(({ pack: { id }, text }) => ({ id, text })), places };
  }
}

function cardIn(round: number, { round: own }: SeatView): SeenCard | null {
  if (!own) return null;
  if (own.game !== 'notebook') return own.card ? { round, game: own.game, ...own.card } : null;
  const { game, hand, page } = own;
  return { round, game, hand, ...(page && { blank: page.blank }) };
}
