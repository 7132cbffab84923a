// The faces of seats as files: a large one and a small one of each. They lie in a folder that is named after all their
// bytes, so that phones may keep them for ever and the client has to know one name, not one for each of them.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The server lets phones keep for ever what is in it. */
const ASSETS = new URL('../../web/public/assets/', import.meta.url);
/** Tells the client. */
export const NAMED = new URL('../../web/src/lib/faces-folder.ts', import.meta.url);

/** The small ones are for lists: everybody at a table comes with the first load. */
export const SIZES = [
  { ending: '.webp', pixels: 192, quality: 90, budgetBytes: 9_000 },
  { ending: '-small.webp', pixels: 128, quality: 65, budgetBytes: 2_200 },
];

/** From a painting to its files, each with its name. */
export function pressFace(avatar, png) {
  return Promise.all(
    SIZES.map(async ({ ending, pixels, quality, budgetBytes }) => {
      const name = `${avatar}${ending}`;
      const bytes = await sharp(png).resize(pixels).webp({ quality, effort: 6 }).toBuffer();
      if (bytes.length > budgetBytes) throw new Error(`${name}: ${bytes.length} bytes, budget ${budgetBytes}`);
      return [name, bytes];
    }),
  );
}

export function folderName(files) {
  const digest = createHash('sha256');
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) digest.update(name).update(bytes);
  return `faces.${digest.digest('hex').slice(0, 10)}`;
}

export function naming(folder) {
  return `// Written by art/. Do not edit.\n\nexport const FACES = '/assets/${folder}';\n`;
}

export function facesOnDisk() {
  const folders = readdirSync(ASSETS).filter((name) => name.startsWith('faces.'));
  return folders.map((folder) => {
    const at = new URL(`${folder}/`, ASSETS);
    return { folder, files: readdirSync(at).map((name) => [name, readFileSync(new URL(name, at))]) };
  });
}

/** Instead of those that were there. */
export function writeFaces(files) {
  for (const { folder } of facesOnDisk()) rmSync(new URL(`${folder}/`, ASSETS), { recursive: true });
  const folder = folderName(files);
  const at = new URL(`${folder}/`, ASSETS);
  mkdirSync(at);
  for (const [name, bytes] of files) writeFileSync(new URL(name, at), bytes);
  writeFileSync(NAMED, naming(folder));
}
