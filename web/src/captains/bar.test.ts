import { expect, test } from 'vitest';
import { seatView } from '../gallery/build';
import type { Offer, TableView } from '../lib/wire/wire';
import { barOf } from './bar';
import { asked, dealt, firstName, ONE, picking, written } from './played';

const bar = (view: TableView, ...open: Offer[]) => barOf(view, seatView(ONE, { open }));

test('what can be done comes from the offers', () => {
  expect(bar(asked, { do: 'finish_asking', turn: 5 })).toBe('ask');
  expect(bar(asked, { do: 'answer', turn: 5 })).toBe('answer');
  expect(bar(picking, { do: 'pick', turn: 5, whom: [1] }, { do: 'refuse', turn: 5 })).toBe('pick');
  expect(bar(firstName, { do: 'pass', turn: 9 })).toBe('name');
  expect(bar(asked, { do: 'rename' })).toBeNull();
  expect(barOf(asked, null)).toBeNull();
});

test('after the deal everybody sees who has looked', () => {
  expect(bar(dealt)).toBe('deal');
  expect(barOf(dealt, null)).toBe('deal');
});

test('an answer that is typed needs no button', () => {
  expect(bar(written, { do: 'answer', turn: 5 })).toBeNull();
});
