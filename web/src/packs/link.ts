// A pack in the fragment of a link: a sign that says how it is packed, then compact JSON in base64url.

import { carried, decoded, encoded } from '../lib/fragment';
import type { Pack } from '../lib/wire/wire';
import { FILE_BYTES, fromBytes, type Read } from './file';

const PLAIN = '0.';
const DEFLATED = '1.';
const METHOD = 'deflate-raw';

/** A fragment longer than this never was a link of ours. */
const FRAGMENT_CHARS = 64 * 1024;

export type LinkRead = Read | { cannot: 'empty' | 'broken' | 'old_browser' };

export async function toFragment(pack: Pack): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(pack));
  const deflated = await through(json, () => new CompressionStream(METHOD));
  return deflated ? DEFLATED + encoded(deflated) : PLAIN + encoded(json);
}

export async function fromFragment(hash: string): Promise<LinkRead> {
  const code = carried(hash);
  if (code === '') return { cannot: 'empty' };
  const bytes = code.length > FRAGMENT_CHARS ? null : decoded(code.slice(2));
  if (!bytes) return { cannot: 'broken' };
  if (code.startsWith(PLAIN)) return unless(fromBytes(bytes));
  if (!code.startsWith(DEFLATED)) return { cannot: 'broken' };
  if (typeof DecompressionStream === 'undefined') return { cannot: 'old_browser' };
  const json = await through(bytes, () => new DecompressionStream(METHOD));
  return json ? unless(fromBytes(json)) : { cannot: 'broken' };
}

/** In a link, what is no JSON was lost on the way. */
function unless(read: Read): LinkRead {
  const lost = ['not_json', 'not_utf8'];
  const broken = 'faults' in read && read.faults.some(({ fault }) => lost.includes(fault));
  return broken ? { cannot: 'broken' } : read;
}

/** Nothing where the browser cannot, or the bytes are not what they should be. */
async function through(
  bytes: Uint8Array,
  make: () => CompressionStream | DecompressionStream,
): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(make());
    const reader = (stream as ReadableStream<Uint8Array>).getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      // A short link may swell to anything; a pack does not.
      if (length > FILE_BYTES + 1) break;
    }
    void reader.cancel().catch(() => undefined);
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  } catch {
    return null;
  }
}
