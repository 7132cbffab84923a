import { expect, it, vi } from 'vitest';
import { newPack } from './draft';
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

it.each([
  [422, { why: 'not_a_pack', faults: [] }, 'not_a_pack'],
  [409, { why: 'too_many_packs' }, 'too_many_packs'],
])('%s is a refusal', async (status, body, refused) => {
  expect(await addPack('FOXES', 'key', pack, answering(status, body))).toEqual({ refused });
});

it('nobody answers', async () => {
  const fetcher = () => Promise.reject(new TypeError('offline'));
  expect(await addPack('FOXES', 'key', pack, fetcher)).toEqual({ refused: null });
});
