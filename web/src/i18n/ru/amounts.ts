// Очки, время и числа, как о них говорят правила.

import type { Span } from '../span';
import { lasting } from '../duration';
import { listing } from '../listing';
import { counting } from '../plural';

const n = counting('ru');

export const points = n({ one: '# очко', few: '# очка', many: '# очков', other: '# очка' });
export function gets(p: number): string {
  if (p === 0) return 'не получает ничего';
  return p < 0 ? `теряет ${points(-p)}` : `получает ${points(p)}`;
}
export const minutes = n({ one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' });
export const wait = lasting(
  minutes,
  n({ one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' }),
);
export const range = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`);
export const either = listing('или');

const often = n({ one: '# раз', few: '# раза', many: '# раз', other: '# раза' });
export const times = (count: number): string =>
  count === 1 ? 'один раз' : count === 2 ? 'два раза' : often(count);

const form = n({ one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' });
/** «Выходит 4, 5 или 6 раундов»: форму задаёт последнее число. */
export const eitherRounds = (rounds: readonly number[]): string =>
  `${either(rounds)} ${form(rounds.at(-1) ?? 0)}`;
