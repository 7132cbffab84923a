// Where the emblems live in the repository, how they become files, and the list that tells the client about them.

import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { paintEmblem, SIDE } from './emblems/emblem.mjs';
import { nameWithDigest, squeeze } from './press.mjs';

/** Below assets/ the server lets phones keep files for ever. */
export const EMBLEMS = new URL('../../web/public/assets/emblems/', import.meta.url);
export const LIST = new URL('../../web/src/room/places/emblems.json', import.meta.url);

export const PIXELS = 256;
/** Half as fine again as the file, so that shrinking it smooths the print. */
export const PIXELS_PER_UNIT = (1.5 * PIXELS) / SIDE;
/** In bytes per emblem. */
export const BUDGET = { averageBytes: 6_000, largestBytes: 8_000 };

/** Change a number here and all emblems are pressed anew. */
const WEBP = { ceilingBytes: 6_400, qualities: [80, 74, 68, 62, 56, 50], more: { effort: 6, smartSubsample: true } };

/** An emblem with its painting and the name that its file has or will have. */
export function paintedEmblem([id, row]) {
  const picture = paintEmblem(id, row);
  return { id, picture, file: `${nameWithDigest(id, [PIXELS, PIXELS_PER_UNIT, WEBP], picture)}.webp` };
}

export const pressEmblem = (png) => {
  const small = sharp(png).resize(PIXELS, PIXELS);
  return squeeze(WEBP, (options) => small.clone().webp(options));
};

export async function emblemsOnDisk() {
  try {
    return new Set(await readdir(EMBLEMS));
  } catch (error) {
    if (error.code === 'ENOENT') return new Set();
    throw error;
  }
}

/** From the id of a place to its file, sorted by id. */
export async function writeList(emblems) {
  const rows = emblems.map(({ id, file }) => [id, file]).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
