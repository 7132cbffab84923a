// A pack as a file: the JSON that docs/packs.md describes. Whatever comes in is from strangers, so
// nothing is taken over that was not looked at.

import { OWN_PACK_BYTES } from '../lib/wire/limits';
import type { Pack, Place } from '../lib/wire/wire';
import { check, type Fault } from './check';

/** Files are laid out for people, some with much space. */
export const FILE_BYTES = 4 * OWN_PACK_BYTES;

export type Read = { pack: Pack } | { faults: readonly Fault[] };

const faulty = (fault: Fault['fault']): Read => ({ faults: [{ path: [], fault }] });

/** For people: each place has its line, which is as good to read as to compare, and hardly longer. */
export function toText(pack: Pack): string {
  const fields = Object.entries(pack).map(([name, value]: [string, unknown]) => {
    const said = name === 'places' ? inLines(pack.places) : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${said}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function inLines(places: readonly Place[]): string {
  const lines = places.map((place) => `    ${JSON.stringify(place)}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
}

export function fromText(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return faulty('not_json');
  }
  const faults = check(value);
  // What a later format means by its fields is not known here.
  const unknown = faults.find(({ fault }) => fault === 'unknown_format');
  if (unknown) return { faults: [unknown] };
  return faults.length > 0 ? { faults } : { pack: whole(value as Pack) };
}

/** Files may leave roles out. */
function whole(pack: Pack): Pack {
  const places = pack.places.map((place) => ({
    ...place,
    roles: (place as Partial<Place>).roles ?? [],
  }));
  return { ...pack, places };
}

export function fromBytes(bytes: Uint8Array): Read {
  if (bytes.length > FILE_BYTES) return faulty('too_large');
  try {
    return fromText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return faulty('not_utf8');
  }
}

/** A file that is too large is not even read. */
export async function fromFile(file: File): Promise<Read> {
  if (file.size > FILE_BYTES) return faulty('too_large');
  try {
    return fromBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return faulty('not_json');
  }
}
