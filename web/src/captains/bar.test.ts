import { expect, test } from 'vitest';
import { seatView } from '../gallery/build';
import type { Offer, TableView } from '../lib/wire/wire';
import { barOf, goldOf } from './bar';
import { asked, choosing, dealt, firstName, ONE, picking, TWO, written } from './played';

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

const AGENT = 5;
const asks: Offer = { do: 'ask', turn: 5, whom: [1] };
const answers: Offer = { do: 'answer', turn: 5 };
const picks: Offer = { do: 'pick', turn: 5, whom: [1] };
const begins: Offer = { do: 'act_first', whom: [ONE, TWO] };

test.each([
  ['the agent who is asked answers', asked, AGENT, answers, 'answer'],
  ['the captain may say that for the agent', asked, ONE, answers, null],
  ['the captain asks', choosing, ONE, asks, 'ask'],
  ['the captain picks', picking, TWO, picks, 'pick'],
  ['both captains may begin', dealt, ONE, begins, 'act_first'],
] as const)('gold is what is waited for: %s', (_, view, you, offer, gold) => {
  const seat = seatView(you, { open: [offer] });
  expect(goldOf(view, seat, false)).toBe(gold);
  // A card that is unseen comes first.
  expect(goldOf(view, seat, true)).toBeNull();
});
