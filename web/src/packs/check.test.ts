import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pack } from '../lib/wire/wire';
import { fromBytes, fromText, toText } from './file';
import { PACK_BYTES } from './limits';

/** The server's own: each is named after its only fault. */
const CASES = new URL('../../../crates/content/tests/cases/', import.meta.url);
const bytes = (file: string) => new Uint8Array(readFileSync(new URL(file, CASES)));
/** A phone forgives these: it writes every pack anew before it passes it on. */
const FORGIVEN = ['sound', 'byte_order_mark', 'repeated_field'];

describe('a pack is read as the server reads it', () => {
  const files = readdirSync(CASES);
  it('in every case there is', () => expect(files.length).toBeGreaterThan(20));

  it.each(files)('%s', (file) => {
    const name = file.replace('.json', '');
    const read = fromBytes(bytes(file));
    const faults = 'faults' in read ? read.faults.map(({ fault }) => fault) : [];
    expect(faults).toEqual(FORGIVEN.includes(name) ? [] : [name]);
  });

  it('says where a fault is', () => {
    const read = fromBytes(bytes('duplicate_name.json'));
    expect(read).toEqual({
      faults: [{ path: ['places', 3, 'name', 'hr'], fault: 'duplicate_name' }],
    });
  });

  it('refuses five megabytes unread', () => {
    const read = fromBytes(new Uint8Array(5 * 1024 * 1024));
    expect(read).toEqual({ faults: [{ path: [], fault: 'too_large' }] });
  });

  it.each(['null', '7', '[]', '"pack"', '{}', '{"places":{"length":9}}', '{"__proto__":1}'])(
    'survives %s',
    (text) => expect(fromText(text)).toHaveProperty('faults'),
  );
});

function soundPack(): Pack {
  const read = fromBytes(bytes('sound.json'));
  if (!('pack' in read)) throw new Error('the pack is sound');
  return read.pack;
}

it('a pack survives its own file', () => {
  const pack = soundPack();
  expect(fromText(toText(pack))).toEqual({ pack });
});

it('each place has a line of its own in the file', () => {
  const pack = soundPack();
  const lines = toText(pack).split('\n');
  expect(lines.slice(0, 3)).toEqual(['{', '  "format": 1,', `  "id": "${pack.id}",`]);
  expect(lines).toContain(`    ${JSON.stringify(pack.places[0])},`);
  expect(lines).toHaveLength(pack.places.length + 8);
});

describe('the largest pack', () => {
  const size = (pack: Pack) => new TextEncoder().encode(JSON.stringify(pack)).length;

  /** Places with many roles, and longer names until not one more byte fits. */
  function largest(): Pack {
    const role = (n: number) => ({ id: `r-${n}`, name: { hr: `${n} ${'ž'.repeat(53)}` } });
    const roles = Array.from({ length: 9 }, (_, n) => role(n));
    const place = (n: number) => ({ id: `p-${n}`, name: { hr: `${n}.` }, roles });
    const places = Array.from({ length: 200 }, (_, n) => place(n));
    const pack = { format: 1, id: 'largest', name: { hr: 'Ž' }, places };
    let left = PACK_BYTES - size(pack);
    for (const { name } of places) {
      const more = Math.min(left, 54);
      name.hr += 'x'.repeat(more);
      left -= more;
    }
    return pack;
  }

  it('survives its own file', () => {
    const pack = largest();
    expect(size(pack)).toBe(PACK_BYTES);
    expect(fromBytes(new TextEncoder().encode(toText(pack)))).toEqual({ pack });
  });

  it('cannot have one letter more', () => {
    const pack = { ...largest(), name: { hr: 'Žx' } };
    expect(fromText(toText(pack))).toEqual({ faults: [{ path: [], fault: 'too_large' }] });
  });
});
