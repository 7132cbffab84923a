import { expect, test } from 'vitest';
import { carried, decoded, encoded } from './fragment';

test('any bytes come out as they went in', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
  for (const length of [0, 1, 2, 3, 256])
    expect(decoded(encoded(bytes.slice(0, length)))).toEqual(bytes.slice(0, length));
});

test('nothing in a code means something in an address', () => {
  expect(encoded(Uint8Array.of(0xfb, 0xff, 0xfe, 0xff))).toBe('-__-_w');
});

test('what is no code has no bytes', () => {
  expect(decoded('a')).toBeNull();
  expect(decoded('Ж')).toBeNull();
});

test('a code is found however a mail program has broken its link', () => {
  expect(carried('#-__\n-_%20w==')).toBe('-__-_w');
});
