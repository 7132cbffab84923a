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

function visit() {
  const page = new EventTarget();
  const glass = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', glass);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const wake = vi.fn();
  const watched = vi.fn();
  const rest = wakeWithPage({ wake, watched } as unknown as Table);
  return { page, glass, wake, watched, rest };
}

test('a page that was kept wakes its table when it is shown again, and a new one does not', () => {
  const { page, wake, rest } = visit();
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

test('a table is told when its page is hidden and shown, and wakes only when it is shown', () => {
  const { glass, wake, watched } = visit();
  const turn = (visibilityState: string) => {
    glass.visibilityState = visibilityState;
    glass.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  expect(wake).not.toHaveBeenCalled();
  turn('visible');
  expect(wake).toHaveBeenCalledOnce();
  expect(watched.mock.calls).toEqual([[true], [false], [true]]);
});

test('a network that says it is gone is not believed without a look', () => {
  const { page, wake } = visit();
  page.dispatchEvent(new Event('offline'));
  expect(wake).toHaveBeenCalledOnce();
});
