// The moments of a game as a component that needs nothing but the table and how far its game has come.

import type { Component } from 'svelte';
import type { Table } from '../lib/table/table.svelte';
import type { Calls } from '../room/call/calls';
import type { Drum, Moment, Moments, What } from '../room/play/moments.svelte';
import type { GameEnd } from '../room/score/game-end.svelte';
import TvMoments from './TvMoments.svelte';

/** Which moments a game has, nobody but the game need know; and a component is a function. */
export function tvMoments<W extends What>(
  moments: () => Moments<W>,
  Screen: Component<{ table: Table; moment: Moment<W>; drum: Drum }>,
  calls: Calls,
): Component<{ table: Table; end: GameEnd }> {
  return (internals, { table, end }) =>
    TvMoments(internals, { table, end, moments: moments(), Screen, calls });
}
