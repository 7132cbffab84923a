// Which packs a host may choose from. Without an answer there is no choice, and the table plays on
// with the pack that it has.

import type { PackLine, TableView } from '../wire/wire';

export async function packList(fetcher: typeof fetch = fetch): Promise<PackLine[]> {
  try {
    const answer = await fetcher('/api/packs');
    return answer.ok ? ((await answer.json()) as PackLine[]) : [];
  } catch {
    return [];
  }
}

/** Those of the server, and then the table's own, also those that it does not play with now. */
export async function packsOf(
  { packs = [] }: Pick<TableView, 'packs'>,
  fetcher: typeof fetch = fetch,
): Promise<PackLine[]> {
  return [...(await packList(fetcher)), ...packs];
}
