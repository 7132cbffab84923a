import { expect, test } from 'vitest';
import { seatView } from '../gallery/build';
import type { Offer } from '../lib/wire/wire';
import { goldOf } from './bar';
import { table } from './played';

const [ASKER, ASKED, OTHER] = [2, 5, 6];
const asks: Offer = { do: 'ask', turn: 4, whom: [1, 3] };
const answers: Offer = { do: 'answer', turn: 4 };
const starts: Offer = { do: 'start_clock' };
const asked = table({});
const choosing = table({}, { turn: { number: 4, asker: ASKER } });
const dealt = table({ phase: 'dealt' }, {});

test.each([
  ['the one who is asked answers', asked, ASKED, answers, 'answer'],
  ['the asker may say that for them', asked, ASKER, answers, null],
  ['the asker chooses', choosing, ASKER, asks, 'ask'],
  ['whoever may only ask once more is not waited for', choosing, OTHER, asks, null],
  ['the starter starts the clock', dealt, ASKER, starts, 'start_clock'],
] as const)('gold is what is waited for: %s', (_, view, you, offer, gold) => {
  const seat = seatView(you, { open: [offer] });
  expect(goldOf(view, seat, false)).toBe(gold);
  // A card that is unseen comes first.
  expect(goldOf(view, seat, true)).toBeNull();
});
