import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromBytes, fromText, toText } from './file';

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

it('a pack survives its own file', () => {
  const read = fromBytes(bytes('sound.json'));
  if (!('pack' in read)) throw new Error('the pack is sound');
  expect(fromText(toText(read.pack))).toEqual(read);
});
