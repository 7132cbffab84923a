// Which packs a host may choose from. Without an answer there is no choice, and the table plays on
// with the pack that it has.

import type { PackLine } from '../wire/wire';

export async function packList(fetcher: typeof fetch = fetch): Promise<PackLine[]> {
  try {
    const answer = await fetcher('/api/packs');
    return answer.ok ? ((await answer.json()) as PackLine[]) : [];
  } catch {
    return [];
  }
}
