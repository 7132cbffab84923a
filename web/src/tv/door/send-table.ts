// Sends the table of this phone to the screen that shows this key.

import type { Refusal } from '../../lib/wire/wire';

export type Sent = Refusal | 'silence' | null;

/** `null`: it is there. `silence`: nobody answered. */
export async function sendTable(
  { code, token, key }: { code: string; token: string; key: string },
  fetcher: typeof fetch = fetch,
): Promise<Sent> {
  try {
    const response = await fetcher(`/api/tables/${code}/screen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
    if (response.ok) return null;
    const { why } = (await response.json()) as { why: Refusal };
    return why;
  } catch {
    return 'silence';
  }
}
