// `npm run sheet`: all cards of the pack on one picture, art/contact-sheet.webp, and all emblems on another,
// art/emblem-sheet.webp.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EMBLEMS, paintedEmblem } from './album.mjs';
import { PACK, PICTURES } from './deck.mjs';
import { emblems } from './emblems/index.mjs';
import { contactSheet } from './sheet.mjs';

async function lay(name, pictures, look) {
  const sheet = await contactSheet(pictures.map((url) => fileURLToPath(url)), look);
  await sheet.webp({ quality: 70, effort: 6 }).toFile(fileURLToPath(new URL(`../${name}`, import.meta.url)));
  console.log(`${pictures.length} pictures on ${name}`);
}

const { cards } = JSON.parse(await readFile(PACK, 'utf8'));
await lay('contact-sheet.webp', cards.map(({ webp }) => new URL(webp, PICTURES)), { width: 160, columns: 15 });
const pictures = emblems.map(paintedEmblem).map(({ file }) => new URL(file, EMBLEMS));
await lay('emblem-sheet.webp', pictures, { width: 128, columns: 16, ratio: 1 });
