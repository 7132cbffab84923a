// Whether a deal really began anew for the reason that is given. A server that may do so at will chooses among the
// deals that it could have had.

import type { Fault } from './faults';
import { sha256 } from './hash';
import type { Mine } from './mine';
import type { Proof } from './proof';
import type { Terms } from './terms-text';

export function restartFaults({ attempts }: Proof, mine: Mine): Fault[] {
  return attempts.flatMap(({ terms, abandoned }, i): Fault[] => {
    const next = attempts[i + 1]?.terms;
    const isFalse =
      abandoned?.why === 'changed'
        ? next !== undefined && drawnFrom(terms) === drawnFrom(next)
        : abandoned?.why === 'restored' && hasTold(mine, terms);
    return isFalse ? [{ id: 'no_reason', attempt: terms.attempt }] : [];
  });
}

/** For these terms, in the data that are still the server's: numbers of before are told to nobody. */
function hasTold({ asked }: Mine, { text }: Terms): boolean {
  const hash = sha256(text);
  return asked.some(({ terms, number, old }) => terms === hash && number !== null && !old);
}

/** What every attempt has anew; and what no phone can check, but is the same in all attempts at one deal. */
const ANEW = /^(attempt|server|recent|rank)(\||$)/;
/** Whoever has sealed may be asked or not, which is no reason to begin anew. */
const SEALED = /^(seat\|\d+)\|([0-9a-f]{64}|asleep|missed)$/;

function drawnFrom({ text }: Terms): string {
  const lines = text.split('\n').filter((line) => !ANEW.test(line));
  return lines.map((line) => line.replace(SEALED, '$1')).join('\n');
}
