import { afterEach, expect, it, vi } from 'vitest';
import type { Pack } from '../lib/wire/wire';
import { LINK_CHARS } from '../lib/share';
import { finished, newPack, placesIn } from './unfinished';
import { fromFragment, toFragment } from './link';

const lines = Array.from({ length: 40 }, (_, n) => `Soba broj ${n + 1} čćžšđ`).join('\n');
const pack: Pack = finished({
  ...newPack('hr'),
  name: { hr: 'Hotel' },
  places: placesIn(lines, 'hr'),
}).pack;

afterEach(() => void vi.unstubAllGlobals());

it('a pack survives its own link', async () => {
  const fragment = await toFragment(pack);
  expect(fragment).toMatch(/^1\.[\w-]+$/);
  expect(fragment.length).toBeLessThan(LINK_CHARS / 4);
  expect(await fromFragment(`#${fragment}`)).toEqual({ pack });
});

it('goes uncompressed where the browser cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await toFragment(pack);
  expect(fragment).toMatch(/^0\./);
  expect(await fromFragment(fragment)).toEqual({ pack });
});

it('a browser that cannot open it says so', async () => {
  const fragment = await toFragment(pack);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await fromFragment(fragment)).toEqual({ cannot: 'old_browser' });
});

it('blanks that a mail program put in do not count', async () => {
  const fragment = await toFragment(pack);
  const broken = `${fragment.slice(0, 40)}\r\n ${fragment.slice(40, 90)}%20${fragment.slice(90)}`;
  expect(await fromFragment(broken)).toEqual({ pack });
});

it('what was lost on the way is called broken', async () => {
  const fragment = await toFragment(pack);
  const cut = fragment.slice(0, fragment.length / 2);
  for (const code of [cut, '1.%%%', '2.abcd', 'abc', '1.', '0.e30x', `1.${'A'.repeat(70_000)}`])
    expect(await fromFragment(code)).toHaveProperty('cannot', 'broken');
  expect(await fromFragment('#')).toEqual({ cannot: 'empty' });
});

it('a link that swells beyond any pack is not followed to its end', async () => {
  const stream = new Blob([' '.repeat(4_000_000)]).stream();
  const small = stream.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  const code = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  const read = await fromFragment(`1.${code.replace(/=+$/, '')}`);
  expect(read).toEqual({ faults: [{ path: [], fault: 'too_large' }] });
});

it('faults of a pack in a link are named', async () => {
  const fragment = await toFragment({ ...pack, places: pack.places.slice(0, 3) });
  expect(await fromFragment(fragment)).toEqual({
    faults: [{ path: ['places'], fault: 'too_few_places' }],
  });
});
