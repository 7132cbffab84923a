// What this phone says of the deal of the round that is on the table.

import type { FairRound, FairState } from '../../lib/fair/witness';
import type { TableView } from '../../lib/wire/wire';
import { roundsIn } from './signs';

export interface Judging {
  readonly fair: FairState | null;
  readonly view: Pick<TableView, 'round'> | null;
}

export function fairOf({ fair, view }: Judging): FairRound | undefined {
  const number = view?.round?.number;
  return fair ? roundsIn(fair).find(({ round }) => round === number) : undefined;
}

/** Deals that are not as they have to be, the newest first. */
export function wrongIn(fair: FairState | null): FairRound[] {
  return fair ? roundsIn(fair).filter(({ sign }) => sign === 'wrong') : [];
}
