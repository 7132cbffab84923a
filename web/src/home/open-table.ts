// Asks the server for a new table.

import type { Refusal } from '../lib/wire/wire';

export type Opened = { code: string } | { refused: Refusal } | { refused: null };

/** `refused: null` means that nobody answered. */
export async function openTable(fetcher: typeof fetch = fetch): Promise<Opened> {
  try {
    const response = await fetcher('/api/tables', { method: 'POST' });
    if (response.ok) return (await response.json()) as { code: string };
    return { refused: response.status === 429 ? 'too_many_tables' : 'server_busy' };
  } catch {
    return { refused: null };
  }
}
