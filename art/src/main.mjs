// Draws every picture of the web client and writes it below web/public, or fails if one outgrows its budget.

import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawAvatars } from './pictures/avatars.mjs';
import { drawBackdrop } from './pictures/backdrop.mjs';
import { drawIcon } from './pictures/icon.mjs';
import { Renderer } from './renderer.mjs';

const PUBLIC = new URL('../../web/public/', import.meta.url);
const AVATAR = { size: 192, quality: 90, budgetBytes: 9_000 };
const BACKDROP = { quality: 85, budgetBytes: 120_000 };
const ICON_SIZES = [192, 512];

async function save(name, bytes, budgetBytes = Infinity) {
  if (bytes.length > budgetBytes) throw new Error(`${name}: ${bytes.length} bytes, budget ${budgetBytes}`);
  await writeFile(new URL(name, PUBLIC), bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}

async function makeAvatars(renderer) {
  const { size, quality, budgetBytes } = AVATAR;
  for (const [i, canvas] of (await drawAvatars(renderer)).entries()) {
    const png = await renderer.png(canvas);
    const webp = await sharp(png).resize(size).webp({ quality, effort: 6 }).toBuffer();
    await save(`img/avatar-${i}.webp`, webp, budgetBytes);
  }
}

async function makeBackdrop(renderer) {
  const { quality, budgetBytes } = BACKDROP;
  const png = await renderer.png(drawBackdrop());
  await save('img/backdrop.webp', await sharp(png).webp({ quality, effort: 6 }).toBuffer(), budgetBytes);
}

async function makeIcons(renderer) {
  await save('icon.svg', Buffer.from(`${drawIcon({ corner: 112 })}\n`));
  const png = await renderer.png(drawIcon({ corner: 0 }), 2);
  for (const size of ICON_SIZES) {
    await save(`icon-${size}.png`, await sharp(png).resize(size).png({ palette: true }).toBuffer());
  }
}

await mkdir(new URL('img/', PUBLIC), { recursive: true });
const renderer = await Renderer.launch();
try {
  await makeAvatars(renderer);
  await makeBackdrop(renderer);
  await makeIcons(renderer);
} finally {
  await renderer.close();
}
