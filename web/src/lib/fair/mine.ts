// What this phone remembers of one round.

import type { SeatId } from '../wire/wire';
import type { Fault } from './faults';

export interface OwnNumber {
  attempt: number;
  number: string;
  /** From before the server's data were put back. */
  old: boolean;
}

export interface Asked {
  attempt: number;
  /** Hash of the terms. */
  terms: string;
  /** What was told; null where the terms were not right, or somebody else was asked. */
  number: string | null;
  /** When that was, by this phone. */
  at_ms: number;
  /** The line was cut before it was known to have come. */
  cut: boolean;
  /** From before the server's data were put back. */
  old: boolean;
  /** Why nothing was told. */
  faults: Fault[];
}

export interface Mine {
  round: number;
  seat: SeatId | null;
  /** Everything that was ever sealed for the round; of an attempt, the newest last. */
  numbers: OwnNumber[];
  asked: Asked[];
  /** Hashes of the cards that were seen: more than one, and they changed. */
  cards: string[];
  /** Sealed and there when the round was dealt. */
  awake: boolean;
  /** The first deal after data were put back. */
  restored: boolean;
  /** A proof of this round was no longer what it had been. */
  vanished: boolean;
  /** How long its proof was whenever it came, and the hash of it. */
  seen: { length: number; hash: string }[];
  /** The places that this phone had for it, as text. */
  list: string | null;
}

export function nothingOf(round: number): Mine {
  return {
    round,
    seat: null,
    numbers: [],
    asked: [],
    cards: [],
    awake: false,
    restored: false,
    vanished: false,
    seen: [],
    list: null,
  };
}
