import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { Dice, seedOf } from './dice';
import { fromHex, hex } from './hash';
import { sha } from './honest';

const seed = fromHex(sha('seed'));
const rolls = (label: string, sides: number, count: number) => {
  const dice = new Dice(seed, label);
  return Array.from({ length: count }, () => dice.below(sides));
};

it('the same seed and label roll the same numbers, and another label others', () => {
  expect(rolls('place', 30, 40)).toEqual(rolls('place', 30, 40));
  expect(rolls('place', 30, 40)).not.toEqual(rolls('spy', 30, 40));
});

it('takes four bytes after the other, block by block', () => {
  const block = (j: number) => createHmac('sha256', seed).update(`place|${j}`).digest();
  const bytes = Buffer.concat([block(0), block(1), block(2)]);
  const expected = Array.from({ length: 24 }, (_, i) => bytes.readUInt32BE(i * 4) % 7);
  expect(rolls('place', 7, 24)).toEqual(expected);
});

it('throws away the numbers of the last, incomplete lap', () => {
  const sides = 3_000_000_000;
  const bytes = Array.from({ length: 20 }, (_, j) =>
    createHmac('sha256', seed).update(`place|${j}`).digest(),
  );
  const all = Buffer.concat(bytes);
  const numbers = Array.from({ length: 160 }, (_, i) => all.readUInt32BE(i * 4));
  const kept = numbers.filter((number) => number < sides);
  expect(kept.length).toBeLessThan(160);
  expect(rolls('place', sides, 50)).toEqual(kept.slice(0, 50));
});

it('every side comes up about equally often', () => {
  const counts = Array.from({ length: 7 }, () => 0);
  for (const roll of rolls('place', 7, 7000)) counts[roll] = (counts[roll] ?? 0) + 1;
  expect(counts.every((count) => count > 850 && count < 1150)).toBe(true);
});

it('a shuffle keeps every item, and the list that it was given', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const shuffled = new Dice(seed, 'deck').shuffled(items);
  expect(items).toEqual([...items.keys()]);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((one, other) => one - other)).toEqual(items);
});

it('a seed is of the number and of all that was told', () => {
  const number = sha('number');
  const expected = createHmac('sha256', Buffer.from(number, 'hex')).update('told\n').digest('hex');
  expect(hex(seedOf(number, 'told\n'))).toBe(expected);
});
