// A seal fixes a number before it is told. What it is for is hashed with it, so that it fits nothing else.

import type { SeatId } from '../wire/wire';
import { sha256 } from './hash';

/** What the server has numbers for. */
export const USES = ['cards', 'pool', 'deck'] as const;
export type Use = (typeof USES)[number];

export interface Attempt {
  table: string;
  round: number;
  attempt: number;
}

export function phoneSeal({ table, round, attempt }: Attempt, seat: SeatId, number: string) {
  return sha256(`molehunt1|seal|${table}|${round}|${attempt}|${seat}|${number}`);
}

export function serverSeal({ table, round, attempt }: Attempt, use: Use, number: string) {
  return sha256(`molehunt1|server|${table}|${round}|${attempt}|${use}|${number}`);
}
