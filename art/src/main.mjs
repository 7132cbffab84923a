// Draws faces, backdrop and icons of the web client and writes them where it finds them, or fails if one outgrows its
// budget.

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pressFace, writeFaces } from './faces.mjs';
import { drawAvatars } from './pictures/avatars.mjs';
import { drawBackdrop } from './pictures/backdrop.mjs';
import { drawIcon } from './pictures/icon.mjs';
import { Renderer } from './renderer.mjs';

const WEB = new URL('../../web/', import.meta.url);
const BACKDROP = { quality: 85, budgetBytes: 120_000 };
const ICON_SIZES = [192, 512];

async function save(name, bytes, budgetBytes = Infinity) {
  if (bytes.length > budgetBytes) throw new Error(`${name}: ${bytes.length} bytes, budget ${budgetBytes}`);
  await writeFile(new URL(name, WEB), bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}

async function makeFaces(renderer) {
  const files = [];
  for (const [avatar, canvas] of (await drawAvatars(renderer)).entries()) {
    files.push(...(await pressFace(avatar, await renderer.png(canvas))));
  }
  writeFaces(files);
  console.log(`${files.length} faces  ${files.reduce((sum, [, bytes]) => sum + bytes.length, 0)} bytes`);
}

async function makeBackdrop(renderer) {
  const { quality, budgetBytes } = BACKDROP;
  const png = await renderer.png(drawBackdrop());
  await save('src/tv/backdrop.webp', await sharp(png).webp({ quality, effort: 6 }).toBuffer(), budgetBytes);
}

async function makeIcons(renderer) {
  await save('public/icon.svg', Buffer.from(`${drawIcon({ corner: 112 })}\n`));
  const png = await renderer.png(drawIcon({ corner: 0 }), 2);
  for (const size of ICON_SIZES) {
    await save(`public/icon-${size}.png`, await sharp(png).resize(size).png({ palette: true }).toBuffer());
  }
}

const renderer = await Renderer.launch();
try {
  await makeFaces(renderer);
  await makeBackdrop(renderer);
  await makeIcons(renderer);
} finally {
  await renderer.close();
}
