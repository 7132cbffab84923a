// `npm run motifs -- word …`: the emoji whose names contain one of the words, or all of them, with their names below,
// on sheets in art/out/. For finding the right one.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { motifNames, placeMotif } from './card/noto.mjs';
import { Renderer } from './renderer.mjs';
import { Canvas, el, group, num } from './svg.mjs';

const OUT = new URL('../out/', import.meta.url);
const PAPER = '#e8dcc0';
const CELL = { width: 130, height: 132, picture: 100 };
const COLUMNS = 12;
const PER_SHEET = COLUMNS * 8;

function cell(name, i) {
  const [x, y] = [(i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height];
  const place = { x: CELL.width / 2, y: 106, height: CELL.picture, regrade: (markup) => markup };
  const label = { x: CELL.width / 2, y: 124, 'font-size': 12, 'text-anchor': 'middle', 'font-family': 'sans-serif' };
  return group({ transform: `translate(${num(x)} ${num(y)})` }, placeMotif(name, place).markup, el('text', label, name));
}

function sheetOf(names) {
  const canvas = new Canvas(COLUMNS * CELL.width, Math.ceil(names.length / COLUMNS) * CELL.height);
  return canvas.paint(canvas.cover(PAPER), names.map(cell));
}

const words = process.argv.slice(2);
const names = motifNames().filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
await mkdir(OUT, { recursive: true });
const renderer = await Renderer.launch();
try {
  for (let first = 0; first < names.length; first += PER_SHEET) {
    const file = new URL(`motifs-${first / PER_SHEET + 1}.png`, OUT);
    await writeFile(file, await renderer.png(sheetOf(names.slice(first, first + PER_SHEET))));
    console.log(fileURLToPath(file));
  }
} finally {
  await renderer.close();
}
