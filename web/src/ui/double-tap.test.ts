import { expect, it } from 'vitest';
import { DoubleTaps, meantBy, type Tap, type Touched } from './double-tap';

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

/** A field and the label round it, as a page has them. */
function choice(words: string): { label: Touched; field: Touched } {
  const field: Touched = { textContent: '' };
  const label: Touched = { textContent: words, control: field };
  field.labels = [label];
  return { label, field };
}

it('a tap that a label passes on to its field is no second one', () => {
  const { label, field } = choice('Captains');
  const taps = new DoubleTaps();
  expect(taps.isSlip(tap(meantBy(label)))).toBe(false);
  expect(taps.isSlip(tap(meantBy(field)))).toBe(false);
});

it('a field without words beside it takes its own tap, too', () => {
  const { label, field } = choice('');
  const taps = new DoubleTaps();
  expect(taps.isSlip(tap(meantBy(label)))).toBe(false);
  expect(taps.isSlip(tap(meantBy(field)))).toBe(false);
});

it('a field with several labels takes a tap on any of them', () => {
  const { label, field } = choice('Your name');
  const other: Touched = { textContent: 'As others see it', control: field };
  field.labels = [label, other];
  const taps = new DoubleTaps();
  expect(taps.isSlip(tap(meantBy(other)))).toBe(false);
  expect(taps.isSlip(tap(meantBy(field)))).toBe(false);
});

it('a choice that has just come there is not chosen by a second tap', () => {
  const { label } = choice('Captains');
  expect(second(meantBy(label))).toBe(true);
});
