// Six digits that people read to each other: whoever has others was shown another deal.

import { sha256 } from './hash';

/** Of the terms and the numbers of the attempt that was dealt. */
export function roundCode(told: string): string {
  const digits = sha256(`molehunt1|code\n${told}`).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}`;
}
