// Asks the server for a new table.

import type { Refusal } from '../lib/wire/wire';

export type Opened = { code: string } | { refused: Refusal } | { refused: null };

/** `refused: null` means that nobody answered. */
export async function openTable(fetcher: typeof fetch = fetch): Promise<Opened> {
  try {
    const response = await fetcher('/api/tables', { method: 'POST' });
    if (response.ok) return (await response.json()) as { code: string };
    const { why } = (await response.json()) as { why: Refusal };
    return { refused: why };
  } catch {
    return { refused: null };
  }
}
