import { expect, it, vi } from 'vitest';
import { fetchAtlas } from './likeness';

it('places of the server’s packs and of the table’s own are like what both say', async () => {
  const fetcher = vi.fn<typeof fetch>(async (url) =>
    String(url).includes('own-')
      ? Response.json({ attic: { night: 3 } })
      : Response.json({ zoo: { animals: 4 } }),
  );
  const atlas = await fetchAtlas('FOXES', ['places', 'own-12'], fetcher);
  expect(fetcher.mock.calls.map(([address]) => address)).toEqual([
    '/api/packs/places/attributes',
    '/api/tables/FOXES/packs/own-12/attributes',
  ]);
  expect([atlas.level('zoo', 'animals'), atlas.level('attic', 'night')]).toEqual([4, 3]);
});

it('of a pack that is gone nothing is known, and a server that is busy is asked again', async () => {
  const status = (status: number) => () => Promise.resolve(new Response(null, { status }));
  expect((await fetchAtlas('FOXES', ['gone'], status(404))).knows('zoo')).toBe(false);
  await expect(fetchAtlas('FOXES', ['places'], status(503))).rejects.toThrow();
});
