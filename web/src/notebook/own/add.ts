// Sends one picture to the table.

import type { Refusal } from '../../lib/wire/wire';

/** `refused: null` means that nobody answered. */
export type Added = { refused?: Refusal | null };

export async function addPicture(
  code: string,
  token: string,
  jpeg: Blob,
  fetcher: typeof fetch = fetch,
): Promise<Added> {
  try {
    const response = await fetcher(`/api/tables/${code}/pictures`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: jpeg,
    });
    if (response.ok) return {};
    const { why } = (await response.json()) as { why: Refusal };
    return { refused: why };
  } catch {
    return { refused: null };
  }
}
