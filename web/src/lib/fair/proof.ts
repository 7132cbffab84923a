// The proof of a round as it is written: attempts one after the other, the deal, and what was opened.

import type { SeatId } from '../wire/wire';
import { LONG, SHORT } from './hash';
import { Junk, Lines } from './lines';
import { USES, type Use } from './seal';
import { readHead, readTermsAfter, type Terms } from './terms-text';

export const REASONS = ['missing', 'changed', 'restored'] as const;
export type Reason = (typeof REASONS)[number];
const DEALT = ['proved', 'unproved'] as const;

export interface Told {
  seat: SeatId;
  number: string;
}

export interface Tried {
  terms: Terms;
  numbers: Told[];
  /** Terms and numbers, from which all is drawn. */
  told: string;
  abandoned: { why: Reason; seats: SeatId[] } | null;
  opened: Map<Use, string>;
}

export interface Proof {
  table: string;
  round: number;
  attempts: Tried[];
  /** Null as long as it is not dealt. */
  dealt: 'proved' | 'unproved' | null;
  /** What the server says was drawn, line by line, as in `['spy', '2']`. */
  results: string[][];
}

export type Parsed = { proof: Proof } | { junk: number };

/** Never throws: `junk` is the line that is not as it has to be. */
export function parsed(text: string): Parsed {
  try {
    const lines = new Lines(text);
    const proof = readProof(lines);
    return lines.isOver ? { proof } : { junk: lines.mark + 1 };
  } catch (error) {
    if (error instanceof Junk) return { junk: error.line };
    throw error;
  }
}

/** The attempt that was dealt. */
export function dealtIn(proof: Proof): Tried | null {
  const last = proof.attempts.at(-1);
  return proof.dealt === 'proved' && last && !last.abandoned ? last : null;
}

/** What the lines of this name say. */
export function resultsIn(proof: Proof, name: string): string[][] {
  return proof.results.filter(([of]) => of === name).map(([, ...fields]) => fields);
}

function readProof(lines: Lines): Proof {
  let mark = lines.mark;
  let head = readHead(lines);
  const proof: Proof = { ...head, attempts: [], dealt: null, results: [] };
  while (lines.next() === 'attempt') {
    const tried = readAttempt(lines, readTermsAfter(lines, mark, head), mark);
    proof.attempts.push(tried);
    if (!tried.abandoned || lines.next() !== 'molehunt1') break;
    mark = lines.mark;
    head = readHead(lines);
  }
  if (lines.next() === 'dealt') {
    proof.dealt = lines.oneOf(DEALT, lines.one('dealt'));
    const last = proof.attempts.at(-1);
    if (proof.dealt === 'proved' && (!last || last.abandoned)) lines.failLast();
    readOpening(lines, proof, last?.opened ?? new Map());
  } else if (proof.attempts.length === 0) lines.fail();
  return proof;
}

function readAttempt(lines: Lines, terms: Terms, mark: number): Tried {
  const numbers = lines.all(
    'number',
    ([seat, number]) => ({ seat: lines.count(seat), number: lines.fits(SHORT, number) }),
    2,
  );
  const tried: Tried = {
    terms,
    numbers,
    told: lines.since(mark),
    abandoned: null,
    opened: new Map(),
  };
  if (lines.next() === 'abandoned') {
    const [why, ...seats] = lines.take('abandoned');
    const reason = lines.oneOf(REASONS, why);
    if ((reason === 'missing') === (seats.length === 0)) lines.failLast();
    tried.abandoned = { why: reason, seats: seats.map((seat) => lines.count(seat)) };
    while (lines.next() === 'open') readOpen(lines, tried.opened);
  }
  return tried;
}

function readOpen(lines: Lines, opened: Map<Use, string>): void {
  const [use, number] = lines.take('open', 2);
  const known = lines.oneOf(USES, use);
  if (opened.has(known)) lines.failLast();
  opened.set(known, lines.fits(LONG, number));
}

type Check = (lines: Lines, fields: string[]) => unknown;
const seat: Check = (lines, [of]) => lines.count(of);
const id: Check = (lines, [of]) => lines.name(of);
/** The fields of each line, and how many there are; of one there may be any number. */
const RESULTS: Record<string, [fields: number | undefined, Check]> = {
  starter: [1, seat],
  place: [1, id],
  spy: [1, (lines, [of]) => of === 'middle' || lines.count(of)],
  role: [2, (lines, [of, role]) => [lines.count(of), role === '' || lines.name(role)]],
  captain: [2, (lines, [of, place]) => [lines.count(of), lines.name(place)]],
  agent: [2, (lines, [of, side]) => [lines.count(of), side === 'spy' || lines.count(side)]],
  first: [1, seat],
  active: [1, seat],
  opener: [1, seat],
  gone: [1, seat],
  conspirator: [1, seat],
  card: [1, id],
  drew: [2, (lines, [of, count]) => [lines.count(of), lines.count(count)]],
  reshuffled: [undefined, (lines, cards) => cards.map((card) => lines.name(card))],
};

/** Their order is that in which they came to be known. */
function readOpening(lines: Lines, proof: Proof, opened: Map<Use, string>): void {
  while (!lines.isOver) {
    const next = lines.next() ?? '';
    if (next === 'open' && proof.attempts.length > 0) {
      readOpen(lines, opened);
      continue;
    }
    const [count, check] = (Object.hasOwn(RESULTS, next) && RESULTS[next]) || lines.fail();
    const fields = lines.take(next, count);
    check(lines, fields);
    proof.results.push([next, ...fields]);
  }
}
