// Every animal has a face in every hat, large and small, and phones may keep them all.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { facesOnDisk, folderName, NAMED, naming, SIZES } from '../src/faces.mjs';
import { cast } from '../src/pictures/cast.mjs';
import { hats } from '../src/shapes/hats.mjs';

const [{ folder, files }, ...others] = facesOnDisk();
const avatars = Array.from({ length: cast.length * Object.keys(hats).length }, (_, i) => i);

test('the one folder of faces is named after what is in it, and the client knows it', () => {
  assert.deepEqual(others, []);
  assert.equal(folder, folderName(files), 'run `npm run build`');
  assert.equal(readFileSync(NAMED, 'utf8'), naming(folder));
});

test('there is a large and a small face of every animal in every hat, and nothing else', () => {
  const wanted = avatars.flatMap((avatar) => SIZES.map(({ ending }) => `${avatar}${ending}`));
  assert.deepEqual(files.map(([name]) => name).sort(), wanted.sort());
});

for (const { ending, pixels, budgetBytes } of SIZES)
  test(`a face of ${pixels} pixels has at most ${budgetBytes} bytes`, async () => {
    const known = new Map(files);
    for (const avatar of avatars) {
      const bytes = known.get(`${avatar}${ending}`);
      const { width, height } = await sharp(bytes).metadata();
      assert.deepEqual([width, height], [pixels, pixels], `${avatar}`);
      assert.ok(bytes.length <= budgetBytes, `${avatar}: ${bytes.length} bytes`);
    }
  });
