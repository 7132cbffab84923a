// Bodovi, vrijeme i brojevi kako o njima govore pravila.

import type { Span } from '../span';
import { lasting } from '../duration';
import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('hr');

export const points = n({ one: '# bod', few: '# boda', other: '# bodova' });
export function gets(p: number): string {
  if (p === 0) return 'ne dobiva ništa';
  return p < 0 ? `gubi ${points(-p)}` : `dobiva ${points(p)}`;
}
export const minutes = n({ one: '# minutu', few: '# minute', other: '# minuta' });
export const wait = lasting(minutes, n({ one: '# sekundu', few: '# sekunde', other: '# sekundi' }));
export const range = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`);
export const either = listing('ili');

const often = n({ one: '# put', few: '# puta', other: '# puta' });
export const times = (count: number): string =>
  count === 1 ? 'jednom' : count === 2 ? 'dvaput' : often(count);

const form = n({ one: 'rundu', few: 'runde', other: 'rundi' });
/** „Igrate 4, 5 ili 6 rundi”: oblik se ravna prema posljednjem broju. */
export const eitherRounds = (rounds: readonly number[]): string =>
  `${either(rounds)} ${form(rounds.at(-1) ?? 0)}`;
