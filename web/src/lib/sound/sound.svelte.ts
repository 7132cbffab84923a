// The voice of this page. Silent until its owner wants to hear it, and then until the browser lets
// it: with the first tap, also after each reload.

import { untrack } from 'svelte';
import { kept } from '../kept';
import { taps } from '../taps';
import { perform } from './perform';
import { lengthOf, SCORES, type Cue } from './scores';

export type { Cue } from './scores';

/** Sounds of one moment follow each other; what would come later than this is not heard at all. */
const QUEUE_S = 3;

export class Sound {
  /** Whether the owner wants to hear it. */
  on = $state(false);
  /** It may be heard: the browser allows it. */
  isAllowed = $state(false);
  private key = 'sound';
  private context: AudioContext | null = null;
  private busyUntil = 0;
  private roll: { begin: number; volume: AudioNode } | null = null;

  constructor(private readonly make: () => AudioContext | null = makeContext) {}

  /** For as long as a page lives. Screens sound unless told not to, phones only if asked to. */
  begin(where: 'phone' | 'screen'): () => void {
    this.key = `sound.${where}`;
    const chosen = kept.get(this.key);
    this.on = chosen === null ? where === 'screen' : chosen === 'on';
    // Whoever begins it in an effect must not begin it anew with each choice.
    untrack(() => void this.wake());
    const stop = taps.add(() => void this.wake());
    return () => {
      stop();
      this.on = false;
      void this.context?.suspend();
    };
  }

  /** A choice of the owner; remembered. Whoever wants to hear it hears at once how loud it is. */
  async choose(on: boolean): Promise<void> {
    this.on = on;
    kept.set(this.key, on ? 'on' : 'off');
    await this.wake();
    this.play('turn');
  }

  play(cue: Cue): void {
    const { context } = this;
    if (!this.on || context?.state !== 'running') return;
    if (cue === 'reveal') this.endRoll();
    const begin = Math.max(context.currentTime, this.busyUntil);
    if (begin > context.currentTime + QUEUE_S) return;
    const volume = perform(context, SCORES[cue], begin);
    this.busyUntil = begin + lengthOf(SCORES[cue]);
    this.roll = cue === 'drumroll' ? { begin, volume } : null;
  }

  /** A card that is turned over ends the roll, also if a tap was faster. */
  private endRoll(): void {
    if (!this.roll) return;
    this.roll.volume.disconnect();
    this.busyUntil = this.roll.begin;
    this.roll = null;
  }

  private async wake(): Promise<void> {
    if (!this.on) return;
    this.context ??= this.make();
    const { context } = this;
    if (!context) return;
    context.onstatechange ??= () => this.look();
    // If it is not allowed yet, the next tap tries again.
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    this.look();
  }

  private look(): void {
    this.isAllowed = this.context?.state === 'running';
  }
}

function makeContext(): AudioContext | null {
  // Some browsers have none, and some deny it.
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

export const sound = new Sound();
