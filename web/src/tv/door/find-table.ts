// Asks the server whether a table has this code.

import type { Refusal } from '../../lib/wire/wire';

/** `null`: there is one. `silence`: nobody answered. */
export async function findTable(
  code: string,
  fetcher: typeof fetch,
): Promise<Refusal | 'silence' | null> {
  try {
    const { ok, status } = await fetcher(`/api/tables/${code}`);
    if (ok) return null;
    return status === 404 ? 'no_such_table' : status === 429 ? 'too_fast' : 'server_busy';
  } catch {
    return 'silence';
  }
}
