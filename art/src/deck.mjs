// Where the deck lives in the repository, and the pack that tells the client and the server about it.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { paintScene } from './card/card.mjs';
import { blur, fileNames } from './press.mjs';

/** Below assets/ the server lets phones keep files for ever. */
export const PICTURES = new URL('../../web/public/assets/cards/', import.meta.url);
export const PACK = new URL('../../decks/evidence.json', import.meta.url);
const NAME = { en: 'Evidence', hr: 'Dokazi', ru: 'Улики' };

/** A scene with its painting and the names that its files have or will have. */
export function paintedCard(scene) {
  const picture = paintScene(scene);
  return { scene, picture, files: fileNames(scene.id, picture) };
}

export async function picturesOnDisk() {
  try {
    return new Set(await readdir(PICTURES));
  } catch (error) {
    if (error.code === 'ENOENT') return new Set();
    throw error;
  }
}

export const isPressed = ({ files }, onDisk) => onDisk.has(files.avif) && onDisk.has(files.webp);

async function packCard({ scene, files }) {
  const webp = await readFile(new URL(files.webp, PICTURES));
  return { id: scene.id, avif: files.avif, webp: files.webp, blur: await blur(webp), alt: scene.alt };
}

/** Sorted by id, so that neighbours in the pack say nothing about the order of the groups. */
export async function writePack(cards) {
  const rows = await Promise.all(cards.map(packCard));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const pack = { format: 1, id: 'evidence', name: NAME, cards: rows };
  await writeFile(PACK, `${JSON.stringify(pack, null, 2)}\n`);
}
