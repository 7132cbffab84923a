// Seeded chance (mulberry32): the same seed draws the same picture on every machine.

export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed | 0;
  }

  /** A number in 0..1. */
  roll() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low, high) {
    return low + (high - low) * this.roll();
  }

  chance(probability) {
    return this.roll() < probability;
  }

  pick(list) {
    return list[Math.floor(this.roll() * list.length)];
  }
}
