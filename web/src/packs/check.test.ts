import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN_PACK_BYTES } from '../lib/wire/limits';
import type { Pack } from '../lib/wire/wire';
import { ATTRIBUTES } from '../lib/attributes';
import { check } from './check';
import { fromBytes, fromText, toText } from './file';

/** The server's own: each is named after its only fault. */
const SERVER = new URL('../../../crates/content/tests/', import.meta.url);
const CASES = new URL('cases/', SERVER);
const bytes = (file: string) => new Uint8Array(readFileSync(new URL(file, CASES)));
const table = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`texts/${file}`, SERVER), 'utf8')) as T[];
/** A phone forgives these: it writes every pack anew before it passes it on. */
const FORGIVEN = ['sound', 'byte_order_mark', 'repeated_field'];

type Schema = {
  $defs: { Place: { properties: { attributes: { properties: Record<string, unknown> } } } };
};

function soundPack(): Pack {
  const read = fromBytes(bytes('sound.json'));
  if (!('pack' in read)) throw new Error('the pack is sound');
  return read.pack;
}

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

describe('names are read as the server reads them', () => {
  /** The faults of a sound pack whose first places have these names. */
  function faults(...names: string[]) {
    const pack = soundPack();
    const places = pack.places.map((place, at) => {
      const hr = names[at];
      return hr === undefined ? place : { ...place, name: { ...place.name, hr } };
    });
    return check({ ...pack, places }).map(({ fault }) => fault);
  }

  it.each(table<{ text: string; ok: boolean }>('hidden.json'))('$text: $ok', ({ text, ok }) => {
    expect(faults(text)).toEqual(ok ? [] : ['hidden_character']);
  });

  it.each(table<{ one: string; other: string; same: boolean }>('twins.json'))(
    '$one, $other: $same',
    ({ one, other, same }) => expect(faults(one, other)).toEqual(same ? ['duplicate_name'] : []),
  );

  it('half a character is none', () => {
    expect(faults('Zoo \uD83E')).toEqual(['hidden_character']);
    expect(faults('\uDD81 Zoo')).toEqual(['hidden_character']);
  });
});

describe('a fault is told', () => {
  const sound = soundPack();
  const withPlaces = (...places: unknown[]) =>
    check({ ...sound, places: [...places, ...sound.places.slice(places.length)] });

  it('where it is, whatever stands before it', () => {
    const [, , , fourth] = sound.places;
    expect(withPlaces(7, fourth)).toContainEqual({
      path: ['places', 3, 'id'],
      fault: 'duplicate_id',
    });
  });

  it('once for an id that is none', () => {
    const bad = sound.places.slice(0, 2).map((place) => ({ ...place, id: 'A b' }));
    expect(withPlaces(...bad).map(({ fault }) => fault)).toEqual(['bad_id', 'bad_id']);
  });

  it('where an attribute has a name that the server does not know', () => {
    const [first] = sound.places;
    const having = (attributes: unknown) => withPlaces({ ...first, attributes });
    const path = ['places', 0, 'attributes'];
    expect(having({ fun: 4, food: 0 })).toEqual([]);
    expect(having({ fun: 5 })).toEqual([{ path: [...path, 'fun'], fault: 'bad_level' }]);
    expect(having({ funny: 1 })).toEqual([{ path: [...path, 'funny'], fault: 'unknown_field' }]);
    expect(having([1])).toEqual([{ path, fault: 'wrong_type' }]);
  });

  it('by the names that the server has for attributes', () => {
    const schema = new URL('../../../docs/protocol.schema.json', import.meta.url);
    const { $defs } = JSON.parse(readFileSync(schema, 'utf8')) as Schema;
    const known = Object.keys($defs.Place.properties.attributes.properties);
    expect([...ATTRIBUTES].sort()).toEqual(known.sort());
  });
});

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
    let left = OWN_PACK_BYTES - size(pack);
    for (const { name } of places) {
      const more = Math.min(left, 54);
      name.hr += 'x'.repeat(more);
      left -= more;
    }
    return pack;
  }

  it('survives its own file', () => {
    const pack = largest();
    expect(size(pack)).toBe(OWN_PACK_BYTES);
    expect(fromBytes(new TextEncoder().encode(toText(pack)))).toEqual({ pack });
  });

  it('cannot have one letter more', () => {
    const pack = { ...largest(), name: { hr: 'Žx' } };
    expect(fromText(toText(pack))).toEqual({ faults: [{ path: [], fault: 'too_large' }] });
  });
});
