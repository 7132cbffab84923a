// The moments of a game as a component that needs nothing but the table.

import type { Component } from 'svelte';
import type { Table } from '../lib/table/table.svelte';
import type { Calls } from '../room/call/calls';
import type { Moment, Moments, What } from '../room/play/moments.svelte';
import TvMoments from './TvMoments.svelte';

/** Which moments a game has, nobody but the game need know; and a component is a function. */
export function tvMoments<W extends What>(
  moments: () => Moments<W>,
  Screen: Component<{ table: Table; moment: Moment<W> }>,
  calls: Calls,
): Component<{ table: Table }> {
  return (internals, { table }) =>
    TvMoments(internals, { table, moments: moments(), Screen, calls });
}
