// Points, times and numbers as the rules speak of them.

import type { Span } from '../span';
import { lasting } from '../duration';
import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('en');

export const points = n({ one: '# point', other: '# points' });
export function gets(p: number): string {
  if (p === 0) return 'gets nothing';
  return p < 0 ? `loses ${points(-p)}` : `gets ${points(p)}`;
}
export const minutes = n({ one: '# minute', other: '# minutes' });
export const wait = lasting(minutes, n({ one: '# second', other: '# seconds' }));
export const range = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`);
export const either = listing('or');
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
