import { expect, test } from 'vitest';
import { waysIn } from './links';

const [HERE, LAN, OTHER, EASY] = [
  'http://localhost:4280',
  'http://192.168.1.20:4280',
  'http://10.0.0.3:4280',
  'http://molehunt.local:4280',
];

test('the best address is the first that the server names', () => {
  expect(waysIn({ links: [LAN, OTHER], easy: EASY, code: 'KRZNB' }, HERE)).toEqual({
    best: `${LAN}/t/KRZNB`,
    others: [`${OTHER}/t/KRZNB`],
    easy: `${EASY}/t/KRZNB`,
  });
});

test('the easy name is never the best address, also where there is no other', () => {
  const { best, others } = waysIn({ links: [], easy: EASY, code: 'KRZNB' }, HERE);
  expect([best, others]).toEqual([`${HERE}/t/KRZNB`, []]);
});
