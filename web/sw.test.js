import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
const ORIGIN = 'https://table.test';
const KEPT = { '/': 'the kept page', '/assets/app-1.js': 'the kept code' };

/** The worker at a phone that has kept an old page; `network` is what the server would send now. */
function worker(network) {
  const ears = {};
  const asked = [];
  const pathOf = (request) => new URL(request.url ?? request, ORIGIN).pathname;
  runInNewContext(source, {
    URL,
    Response: { error: () => 'an error' },
    __PRECACHE__: Object.keys(KEPT),
    __VERSION__: 'old',
    location: { origin: ORIGIN },
    self: { addEventListener: (name, ear) => (ears[name] = ear) },
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
  return { open, asked };
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

test('what the table says is never kept', () => {
  const { open } = worker('anything');
  expect(open('/api/packs')).toBeUndefined();
  expect(open('/ws/KRZNB')).toBeUndefined();
});
