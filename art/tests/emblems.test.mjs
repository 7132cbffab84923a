// Every place of the house packs has its emblem, and the committed pictures are those that are painted now.

import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { BUDGET, EMBLEMS, emblemsOnDisk, LIST, paintedEmblem, PIXELS } from '../src/album.mjs';
import { palettes } from '../src/card/palettes.mjs';
import { paintEmblem } from '../src/emblems/emblem.mjs';
import { emblems, pickEmblems, tables } from '../src/emblems/index.mjs';

const json = (url) => JSON.parse(readFileSync(url, 'utf8'));
const placesOf = (pack) => json(new URL(`../../packs/${pack}.json`, import.meta.url)).places.map(({ id }) => id);
const files = json(LIST);
const sizeOf = (file) => statSync(new URL(file, EMBLEMS)).size;
const painted = emblems.map(paintedEmblem);

for (const [pack, table] of Object.entries(tables)) {
  test(`every place of the pack "${pack}" has an emblem, and every emblem a place`, () => {
    assert.deepEqual(Object.keys(table).sort(), placesOf(pack).sort());
  });
}

test('no place has two emblems', () => {
  const ids = emblems.map(([id]) => id);
  assert.equal(new Set(ids).size, ids.length);
});

test('every emblem can be painted, and always the same', () => {
  for (const [id, row] of emblems) {
    assert.ok(palettes[row[0]], `${id}: no palette "${row[0]}"`);
    const picture = String(paintEmblem(id, row));
    assert.doesNotMatch(picture, /NaN|undefined|Infinity|<text/, id);
    assert.equal(picture, String(paintEmblem(id, row)), id);
  }
});

test('no two emblems are painted alike', () => {
  const pictures = painted.map(({ picture }) => String(picture));
  assert.equal(new Set(pictures).size, pictures.length);
});

test('the list names every emblem as it is painted now', () => {
  const now = Object.fromEntries(painted.map(({ id, file }) => [id, file]));
  assert.deepEqual(files, now, 'run `npm run emblems`');
});

test('the folder holds the pictures of the list and nothing else', async () => {
  assert.deepEqual([...(await emblemsOnDisk())].sort(), Object.values(files).sort());
});

test('the pictures stay within the budget', () => {
  const sizes = Object.values(files).map(sizeOf);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  assert.ok(average <= BUDGET.averageBytes, `${Math.round(average)} bytes on average`);
  for (const [id, file] of Object.entries(files)) {
    assert.ok(sizeOf(file) <= BUDGET.largestBytes, `${id}: ${sizeOf(file)} bytes`);
  }
});

test(`the pictures are ${PIXELS} by ${PIXELS}`, async () => {
  for (const [id, file] of Object.entries(files)) {
    const { width, height, format } = await sharp(readFileSync(new URL(file, EMBLEMS))).metadata();
    assert.deepEqual([width, height, format], [PIXELS, PIXELS, 'webp'], id);
  }
});

test('emblems are found by place and by pack', () => {
  assert.deepEqual(pickEmblems(['bank']).map(([id]) => id), ['bank']);
  assert.equal(pickEmblems(['films']).length, placesOf('films').length);
  assert.throws(() => pickEmblems(['no-such-place']), /neither an emblem nor a pack/);
});

test('a row with an unknown ground is refused', () => {
  assert.throws(() => paintEmblem('nowhere', ['sea', 'no-such-ground']), /there is no ground/);
});
