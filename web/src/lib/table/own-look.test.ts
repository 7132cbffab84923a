import { beforeEach, expect, test } from 'vitest';
import { kept } from '../kept';
import type { SeatView, TableView } from '../wire/wire';
import { OwnLook } from './own-look.svelte';

const at = (number: number, result?: object) => ({ round: { number, result } }) as TableView;
const can = (...open: string[]) =>
  ({ can: { open: open.map((name) => ({ do: name })), card: [] } }) as unknown as SeatView;

const OFFERED = can('looked', 'start_clock');
const NOT_OFFERED = can('ask');

beforeEach(() => kept.remove('unseen.BCDFG'));

test('a card that was offered is unseen until it is looked at', () => {
  const look = new OwnLook('BCDFG');
  expect(look.isDue).toBe(false);
  look.follow(at(1), OFFERED);
  expect(look.isDue).toBe(true);
  look.done();
  expect(look.isDue).toBe(false);
});

test('a look that is still on its way to the server counts', () => {
  const look = new OwnLook('BCDFG');
  look.follow(at(1), OFFERED);
  look.done();
  look.follow(at(1), OFFERED);
  expect(look.isDue).toBe(false);
  look.follow(at(2), OFFERED);
  expect(look.isDue).toBe(true);
});

test('it is still unseen when the clock runs, also after a reload', () => {
  const look = new OwnLook('BCDFG');
  look.follow(at(1), OFFERED);
  look.follow(at(1), NOT_OFFERED);
  expect(look.isDue).toBe(true);
  const reloaded = new OwnLook('BCDFG');
  reloaded.follow(at(1), NOT_OFFERED);
  expect(reloaded.isDue).toBe(true);
});

test('it is forgotten with the round', () => {
  const look = new OwnLook('BCDFG');
  look.follow(at(1), OFFERED);
  look.follow(at(1, {}), NOT_OFFERED);
  expect(look.isDue).toBe(false);
  look.follow(at(2), OFFERED);
  look.follow(at(3), NOT_OFFERED);
  expect(look.isDue).toBe(false);
});

test('whoever came on another phone is not told what was done there', () => {
  const look = new OwnLook('BCDFG');
  look.follow(at(1), NOT_OFFERED);
  look.follow(at(1), null);
  expect(look.isDue).toBe(false);
});
