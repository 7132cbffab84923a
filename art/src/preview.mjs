// `npm run preview -- id group …`: renders scenes without pressing them and lays them out at phone size, eight to a
// sheet, in art/out/. Prints which card is where.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paintScene } from './card/card.mjs';
import { pick } from './cards/index.mjs';
import { Renderer } from './renderer.mjs';
import { contactSheet } from './sheet.mjs';

const OUT = new URL('../out/', import.meta.url);
const PHONE = { width: 390, columns: 4 };
const PER_SHEET = 8;

const chosen = pick(process.argv.slice(2));
await mkdir(OUT, { recursive: true });
const renderer = await Renderer.launch();
try {
  for (let first = 0; first < chosen.length; first += PER_SHEET) {
    const scenes = chosen.slice(first, first + PER_SHEET);
    const pictures = [];
    for (const scene of scenes) pictures.push(await renderer.png(paintScene(scene)));
    const columns = Math.min(PHONE.columns, scenes.length);
    const file = fileURLToPath(new URL(`sheet-${first / PER_SHEET + 1}.png`, OUT));
    await (await contactSheet(pictures, { ...PHONE, columns })).toFile(file);
    console.log(`${file}: ${scenes.map(({ id }) => id).join(', ')}`);
  }
} finally {
  await renderer.close();
}
