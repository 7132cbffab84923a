import { expect, test } from 'vitest';
import { named } from './named';

const people = (...names: string[]) => names.map((name) => ({ name }));
const LONG = 'Ljubičica Šćepanović';

test.each([
  ['three who have short names', people('Ana', 'Bo', 'Cy'), 30, ['Ana', 'Bo', 'Cy'], 0],
  ['never more than three', people('Ana', 'Bo', 'Cy', 'Di', 'Eo'), 90, ['Ana', 'Bo', 'Cy'], 2],
  ['only one who has a long name', people(LONG, LONG, LONG), 30, [LONG], 2],
  ['two, where a third would be too much', people('Ana', LONG, LONG), 34, ['Ana', LONG], 1],
  ['one even where there is no room', people(LONG), 0, [LONG], 0],
  ['nobody where nobody is', [], 30, [], 0],
])('names %s', (_, among, letters, names, more) => {
  const { first, more: others } = named(among, letters);
  expect(first.map(({ name }) => name)).toEqual(names);
  expect(others).toBe(more);
});
