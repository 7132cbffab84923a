// Fair numbers from one seed, a stream for each label.

import { fromHex, hmac } from './hash';

/** Of the server's number, and all that was told before it was opened. */
export function seedOf(number: string, told: string): Uint8Array {
  return hmac(fromHex(number), told);
}

const MOST = 0xffff_ffff;

export class Dice {
  private block = 0;
  private bytes = new DataView(new ArrayBuffer(0));
  private used = 0;

  constructor(
    private readonly seed: Uint8Array,
    private readonly label: string,
  ) {}

  /** Each with the same chance: numbers of the last, incomplete lap are thrown away. */
  below(sides: number): number {
    const fair = MOST - (MOST % sides);
    for (;;) {
      const number = this.number();
      if (number < fair) return number % sides;
    }
  }

  /** Another list of the same, from the last place to the second. */
  shuffled<T>(items: readonly T[]): T[] {
    const all = [...items];
    for (let last = all.length - 1; last > 0; last--) {
      const at = this.below(last + 1);
      [all[last], all[at]] = [all[at] as T, all[last] as T];
    }
    return all;
  }

  private number(): number {
    if (this.used === this.bytes.byteLength) {
      const { buffer, byteOffset, byteLength } = hmac(this.seed, `${this.label}|${this.block++}`);
      this.bytes = new DataView(buffer as ArrayBuffer, byteOffset, byteLength);
      this.used = 0;
    }
    this.used += 4;
    return this.bytes.getUint32(this.used - 4);
  }
}
