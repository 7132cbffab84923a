// A reactive "now" that ticks only while something on the screen reads it.

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;

export class Ticker {
  private readonly watch = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  constructor(private readonly read: () => number) {}

  get now(): number {
    this.watch();
    return this.read();
  }
}
