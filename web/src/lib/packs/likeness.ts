// What the places of a table are like, in numbers. Only a teacher and the tale of a round need them, so they are
// fetched when one of these is first opened: of all packs at once, so no request tells what was dealt.

import { answered } from '../answered';
import { Atlas, type PlacesLike } from '../evidence/atlas';
import { Later } from '../later.svelte';
import { isOwnPack } from './address';

/** A page that was loaded anew would not have them either. */
const around = { answered, reload: () => false };

const known = new Map<string, Later<Atlas>>();

export function atlasOf(code: string, packs: readonly string[]): Later<Atlas> {
  const key = [code, ...packs].join(' ');
  const atlas = known.get(key) ?? new Later(() => fetchAtlas(code, packs), around);
  known.set(key, atlas);
  return atlas;
}

export async function fetchAtlas(
  code: string,
  packs: readonly string[],
  fetcher: typeof fetch = fetch,
): Promise<Atlas> {
  return new Atlas(await Promise.all(packs.map((id) => fetchOne(code, id, fetcher))));
}

/** Of a pack that is gone nobody knows anything. */
async function fetchOne(code: string, id: string, fetcher: typeof fetch): Promise<PlacesLike> {
  const at = isOwnPack(id) ? `/api/tables/${code}/packs` : '/api/packs';
  const answer = await fetcher(`${at}/${encodeURIComponent(id)}/attributes`);
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`attributes of ${id}: ${answer.status}`);
  return (await answer.json()) as PlacesLike;
}
