// Whether the terms of a deal are right. A phone looks at them before it tells its number: afterwards it
// would be too late.

import { OWN_PREFIX } from '../wire/limits';
import type { SeatId } from '../wire/wire';
import { usesOf } from './attempts';
import { once, type Fault, type Setting } from './faults';
import { leftOf, type Known } from './known';
import { listHash, type FairPlace } from './place-list';
import { phoneSeal } from './seal';
import { sourceNamed, type Terms } from './terms-text';

/** What this phone has sealed for the round that is to be dealt. */
export interface Sealed {
  seat: SeatId;
  round: number;
  attempt: number;
  numbers: readonly { attempt: number; number: string }[];
  /** None that was dealt before, and none that has to wait for another one. */
  isTurn: boolean;
}

export function check(terms: Terms, known: Known, sealed: Sealed): Fault[] {
  return once([
    ...placeFaults(terms, known, sealed),
    ...sealFaults(terms, sealed),
    ...settingFaults(terms, known),
    ...packFaults(terms, known),
    ...sourceFaults(terms, known),
  ]);
}

/** Which deal of which table it is. */
function placeFaults(terms: Terms, known: Known, sealed: Sealed): Fault[] {
  const { round, attempt } = terms;
  const faults: Fault[] = [];
  if (terms.table !== known.code) faults.push({ id: 'wrong_table' });
  const isNext = sealed.isTurn && (known.after === null || round === known.after + 1);
  if (round !== sealed.round || !isNext) faults.push({ id: 'wrong_round', round });
  if (attempt !== sealed.attempt || attempt < 1 || attempt > 3)
    faults.push({ id: 'wrong_attempt', attempt });
  const seats = terms.seats.map(({ seat }) => seat);
  if (seats.join() !== known.seats.join()) faults.push({ id: 'seats_differ' });
  return faults;
}

function sealFaults(terms: Terms, { seat, numbers }: Sealed): Fault[] {
  const { attempt } = terms;
  const faults: Fault[] = usesOf(terms)
    .filter((use) => !terms.server.has(use))
    .map((use) => ({ id: 'server_without_seal', use }));
  const listed = terms.seats.find((one) => one.seat === seat);
  const own = numbers.filter((one) => one.attempt === attempt);
  if (listed?.without) faults.push({ id: 'left_out', as: listed.without });
  else if (listed && !own.some(({ number }) => phoneSeal(terms, seat, number) === listed.seal))
    faults.push({ id: 'not_your_seal', attempt });
  return faults;
}

function settingFaults(terms: Terms, known: Known): Fault[] {
  const { source } = terms;
  const sorted = (changes: readonly string[]) => [...changes].sort().join();
  const isPool = source.of === 'pool';
  const differ: [Setting, boolean][] = [
    ['game', terms.game !== known.game],
    ['ruleset', terms.ruleset !== known.ruleset],
    ['changes', sorted(terms.changes) !== sorted(known.changes)],
    ['most', isPool && source.most !== known.most],
    ['fresh', isPool && source.fresh !== known.fresh],
    ['deals', isPool && source.deals !== known.deals],
    ['roles', terms.roles !== known.roles],
    ['middle', known.middle !== undefined && terms.middle !== known.middle],
    ['begin', known.begin !== undefined && `${known.begin}` !== `${terms.begin ?? 'draw'}`],
  ];
  return differ.filter(([, is]) => is).map(([what]) => ({ id: 'settings_differ', what }));
}

function packFaults({ packs }: Terms, known: Known): Fault[] {
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  const other = known.packs.filter(({ id, hash }) => {
    const named = packs.find((pack) => pack.id === id);
    return named?.hash !== hash && !(named?.hash === null && id.startsWith(OWN_PREFIX));
  });
  const extra = ids(packs).filter((id) => !ids(known.packs).includes(id));
  const faults = [...ids(other), ...extra].map((pack): Fault => ({ id: 'pack_differs', pack }));
  if (faults.length > 0 || ids(packs).join() === ids(known.packs).join()) return faults;
  // In another order another place counts where two packs have it.
  return ids(packs).map((pack) => ({ id: 'pack_differs', pack }));
}

/** What this phone thinks that such terms draw from; null where nothing is drawn from places. */
export function sourceOf({ source }: Terms, known: Known): FairPlace[] | null {
  if (source.of === 'pool') return known.pool;
  return source.of === 'from' ? leftOf(known) : null;
}

function sourceFaults(terms: Terms, known: Known): Fault[] {
  const { source } = terms;
  if (source.of !== sourceNamed(known.game, known.isFirst)) return [{ id: 'pool_differs' }];
  const places = sourceOf(terms, known);
  if (!places || source.of === 'deck' || source.of === 'hand') return [];
  const isSame = source.count === places.length && source.hash === listHash(places);
  return isSame ? [] : [{ id: 'pool_differs' }];
}
