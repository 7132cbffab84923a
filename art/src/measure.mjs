// Measures the visible box of every Noto emoji that a scene may use. Needed once per release of the emoji.

import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { motifMarkup } from './motifs.mjs';

const TARGET = new URL('card/noto-boxes.json', import.meta.url);
const CATEGORIES = [
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'Smileys & Emotion',
  'Symbols',
  'Travel & Places',
  'People & Body',
];
/** Skin tones and hair repeat one shape many times. */
const VARIANT = /-skin-tone|-(blond|red|white|curly)-hair|-bald|^(man|woman|person|men|women|people)-/;
/** Their drawings hold leftovers far outside the grid, which would show on a card. */
const UNUSABLE = new Set(['gorilla', 'package']);
const SIZE = 512;
const GRID = 128;
const VISIBLE = 40;

async function measure(name) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 ${GRID} ${GRID}" width="${SIZE}" height="${SIZE}">${motifMarkup(name)}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [SIZE, SIZE, -1, -1];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (data[(y * SIZE + x) * 4 + 3] < VISIBLE) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return [left, top, right - left + 1, bottom - top + 1].map((v) => Math.round((v * GRID * 10) / SIZE) / 10);
}

const require = createRequire(import.meta.url);
const { categories } = require('@iconify-json/noto/metadata.json');
const { icons } = require('@iconify-json/noto/icons.json');
const names = CATEGORIES.flatMap((category) => categories[category])
  .filter((name) => icons[name] && !VARIANT.test(name) && !UNUSABLE.has(name))
  .sort();

const rows = [];
for (const name of new Set(names)) rows.push(`"${name}":${JSON.stringify(await measure(name))}`);
await writeFile(TARGET, `{\n${rows.join(',\n')}\n}\n`);
console.log(`${rows.length} motifs measured`);
