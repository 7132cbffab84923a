import { expect, test } from 'vitest';
import { packList } from './pack-list';

const places = { id: 'places', name: { en: 'Places', hr: 'Lokacije', ru: 'Локации' }, places: 30 };

test('the packs of the server, in its order', async () => {
  expect(await packList(async () => Response.json([places]))).toEqual([places]);
});

test('no choice where the server does not answer', async () => {
  expect(await packList(async () => new Response('', { status: 503 }))).toEqual([]);
  expect(await packList(() => Promise.reject(new TypeError('offline')))).toEqual([]);
});
