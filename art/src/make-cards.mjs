// `npm run cards`: presses every card whose painting has changed, removes pictures that no scene has any more, and
// writes the pack. `-- --only id,group` presses just those.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pick, scenes } from './cards/index.mjs';
import { isPressed, paintedCard, PICTURES, picturesOnDisk, writePack } from './deck.mjs';
import { press } from './press.mjs';
import { Renderer } from './renderer.mjs';

async function pressCards(cards) {
  const renderer = await Renderer.launch();
  try {
    for (const { scene, picture, files } of cards) {
      const { avif, webp } = await press(await renderer.png(picture));
      await writeFile(new URL(files.avif, PICTURES), avif);
      await writeFile(new URL(files.webp, PICTURES), webp);
      console.log(`${scene.id}  avif ${avif.length}  webp ${webp.length} bytes`);
    }
  } finally {
    await renderer.close();
  }
}

async function removeStrangers(cards) {
  const known = new Set(cards.flatMap(({ files }) => [files.avif, files.webp]));
  for (const name of await picturesOnDisk()) {
    if (!known.has(name)) await rm(new URL(name, PICTURES));
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = new Set(pick(values.only?.split(',') ?? []));
const cards = scenes.map(paintedCard);

await mkdir(PICTURES, { recursive: true });
const before = await picturesOnDisk();
const due = cards.filter((card) => wanted.has(card.scene) && !isPressed(card, before));
if (due.length > 0) await pressCards(due);

const after = await picturesOnDisk();
const ready = cards.filter((card) => isPressed(card, after));
await removeStrangers(cards);
await writePack(ready);
console.log(`${due.length} pressed, ${ready.length} of ${cards.length} cards in the pack`);
