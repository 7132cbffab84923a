// `npm run preview-emblems -- place pack …`: emblems as phones show them, big on one sheet in art/out/ and small on
// another. Writes nothing else and prints their order.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PIXELS_PER_UNIT } from './album.mjs';
import { paintEmblem } from './emblems/emblem.mjs';
import { pickEmblems } from './emblems/index.mjs';
import { Renderer } from './renderer.mjs';
import { contactSheet } from './sheet.mjs';

const OUT = new URL('../out/', import.meta.url);
const SIZES = { big: { width: 128, columns: 10 }, small: { width: 64, columns: 18 } };

const chosen = pickEmblems(process.argv.slice(2));
const pictures = [];
const renderer = await Renderer.launch();
try {
  for (const [id, row] of chosen) pictures.push(await renderer.png(paintEmblem(id, row), PIXELS_PER_UNIT));
} finally {
  await renderer.close();
}
await mkdir(OUT, { recursive: true });
for (const [name, look] of Object.entries(SIZES)) {
  const file = fileURLToPath(new URL(`emblems-${name}.png`, OUT));
  await (await contactSheet(pictures, { ...look, ratio: 1 })).toFile(file);
  console.log(file);
}
console.log(chosen.map(([id]) => id).join(', '));
