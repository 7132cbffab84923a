// What of a table is needed to tell about its deals.

import type { FairState } from '../../lib/fair/witness';
import type { Table } from '../../lib/table/table.svelte';

export interface FairTable extends Pick<Table, 'code' | 'name' | 'avatar' | 'watching'> {
  pack: Pick<Table['pack'], 'packs'>;
  fairness: {
    /** Null where nothing is heard of deals. */
    state: FairState | null;
    /** What is saved of a round; null where there is no proof of it. */
    file: (round: number) => string | null;
  };
}

/** A round as it was judged, also when its proof is no longer here. */
export type PastRound = FairState['verdicts'][number];
