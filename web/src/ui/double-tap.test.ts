import { expect, it } from 'vitest';
import { DoubleTaps, type Tap } from './double-tap';

const tap = (changes: Partial<Tap> = {}): Tap => ({
  at_ms: 1000,
  x: 100,
  y: 700,
  target: 'button',
  words: 'Start',
  ...changes,
});

function second(changes: Partial<Tap>): boolean {
  const taps = new DoubleTaps();
  expect(taps.isSlip(tap())).toBe(false);
  return taps.isSlip(tap({ at_ms: 1200, ...changes }));
}

it('a second tap on the same thing is meant', () => {
  expect(second({})).toBe(false);
  expect(second({ target: 'drawn anew' })).toBe(false);
});

it('a second tap on what has just come there is a slip', () => {
  expect(second({ words: 'Start the clock' })).toBe(true);
});

it('a picture without words is known by itself', () => {
  const taps = new DoubleTaps();
  taps.isSlip(tap({ words: '' }));
  expect(taps.isSlip(tap({ words: '', at_ms: 1200 }))).toBe(false);
  expect(taps.isSlip(tap({ words: '', at_ms: 1300, target: 'other' }))).toBe(true);
});

it('whoever waits or moves the finger means it', () => {
  expect(second({ words: 'Start the clock', at_ms: 1400 })).toBe(false);
  expect(second({ words: 'Start the clock', x: 140 })).toBe(false);
});

it('a third tap of a fast finger is no more meant than the second', () => {
  const taps = new DoubleTaps();
  taps.isSlip(tap());
  taps.isSlip(tap({ at_ms: 1200, words: 'Start the clock' }));
  expect(taps.isSlip(tap({ at_ms: 1400, words: 'Start the clock' }))).toBe(true);
});
