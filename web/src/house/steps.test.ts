import { expect, it } from 'vitest';
import { PARAMETERS } from './parameters';
import { joined, lengthened, moved, split } from './steps';
import { BY_PLAYERS, isValue } from './values';

const upTo = (steps: { playersUpTo: number }[] | null) =>
  steps?.map(({ playersUpTo }) => playersUpTo);

it('a bound moves between its neighbours', () => {
  expect(upTo(moved(BY_PLAYERS, 0, 1))).toEqual([5, 6, 12]);
  expect(moved(moved(BY_PLAYERS, 0, 1) ?? [], 0, 1)).toBeNull();
  expect(upTo(moved(BY_PLAYERS, 1, -1))).toEqual([4, 5, 12]);
  expect(moved([{ playersUpTo: 2, minutes: 6 }, ...BY_PLAYERS], 0, -1)).toBeNull();
});

it('the last step is for all who are more, and makes room', () => {
  const short = [
    { playersUpTo: 4, minutes: 6 },
    { playersUpTo: 5, minutes: 7 },
  ];
  expect(upTo(moved(short, 0, 1))).toEqual([5, 12]);
});

it('steps can be added until there is a bound for every number, and taken away again', () => {
  let steps = BY_PLAYERS;
  for (let next = split(steps); next; next = split(next)) steps = next;
  expect(upTo(steps)).toEqual([4, 6, 7, 8, 9, 10, 11, 12]);
  expect(isValue(PARAMETERS.durationMin, steps)).toBe(true);
  expect(upTo(joined(steps, 0))).toEqual([6, 7, 8, 9, 10, 11, 12]);
});

it('one step gets longer and the others stay', () => {
  expect(lengthened(BY_PLAYERS, 1, 2).map(({ minutes }) => minutes)).toEqual([6, 9, 8]);
});
