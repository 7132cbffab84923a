// Tells this phone's number, if the terms are right. What it does is kept before anybody hears of it.

import type { SeatId } from '../wire/wire';
import { once, type Fault } from './faults';
import type { Asking, UnsealFrame } from './frames';
import { sha256 } from './hash';
import type { Known } from './known';
import type { FairMemory } from './memory';
import type { Asked, Mine } from './mine';
import { listText } from './place-list';
import { phoneSeal } from './seal';
import { check, sourceOf } from './terms';
import { termsIn, type Terms } from './terms-text';

/** A server that asks more often for one round gets no answer. */
const ASKED_MAX = 8;

export interface Asker {
  memory: FairMemory;
  seat: SeatId | null;
  /** Of the table, if these are dealt in; null: not known yet. */
  known: (order: readonly SeatId[]) => Known | null;
  now_ms: number;
}

/** What to send; null where nothing may be told, or not yet. */
export function answer(round: number, asking: Asking, asker: Asker): UnsealFrame | null {
  const { memory, seat } = asker;
  const { attempt } = asking;
  const mine = memory.round(round);
  const asked = askedOnce(mine, asking);
  if (!asked) return null;
  const isWanted = seat !== null && seat === mine.seat && asking.asked.includes(seat);
  if (isWanted && asked.number === null) tryTo(mine, asked, asking, { ...asker, seat });
  memory.save();
  const { number } = asked;
  return isWanted && number !== null ? { type: 'unseal', round, attempt, number } : null;
}

function askedOnce(mine: Mine, { attempt, terms }: Asking): Asked | null {
  const hash = sha256(terms);
  const is = (one: Asked) => one.attempt === attempt && one.terms === hash && !one.old;
  const known = mine.asked.find(is);
  if (known || mine.asked.length >= ASKED_MAX) return known ?? null;
  const told = { number: null, at_ms: 0, cut: false, old: false, faults: [] };
  const asked = { attempt, terms: hash, ...told };
  mine.asked.push(asked);
  return asked;
}

function tryTo(
  mine: Mine,
  asked: Asked,
  asking: Asking,
  { memory, seat, known: of, now_ms }: Asker & { seat: SeatId },
): void {
  const terms = termsIn(asking.terms);
  if (!terms) {
    asked.faults = [{ id: 'malformed', line: 1 }];
    return;
  }
  const known = of(terms.seats.map((one) => one.seat));
  // What cannot be compared is not agreed to; it may be known a moment later.
  if (!known) return;
  const { round } = mine;
  // Of before data were put back: the server has yet to find out that this attempt does not go on.
  if (mine.numbers.some((one) => one.old && isSealed(terms, seat, one))) return;
  const numbers = mine.numbers.filter(({ old }) => !old);
  const isTurn = round > memory.dealt && !memory.owes(round);
  const sealed = { seat, round, attempt: asking.attempt, numbers, isTurn };
  const faults = [...check(terms, known, sealed), ...gameFaults(known, memory, round)];
  const own = numbers.find((one) => isSealed(terms, seat, one));
  if (own && mine.asked.some(({ number }) => number === own.number))
    faults.push({ id: 'asked_again', attempt: asking.attempt });
  asked.faults = once(faults);
  const places = sourceOf(terms, known);
  if (places && !faults.some(({ id }) => id === 'pool_differs')) mine.list = listText(places);
  if (faults.length > 0 || !own) return;
  Object.assign(asked, { number: own.number, at_ms: now_ms });
}

function isSealed(terms: Terms, seat: SeatId, own: Mine['numbers'][number]): boolean {
  const listed = terms.seats.find((one) => one.seat === seat);
  return own.attempt === terms.attempt && listed?.seal === phoneSeal(terms, seat, own.number);
}

/** Whether these are still the places that were drawn when the game began. */
function gameFaults({ isFirst, table }: Known, memory: FairMemory, round: number): Fault[] {
  const isKnown = !isFirst && memory.table !== null && round === memory.dealt + 1;
  return isKnown && memory.table !== tableHash(table) ? [{ id: 'pool_differs' }] : [];
}

export function tableHash(places: readonly { id: string }[]): string {
  return sha256(
    places
      .map(({ id }) => id)
      .sort()
      .join(),
  );
}
