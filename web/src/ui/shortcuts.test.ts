import { expect, test } from 'vitest';
import { Keys, letterOf, PAUSE_MS, type Press } from './shortcuts';

const Q: Press = { key: 'q', code: 'KeyQ', at_ms: 0, isTyped: false, isOther: false };

test.each([
  ['q', 'KeyQ', 'q'],
  ['Q', 'KeyQ', 'q'],
  // A French keyboard has the Q elsewhere, a Russian one has another letter on it.
  ['q', 'KeyA', 'q'],
  ['й', 'KeyQ', 'q'],
  ['?', 'Minus', '?'],
  ['Enter', 'Enter', null],
  ['Process', 'KeyQ', null],
  ['1', 'Digit1', null],
])('%s on %s is %s', (key, code, letter) => {
  expect(letterOf(key, code)).toBe(letter);
});

test('a key is a shortcut only while nobody writes', () => {
  const keys = new Keys();
  expect(keys.read(Q)).toBe('q');
  expect(keys.read({ ...Q, isTyped: true })).toBeNull();
});

test('the rest of a text whose field has gone is no shortcut', () => {
  const keys = new Keys();
  keys.read({ ...Q, isTyped: true, at_ms: 0 });
  expect(keys.read({ ...Q, at_ms: PAUSE_MS - 1 })).toBeNull();
  expect(keys.read({ ...Q, at_ms: 2 * PAUSE_MS - 2 })).toBeNull();
  expect(keys.read({ ...Q, at_ms: 3 * PAUSE_MS - 2 })).toBe('q');
});

test('what the browser has its own use for is no shortcut', () => {
  expect(new Keys().read({ ...Q, isOther: true })).toBeNull();
});
