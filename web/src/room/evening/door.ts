// The way to the story of the evening from wherever a screen offers it. The story itself is fetched when
// somebody wants it, and lies on a higher storey.

import { getContext, setContext, type Component } from 'svelte';
import type { Later } from '../../lib/later.svelte';
import type { Table } from '../../lib/table/table.svelte';

export type Door = {
  /** Left out where nobody can open anything: on the big screen. */
  open?: () => void;
  /** Who deserves a word after the game. */
  awards: Later<{ default: Component<{ table: Table }> }>;
};

const KEY = Symbol('evening');

export function offerEvening(door: Door): void {
  setContext(KEY, door);
}

export function eveningDoor(): Door | undefined {
  return getContext<Door | undefined>(KEY);
}
