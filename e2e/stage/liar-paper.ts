// Seals, codes and cards as docs/fair-deal.md has them: a liar has to know it better than anybody. Of games it knows
// that of spies, with the spy's card at the table.

import { createHash, createHmac } from 'node:crypto';
import type { SeatId } from '../../web/src/lib/wire/wire';
import placesPack from '../../packs/places.json' with { type: 'json' };

export interface Attempt {
  table: string;
  round: number;
  attempt: number;
}

export interface Drawn {
  starter: SeatId;
  place: string;
  spy: SeatId;
  /** Of agents; `-` where none was left. */
  roles: Map<SeatId, string>;
}

/** The places of a table of which nothing was changed, with their roles. */
export const PLACES: readonly Place[] = placesPack.places.map(({ id, roles }) => ({
  id,
  roles: roles.map((role) => role.id),
}));
type Place = { id: string; roles: readonly string[] };

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export function phoneSeal({ table, round, attempt }: Attempt, seat: SeatId, number: string) {
  return sha(`molehunt1|seal|${table}|${round}|${attempt}|${seat}|${number}`);
}

/** Of the server, for the cards. */
export function serverSeal({ table, round, attempt }: Attempt, number: string) {
  return sha(`molehunt1|server|${table}|${round}|${attempt}|cards|${number}`);
}

/** Of the terms and numbers that were dealt from. */
export function codeOf(told: string): string {
  const digits = sha(`molehunt1|code\n${told}`).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}`;
}

export function written(places: readonly Place[]): string {
  return `${places.length}|${sha(places.map(({ id, roles }) => `${[id, ...roles].join('|')}\n`).join(''))}`;
}

/** The fields of every line of this name. */
export function fieldsOf(text: string, name: string): string[][] {
  const lines = text.split('\n').map((line) => line.split('|'));
  return lines.filter(([first]) => first === name).map(([, ...fields]) => fields);
}

/** With the fields of the line `name`, or of the one that begins with `name|of`, as they are given. */
export function withLine(text: string, name: string, fields: string): string {
  const at = text.split('\n').findIndex((line) => line.startsWith(`${name}|`));
  if (at < 0) throw new Error(`there is no ${name} in\n${text}`);
  return text.replace(new RegExp(`^${name.replace('|', '\\|')}\\|.*$`, 'm'), `${name}|${fields}`);
}

/** `told`: terms and numbers; `number`: the server's; `places`: those in play. */
export function draw(told: string, number: string, places: readonly Place[]): Drawn {
  const seed = mac(Buffer.from(number, 'hex'), told);
  const seats = fieldsOf(told, 'seat').map(([seat]) => Number(seat));
  const [begins] = fieldsOf(told, 'starter').flat();
  const lot = seats[below(seed, 'starter')(seats.length)] ?? NaN;
  const place = places[below(seed, 'place')(places.length)] ?? { id: '', roles: [] };
  const spy = seats[below(seed, 'spy')(seats.length)] ?? NaN;
  const roles = shuffled(below(seed, 'roles'), place.roles);
  const agents = seats.filter((seat) => seat !== spy);
  return {
    starter: begins === 'draw' ? lot : Number(begins),
    place: place.id,
    spy,
    roles: new Map(agents.map((seat, i) => [seat, roles[i] ?? '-'])),
  };
}

type Below = (sides: number) => number;

function below(seed: Buffer, label: string): Below {
  let bytes = Buffer.alloc(0);
  let block = 0;
  return (sides) => {
    for (;;) {
      if (bytes.length === 0) bytes = mac(seed, `${label}|${block++}`);
      const x = bytes.readUInt32BE(0);
      bytes = bytes.subarray(4);
      if (x < 0xffff_ffff - (0xffff_ffff % sides)) return x % sides;
    }
  };
}

function shuffled<T>(below: Below, items: readonly T[]): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
