import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kept } from './kept';

let store: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  store = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      store.set(key, value);
    },
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  kept.remove('word');
  vi.unstubAllGlobals();
});

it('what there was no room for is what one reads, until there is room again', () => {
  expect(kept.set('word', 'first')).toBe(true);
  isFull = true;
  expect([kept.set('word', 'second'), kept.get('word')]).toEqual([false, 'second']);
  isFull = false;
  expect([kept.set('word', 'third'), kept.get('word')]).toEqual([true, 'third']);
});

it('what another tab stored is what one reads', () => {
  kept.set('word', 'here');
  store.set('molehunt.word', 'there');
  expect(kept.get('word')).toBe('there');
});

it('what is removed is gone, wherever it was', () => {
  kept.set('word', 'stored');
  isFull = true;
  kept.set('word', 'remembered');
  kept.remove('word');
  expect(kept.get('word')).toBeNull();
});

it('where nothing may be stored, it lasts as long as the page', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect([kept.get('word'), kept.set('word', 'now'), kept.get('word')]).toEqual([
    null,
    false,
    'now',
  ]);
});
