// Calls people to the table: by a sound, by vibration, on the tab of the page, by a notification. All
// of it follows from what everybody may know, so none of it can betray a card.

import type { Attention } from '../../lib/attention.svelte';
import type { Cue } from '../../lib/sound/sound.svelte';
import { left } from '../../lib/table/clock';
import type { Table } from '../../lib/table/table.svelte';
import type { Call, Calls } from './calls';
import type { Shown } from '../score/game-end.svelte';

export type Sign = Call | 'minute' | 'time';
type Zone = 'none' | 'calm' | 'minute' | 'time';

export type Facts = {
  call: Call | null;
  zone: Zone;
  shown: Shown;
  isSeated: boolean;
  /** A big screen sounds for everybody. */
  hasScreen: boolean;
  attention: Attention;
};

/** How people are reached. */
export interface Means {
  sound(cue: Cue): void;
  buzz(pattern: number | number[]): void;
  /** On the tab, until it is taken back. */
  sign(sign: Sign | null): void;
  notify(sign: Sign | null): void;
}

const LAST_MINUTE_MS = 60_000;

const BUZZES: Partial<Record<Cue, number | number[]>> = {
  turn: 40,
  vote: [60, 50, 60],
  minute: [90, 60, 90],
  time: [220, 100, 220],
};

/** `now` is asked only while a clock runs. */
export function factsOf(
  table: Table,
  calls: Calls,
  { attention, shown, now }: { attention: Attention; shown: Shown; now: () => number },
): Facts {
  const { view } = table;
  const you = table.seat?.you ?? null;
  const timer = view && !view.round?.result ? calls.clock?.(view) : undefined;
  const left_ms = timer && ('left_ms' in timer ? timer.left_ms : left(timer, now()));
  return {
    call: view && calls.call(view, you),
    zone: zoneOf(left_ms),
    shown,
    isSeated: you !== null,
    hasScreen: table.presence.screens > 0,
    attention,
  };
}

function zoneOf(left_ms: number | undefined): Zone {
  if (left_ms === undefined) return 'none';
  if (left_ms === 0) return 'time';
  return left_ms < LAST_MINUTE_MS ? 'minute' : 'calm';
}

export class Caller {
  private last: Facts | null = null;
  private sign: Sign | null = null;

  constructor(private readonly means: Means) {}

  see(facts: Facts): void {
    const before = this.last;
    this.last = facts;
    if (facts.call && facts.call !== before?.call) this.cue(facts.call);
    // Only a step counts: not a page opened in the last minute, or after the game.
    if (before) this.step(before, facts);
    this.show(facts, before);
  }

  /** The page has gone, or the game. */
  end(): void {
    this.means.sign(null);
    this.means.notify(null);
  }

  /** By whatever means this cue has here. */
  cue(cue: Cue): void {
    const { isSeated = false, hasScreen = false } = this.last ?? {};
    const pattern = BUZZES[cue];
    if (isSeated && pattern) this.means.buzz(pattern);
    if (!isSeated || !hasScreen || cue === 'turn') this.means.sound(cue);
  }

  private step(before: Facts, { zone, shown }: Facts): void {
    if (zone === 'minute' && before.zone === 'calm') this.cue('minute');
    // A page in the background may sleep through the last minute.
    if (zone === 'time' && ['calm', 'minute'].includes(before.zone)) this.cue('time');
    if (shown === 'result' && before.shown === 'round') this.cue('reveal');
    if (shown === 'winner' && before.shown !== 'winner') this.cue('applause');
  }

  /** Until it is seen, or over. Those who only watch are wanted for nothing. */
  private show(facts: Facts, before: Facts | null): void {
    const wanted = facts.isSeated && facts.attention !== 'here' ? signOf(facts) : null;
    if (wanted === this.sign) return;
    const isNew = before === null || signOf(facts) !== signOf(before);
    this.sign = wanted;
    this.means.sign(wanted);
    if (wanted === null) this.means.notify(null);
    else if (isNew && facts.attention === 'hidden') this.means.notify(wanted);
  }
}

function signOf({ call, zone }: Facts): Sign | null {
  return call ?? (zone === 'minute' || zone === 'time' ? zone : null);
}
