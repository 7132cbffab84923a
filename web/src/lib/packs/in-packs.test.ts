import { expect, it } from 'vitest';
import type { Pack, Text } from '../wire/wire';
import { inPacks } from './in-packs';

function pack(id: string, places: Record<string, Text>): Pack {
  const each = Object.entries(places).map(([id, name]) => ({ id, name, roles: [] }));
  return { format: 1, id, name: { en: id }, places: each };
}
const town = pack('town', {
  bank: { en: 'Bank', hr: 'Banka' },
  dock: { en: 'Dock', hr: 'Dok' },
  cafe: { en: 'Caf\u00E9', hr: 'Kavana' },
});
const left = (other: Record<string, Text>) =>
  inPacks([town, pack('other', other)]).map(({ places }) => places.map(({ id }) => id));

it.each<[string, Record<string, Text>, string[]]>([
  ['an id', { bank: { en: 'Savings', hr: 'Štedionica' } }, []],
  ['a name', { savings: { en: 'Bank', hr: 'Štedionica' } }, []],
  ['a name in one language', { savings: { hr: 'BANKA' } }, []],
  ['a name in other letters', { bistro: { en: 'CAFE\u0301' } }, []],
  ['a name of full width', { quay: { en: '\uFF24ock' } }, []],
  ['no name in the same language', { slip: { en: 'Dok', hr: 'Dock' } }, ['slip']],
  ['nothing', { pier: { en: 'Pier' } }, ['pier']],
])('places of two packs that share %s', (_, other, stay) => {
  expect(left(other)).toEqual([['bank', 'dock', 'cafe'], stay]);
});

it('what does not count takes no name from others', () => {
  expect(left({ bank: { en: 'Savings' }, savings: { en: 'Savings' } })[1]).toEqual(['savings']);
});
