// Puts a pack on the table: the host's phone sends it, and the table plays with it.

import type { Pack, Refusal } from '../lib/wire/wire';

/** `refused: null` means that nobody answered. */
export type Added = { id: string } | { refused: Refusal | null };

export async function addPack(
  code: string,
  token: string,
  pack: Pack,
  fetcher: typeof fetch = fetch,
): Promise<Added> {
  try {
    const response = await fetcher(`/api/tables/${code}/packs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(pack),
    });
    const answer = (await response.json()) as { pack: string } & { why: Refusal };
    return response.ok ? { id: answer.pack } : { refused: answer.why };
  } catch {
    return { refused: null };
  }
}
