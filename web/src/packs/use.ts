// Puts a pack on the table: the host's phone sends it, and the table plays with it.

import type { Pack, PackFault, Refusal } from '../lib/wire/wire';
import type { Fault, Path } from './check';

/** `refused: null` means that nobody answered. `faults`: what is wrong with the pack, if that is why. */
export type Added = { id: string } | { refused: Refusal | null; faults: readonly Fault[] };

type Answer = { pack: string } & { why: Refusal; faults?: PackFault[] };

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
    const { pack: id, why, faults = [] } = (await response.json()) as Answer;
    if (response.ok) return { id };
    const found = faults.map(({ path, fault }) => ({ path: steps(path), fault }));
    return { refused: why, faults: found };
  } catch {
    return { refused: null, faults: [] };
  }
}

/** `places[3].name.en` as the steps that lead there. */
function steps(path: string): Path {
  const words = path.match(/[^.[\]]+/g) ?? [];
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}
