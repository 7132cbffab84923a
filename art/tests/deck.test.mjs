// The committed deck: complete, up to date, within its budget.

import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../src/card/card.mjs';
import { scenes } from '../src/cards/index.mjs';
import { PACK, paintedCard, PICTURES, picturesOnDisk } from '../src/deck.mjs';
import { BUDGET } from '../src/press.mjs';

const { cards } = JSON.parse(readFileSync(PACK, 'utf8'));
const sizeOf = (file) => statSync(new URL(file, PICTURES)).size;

test('the pack holds every scene as it is painted now', () => {
  const now = scenes.map(paintedCard).map(({ scene, files }) => ({ id: scene.id, ...files, alt: scene.alt }));
  const packed = cards.map(({ blur: _, ...card }) => card);
  now.sort((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(packed, now, 'run `npm run cards`');
});

test('the folder holds the pictures of the pack and nothing else', async () => {
  const named = cards.flatMap(({ avif, webp }) => [avif, webp]);
  assert.deepEqual([...(await picturesOnDisk())].sort(), named.sort());
});

for (const format of ['avif', 'webp']) {
  test(`${format} pictures stay within the budget`, () => {
    const sizes = cards.map((card) => sizeOf(card[format]));
    const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    assert.ok(average <= BUDGET.averageBytes, `${Math.round(average)} bytes on average`);
    for (const [i, size] of sizes.entries()) assert.ok(size <= BUDGET.largestBytes, `${cards[i].id}: ${size} bytes`);
  });

  test(`${format} pictures are ${WIDTH} by ${HEIGHT}`, async () => {
    for (const card of cards) {
      const { width, height } = await sharp(readFileSync(new URL(card[format], PICTURES))).metadata();
      assert.deepEqual([width, height], [WIDTH, HEIGHT], card.id);
    }
  });
}

test('the blur that stands in for a picture is tiny', () => {
  for (const { id, blur } of cards) {
    assert.match(blur, /^data:image\/webp;base64,/, id);
    assert.ok(blur.length <= 300, `${id}: ${blur.length} characters`);
  }
});
