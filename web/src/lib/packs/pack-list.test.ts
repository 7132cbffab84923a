import { expect, test } from 'vitest';
import type { PackLine } from '../wire/wire';
import { packsOf } from './pack-list';

const line = (id: string): PackLine => ({ id, name: { en: id }, places: 20, languages: ['en'] });
const answers =
  (answer: () => Response): typeof fetch =>
  () =>
    Promise.resolve(answer());

test('packs of the table come after those of the server', async () => {
  const listed = answers(() => Response.json([line('places')]));
  const ids = (await packsOf({ packs: [line('own-1')] }, listed)).map(({ id }) => id);
  expect(ids).toEqual(['places', 'own-1']);
  expect(await packsOf({}, listed)).toHaveLength(1);
});

test('without an answer a table still has its own', async () => {
  const busy = answers(() => new Response(null, { status: 503 }));
  expect(await packsOf({ packs: [line('own-1')] }, busy)).toHaveLength(1);
});
