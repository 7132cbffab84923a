// For tests: hashes and dice as the spec has them, made of other things than the client's.

import { createHash, createHmac } from 'node:crypto';

export const sha = (text: string) => createHash('sha256').update(text).digest('hex');
export const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A stream of numbers. */
export function stream(seed: Buffer, label: string): (sides: number) => number {
  let rest = Buffer.alloc(0);
  let block = 0;
  return (sides) => {
    for (;;) {
      if (rest.length === 0) rest = mac(seed, `${label}|${block++}`);
      const x = rest.readUInt32BE(0);
      rest = rest.subarray(4);
      const most = Number((BigInt(2 ** 32 - 1) / BigInt(sides)) * BigInt(sides));
      if (x < most) return x % sides;
    }
  };
}

export function mixed<T>(below: (sides: number) => number, items: T[]): T[] {
  const list = [...items];
  for (let place = list.length; place >= 2; place--) {
    const other = below(place);
    const item = list[place - 1] as T;
    list[place - 1] = list[other] as T;
    list[other] = item;
  }
  return list;
}
