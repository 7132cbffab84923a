// What a phone needs of this game: fetched while people wait in the lobby.

import type { Table } from '../lib/table/table.svelte';
import { fetchEmblems } from '../room/places/emblems';

export { default as Play } from './Captains.svelte';
export { default as Terms } from './CaptainsTerms.svelte';

/** Of every place that could be played, so no request tells which one it is. */
export function ahead({ pack }: Table): Promise<void> {
  return fetchEmblems(pack.places.map(({ id }) => id));
}
