import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
const ORIGIN = 'https://table.test';
const KEPT = { '/': 'the kept page', '/assets/app-1.js': 'the kept code' };

/** The worker at a phone that has kept an old page; `network` is what the server would send now. */
function worker(network) {
  const ears = {};
  const asked = [];
  const focused = [];
  const pathOf = (request) => new URL(request.url ?? request, ORIGIN).pathname;
  runInNewContext(source, {
    URL,
    Response: { error: () => 'an error' },
    __PRECACHE__: Object.keys(KEPT),
    __VERSION__: 'old',
    location: { origin: ORIGIN },
    self: {
      addEventListener: (name, ear) => (ears[name] = ear),
      clients: { matchAll: () => Promise.resolve([{ focus: () => focused.push('/t/KRZNB') }]) },
    },
    caches: { match: (request) => Promise.resolve(KEPT[pathOf(request)]) },
    fetch: (request) => {
      asked.push(pathOf(request));
      return network === null ? Promise.reject(new TypeError()) : Promise.resolve(network);
    },
  });
  const open = (path, mode = 'cors') => {
    let answer;
    const request = { url: ORIGIN + path, method: 'GET', mode };
    ears.fetch({ request, respondWith: (given) => (answer = given) });
    return answer;
  };
  const tap = (notification) => {
    let done;
    ears.notificationclick({ notification, waitUntil: (doing) => (done = doing) });
    return done;
  };
  return { open, asked, tap, focused };
}

test('a page that is loaded anew is that of the server, whatever is kept', async () => {
  const { open, asked } = worker('the new page');
  for (const path of ['/', '/t/KRZNB', '/tv/KRZNB'])
    expect(await open(path, 'navigate')).toBe('the new page');
  expect(asked).toEqual(['/', '/t/KRZNB', '/tv/KRZNB']);
});

test('the kept page is shown only where there is no network', async () => {
  expect(await worker(null).open('/t/KRZNB', 'navigate')).toBe('the kept page');
});

test('code is asked for under its hashed name, so a new page never gets the old one', async () => {
  const { open, asked } = worker('the new code');
  expect(await open('/assets/app-1.js')).toBe('the kept code');
  expect(await open('/assets/app-2.js')).toBe('the new code');
  expect(asked).toEqual(['/assets/app-2.js']);
});

test('a tapped notification closes and leads back to the page', async () => {
  const { tap, focused } = worker('anything');
  let isClosed = false;
  await tap({ close: () => (isClosed = true) });
  expect([isClosed, focused]).toEqual([true, ['/t/KRZNB']]);
});

test('what the table says is never kept', () => {
  const { open } = worker('anything');
  expect(open('/api/packs')).toBeUndefined();
  expect(open('/ws/KRZNB')).toBeUndefined();
});

test('a newer one waits for the pages of the older one, and then throws away what was theirs', async () => {
  const ears = {};
  const stores = new Set(['shell-old', 'shell-new']);
  const skipWaiting = vi.fn();
  runInNewContext(source, {
    __PRECACHE__: Object.keys(KEPT),
    __VERSION__: 'new',
    self: {
      addEventListener: (name, ear) => (ears[name] = ear),
      skipWaiting,
      clients: { claim: () => Promise.resolve() },
    },
    caches: {
      open: () => Promise.resolve({ addAll: () => Promise.resolve() }),
      keys: () => Promise.resolve([...stores]),
      delete: (name) => Promise.resolve(stores.delete(name)),
    },
  });
  const run = (name) => new Promise((done) => ears[name]({ waitUntil: (work) => done(work) }));
  await run('install');
  expect(skipWaiting).not.toHaveBeenCalled();
  expect([...stores]).toEqual(['shell-old', 'shell-new']);
  await run('activate');
  expect([...stores]).toEqual(['shell-new']);
});
