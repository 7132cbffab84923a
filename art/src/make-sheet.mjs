// `npm run sheet`: all cards of the pack on one picture, art/contact-sheet.webp.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PACK, PICTURES } from './deck.mjs';
import { contactSheet } from './sheet.mjs';

const SHEET = fileURLToPath(new URL('../contact-sheet.webp', import.meta.url));
const { cards } = JSON.parse(await readFile(PACK, 'utf8'));
const files = cards.map(({ webp }) => fileURLToPath(new URL(webp, PICTURES)));
await (await contactSheet(files, { width: 160, columns: 15 })).webp({ quality: 70, effort: 6 }).toFile(SHEET);
console.log(`${cards.length} cards on ${SHEET}`);
