import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser, wakeWithPage } from './surroundings';
import type { Table } from './table.svelte';

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

test('a page that was kept wakes its table when it is shown again, and a new one does not', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const wake = vi.fn();
  const rest = wakeWithPage({ wake } as unknown as Table);
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(wake).not.toHaveBeenCalled();
  show(true);
  expect(wake).toHaveBeenCalledOnce();
  rest();
  show(true);
  expect(wake).toHaveBeenCalledOnce();
});
