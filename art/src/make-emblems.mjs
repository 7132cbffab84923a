// `npm run emblems`: presses every emblem whose painting has changed, removes pictures of no place, and writes the
// client's list.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { EMBLEMS, emblemsOnDisk, paintedEmblem, PIXELS_PER_UNIT, pressEmblem, writeList } from './album.mjs';
import { emblems } from './emblems/index.mjs';
import { Renderer } from './renderer.mjs';

async function pressAll(due) {
  const renderer = await Renderer.launch();
  try {
    for (const { id, picture, file } of due) {
      const webp = await pressEmblem(await renderer.png(picture, PIXELS_PER_UNIT));
      await writeFile(new URL(file, EMBLEMS), webp);
      console.log(`${id}  ${webp.length} bytes`);
    }
  } finally {
    await renderer.close();
  }
}

const painted = emblems.map(paintedEmblem);
const files = new Set(painted.map(({ file }) => file));

await mkdir(EMBLEMS, { recursive: true });
const before = await emblemsOnDisk();
const due = painted.filter(({ file }) => !before.has(file));
if (due.length > 0) await pressAll(due);

for (const name of before) if (!files.has(name)) await rm(new URL(name, EMBLEMS));
await writeList(painted);
console.log(`${due.length} pressed, ${painted.length} emblems`);
