import { expect, it, vi } from 'vitest';
import { newPack } from './unfinished';
import { addPack } from './use';

const pack = newPack('hr');
const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(body), { status }));

it('the table says what the pack is called there', async () => {
  const fetcher = answering(201, { pack: 'own-12' });
  expect(await addPack('FOXES', 'key', pack, fetcher)).toEqual({ id: 'own-12' });
  const [address, request] = fetcher.mock.calls[0] ?? [];
  expect(address).toBe('/api/tables/FOXES/packs');
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer key' });
  expect(JSON.parse(String(request?.body))).toEqual(pack);
});

it('a table that has no room says so', async () => {
  const fetcher = answering(409, { why: 'too_many_packs' });
  expect(await addPack('FOXES', 'key', pack, fetcher)).toEqual({
    refused: 'too_many_packs',
    faults: [],
  });
});

it('a pack that the server does not like comes back with its faults, each where it is', async () => {
  const fault = (path: string, fault: string) => ({ line: 1, column: 9, path, fault, words: '…' });
  const faults = [
    fault('', 'too_large'),
    fault('name', 'missing_language'),
    fault('places[3].roles[12].name.en', 'hidden_character'),
  ];
  const fetcher = answering(422, { why: 'not_a_pack', faults });
  expect(await addPack('FOXES', 'key', pack, fetcher)).toEqual({
    refused: 'not_a_pack',
    faults: [
      { path: [], fault: 'too_large' },
      { path: ['name'], fault: 'missing_language' },
      { path: ['places', 3, 'roles', 12, 'name', 'en'], fault: 'hidden_character' },
    ],
  });
});

it('nobody answers', async () => {
  const fetcher = () => Promise.reject(new TypeError('offline'));
  expect(await addPack('FOXES', 'key', pack, fetcher)).toEqual({ refused: null, faults: [] });
});
