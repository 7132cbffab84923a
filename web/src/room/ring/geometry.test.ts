import { describe, expect, test } from 'vitest';
import {
  arrowHead,
  bendTowards,
  diamond,
  rotateTo,
  spots,
  threadLine,
  threadPath,
  type Point,
} from './geometry';

const distance = (a: Point, b: Point, heightToWidth: number) =>
  Math.hypot(a.x - b.x, (a.y - b.y) * heightToWidth);

describe('the circle', () => {
  test('starts with the one who looks at it', () => {
    expect(rotateTo(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  });

  test('starts as it is when the one who looks sits nowhere', () => {
    expect(rotateTo(['a', 'b', 'c'], -1)).toEqual(['a', 'b', 'c']);
  });
});

describe('spots', () => {
  test('the first is at the bottom and the second to its left', () => {
    const [first, second] = spots(7, 0.7);
    expect(first).toEqual({ x: 50, y: 100 });
    expect(second?.x).toBeLessThan(50);
  });

  test.each([4, 5, 6, 7, 8, 12])('%i neighbours are about equally far from each other', (count) => {
    const all = spots(count, 0.7);
    const gaps = all.map((p, i) => distance(p, all[(i + 1) % count] ?? p, 0.7));
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.2);
  });
});

describe('the thread', () => {
  const line = threadLine({ x: 0, y: 50 }, { x: 100, y: 50 }, { x: 50, y: 50 }, 10);

  test('stops at the edges of both faces', () => {
    expect(line.from.x).toBeGreaterThan(5);
    expect(line.to.x).toBeLessThan(95);
  });

  test('hangs a little between opposite faces', () => {
    expect(line.bend.y).toBeGreaterThan(50);
  });

  test('is a path that an arrow can end', () => {
    expect(threadPath(line)).toMatch(/^M[\d. ]+ Q[\d. ]+$/);
    expect(arrowHead(line, 10)).toMatch(/^M[\d. ]+ L[\d. ]+ L[\d. ]+$/);
  });

  test('runs above a clock in the middle, unless both faces are low', () => {
    const size = { x: 100, y: 100 };
    const left = { x: 0, y: 60 };
    expect(bendTowards(left, { x: 90, y: 20 }, size, 'clock').y).toBeLessThan(20);
    expect(bendTowards({ x: 50, y: 100 }, { x: 90, y: 80 }, size, 'clock').y).toBe(50);
    expect(bendTowards(left, { x: 90, y: 20 }, size, 'nothing').y).toBe(50);
  });

  test('keeps away from a card in the middle', () => {
    const size = { x: 100, y: 100 };
    const bend = bendTowards({ x: 50, y: 100 }, { x: 10, y: 20 }, size, 'card');
    expect(bend.x).toBeLessThan(30);
    expect(bend.y).toBeGreaterThan(60);
  });

  test('goes round the side of what lies between two who face each other', () => {
    const size = { x: 100, y: 100 };
    const bottom = { x: 50, y: 100 };
    expect(bendTowards(bottom, { x: 50, y: 0 }, size, 'clock').x).toBeLessThan(0);
    expect(bendTowards(bottom, { x: 50, y: 0 }, size, 'nothing').x).toBe(50);
  });

  test('stays at the side along which it runs', () => {
    const size = { x: 100, y: 100 };
    for (const x of [10, 90]) {
      const bend = bendTowards({ x, y: 80 }, { x: x + 2, y: 20 }, size, 'clock');
      expect(bend).toEqual({ x: x + 1, y: 50 });
    }
  });

  test('a diamond has its corners as far from the middle as is asked', () => {
    expect(diamond({ x: 10, y: 20 }, 5)).toBe('M10.0 15.0 L15.0 20.0 L10.0 25.0 L5.0 20.0 Z');
  });
});
