import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from './surroundings';

const reload = vi.fn();

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

test('a page reloads once for each build', () => {
  expect(['two', 'two', 'three', 'three'].map(browser.reload)).toEqual([true, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that cannot remember it does not reload', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(browser.reload('two')).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(browser.reload('two')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
