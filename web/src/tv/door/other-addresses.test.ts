import { expect, test } from 'vitest';
import { otherAddresses } from './other-addresses';

const [LAN, OTHER, EASY] = [
  'http://192.168.1.20:4280',
  'http://10.0.0.3:4280',
  'http://molehunt.local:4280',
];
const told =
  (answer: unknown, status = 200): typeof fetch =>
  () =>
    Promise.resolve(Response.json(answer, { status }));

test('a phone may have its seat at every address but this one', async () => {
  const links = [LAN, OTHER];
  expect(await otherAddresses(LAN, told({ links, easy: EASY }))).toEqual([OTHER, EASY]);
  expect(await otherAddresses(EASY, told({ links, easy: EASY }))).toEqual(links);
  expect(await otherAddresses(LAN, told({ links: [LAN] }))).toEqual([]);
});

test('where nothing is told there is no other', async () => {
  expect(await otherAddresses(LAN, told({ why: 'too_fast' }, 429))).toEqual([]);
  expect(await otherAddresses(LAN, () => Promise.reject(new TypeError('gone')))).toEqual([]);
});
