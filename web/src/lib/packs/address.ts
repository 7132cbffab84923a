// Where the words of a pack are loaded from: those of a table's own lie at that table.

import { OWN_PREFIX } from '../wire/limits';

export function isOwnPack(id: string): boolean {
  return id.startsWith(OWN_PREFIX);
}

/** With the build in its address the browser may keep a pack until the server changes. */
export function packAddress(code: string, id: string, build: string): string {
  const [path, version] = [id, build].map(encodeURIComponent);
  if (isOwnPack(id)) return `/api/tables/${code}/packs/${path}`;
  return `/api/packs/${path}?build=${version}`;
}
