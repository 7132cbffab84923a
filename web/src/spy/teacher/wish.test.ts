import { expect, it } from 'vitest';
import type { TableView } from '../../lib/wire/wire';
import { teaches, wish } from './wish.svelte';

function table({
  people,
  bots,
  teacher = false,
}: {
  people: number;
  bots: number;
  teacher?: boolean;
}) {
  const seats = [
    ...Array.from({ length: people }, (_, id) => ({ id })),
    ...Array.from({ length: bots }, (_, i) => ({ id: people + i, bot: {} })),
  ];
  return { seats, settings: { bots: { skill: 'normal', teacher } } } as unknown as TableView;
}

it.each([
  ['alone with bots', { people: 1, bots: 3 }, true],
  ['alone with nobody', { people: 1, bots: 0 }, false],
  ['with others', { people: 2, bots: 3 }, false],
  ['with others whose host allows it', { people: 2, bots: 3, teacher: true }, true],
  ['among people whose host allows it', { people: 4, bots: 0, teacher: true }, true],
])('whoever sits %s: may a teacher be asked?', (_, who, is) => {
  expect(teaches(table(who))).toBe(is);
});

it('whoever practises has a teacher, others if they want one, until this phone says otherwise', () => {
  expect(wish.isOn(table({ people: 1, bots: 3 }))).toBe(true);
  expect(wish.isOn(table({ people: 3, bots: 1, teacher: true }))).toBe(false);
  wish.choose(false);
  expect(wish.isOn(table({ people: 1, bots: 3 }))).toBe(false);
  wish.choose(true);
  expect(wish.isOn(table({ people: 3, bots: 1, teacher: true }))).toBe(true);
});
