// What there is to judge: the proofs as they have grown, and what the table shows of rounds that are over.

import type { SeatId } from '../wire/wire';
import type { Announced } from './announced';
import type { Verdict } from './faults';
import type { FairMemory } from './memory';
import { placesIn } from './place-list';
import { judge, judgeBare } from './verdict';

/** So long the server has to open a round that is over, and to hear of seals. */
export const GRACE_MS = 5000;
const PROOFS = 6;

export interface FairRound extends Verdict {
  round: number;
  /** The proof; empty where there is none. */
  text: string;
}

export interface Judge {
  /** Of the table. */
  code: string;
  memory: FairMemory;
  seat: SeatId | null;
  now_ms: number;
}

export class Docket {
  private readonly proofs = new Map<number, string>();
  private readonly results = new Map<number, Announced & { at_ms: number }>();

  has(round: number): boolean {
    return this.proofs.has(round);
  }

  text(round: number): string | undefined {
    return this.proofs.get(round);
  }

  get newest(): number {
    return Math.max(...this.proofs.keys());
  }

  /** Of old rounds, `deck` is kept. */
  put(round: number, text: string, deck: number | null = null): void {
    this.proofs.delete(round);
    this.proofs.set(round, text);
    for (const old of [...this.proofs.keys()].slice(0, -PROOFS))
      if (old !== deck) this.proofs.delete(old);
  }

  /** How much of it is new. */
  announce(announced: Announced, now_ms: number): 'all' | 'some' | 'nothing' {
    const known = this.results.get(announced.round);
    if (known && isSame(known, announced)) return 'nothing';
    this.results.set(announced.round, { ...announced, at_ms: known?.at_ms ?? now_ms });
    return known ? 'some' : 'all';
  }

  clear(): void {
    this.proofs.clear();
    this.results.clear();
  }

  /** Null: nothing has been heard of it. */
  judged(round: number, { code, memory, seat, now_ms }: Judge): FairRound | null {
    const text = this.proofs.get(round);
    if (text === undefined) return null;
    const mine = memory.round(round);
    if (text === '') return { ...judgeBare(mine), round, text };
    const results = [...this.results.values()];
    const late = results.filter(({ at_ms }) => at_ms + GRACE_MS <= now_ms);
    const isOver = round < memory.dealt || late.some((result) => result.round === round);
    const verdict = judge({
      text,
      code,
      round,
      mine,
      salt: memory.salt,
      hand: { seat, hashes: memory.hands(round) },
      places: mine.list === null ? null : placesIn(mine.list),
      announced: this.results.get(round) ?? null,
      isOver,
      isGameOver: late.some((result) => result.isLast && result.round >= round),
    });
    memory.judged(round, verdict.sign, verdict.code);
    return { ...verdict, round, text };
  }
}

function isSame(one: Announced, other: Announced): boolean {
  const text = ({ lines, places, isLast }: Announced) =>
    JSON.stringify([[...lines], places, isLast]);
  return text(one) === text(other);
}
