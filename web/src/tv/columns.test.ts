import { expect, test } from 'vitest';
import { GAP, LINE, setIn, type Measured } from './columns';

const HD = { width: 368, height: 430, size_max: 26 };

/** So many names of one word, each so many letters wide. */
function names(count: number, width = 4): Measured[] {
  return Array.from({ length: count }, () => [width]);
}

test('a few names are as large as they may be', () => {
  expect(setIn(names(8), HD).columns).toBe(1);
  expect(setIn(names(8), HD).size).toBeGreaterThan(25);
});

test('more names take more columns before they get small', () => {
  expect(setIn(names(22), HD).columns).toBe(2);
  expect(setIn(names(140, 3), HD).columns).toBeGreaterThan(3);
});

test('whatever is set has room', () => {
  for (const count of [1, 7, 30, 54, 140, 300])
    for (const width of [2, 5, 9]) {
      const { columns, size, pad } = setIn(names(count, width), HD);
      expect(size, `${count} of ${width}`).toBeGreaterThan(0);
      const rows = Math.floor(HD.height / ((LINE + pad) * size));
      expect(rows * columns, `${count} of ${width}`).toBeGreaterThanOrEqual(count);
      expect((width * columns + GAP * (columns - 1)) * size).toBeLessThanOrEqual(HD.width);
    }
});

test('a long name is broken between its words rather than made small', () => {
  const broken = setIn([...names(20), [5, 5, 5]], HD).size;
  const whole = setIn([...names(20), [15.5]], HD).size;
  expect(broken).toBeGreaterThan(whole);
});

test('twice the room makes twice the letters', () => {
  const one = setIn(names(54, 6), HD);
  const two = setIn(names(54, 6), { width: 736, height: 860, size_max: 52 });
  expect(two.columns).toBe(one.columns);
  expect(two.size / one.size).toBeCloseTo(2, 1);
});
