// What a phone does to call its owner may not betray a card. So every situation that the engine has
// shown is played in worlds that differ in all that is hidden, and nothing may differ but that.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captainsCalls } from '../captains/calls';
import { captainsMoments } from '../captains/moments';
import captainsShown from '../captains/shown.json';
import type { Album } from '../gallery/shown';
import type { Attention } from '../lib/attention.svelte';
import { Stage } from '../lib/table/fake-socket';
import type { Table } from '../lib/table/table.svelte';
import type { SeatView } from '../lib/wire/wire';
import { notebookCalls } from '../notebook/calls';
import { notebookMoments } from '../notebook/moments';
import notebookShown from '../notebook/shown.json';
import { Caller, factsOf } from '../room/call/caller';
import type { Calls } from '../room/call/calls';
import { GameEnd } from '../room/score/game-end.svelte';
import { spyCalls } from '../spy/calls';
import { spyMoments } from '../spy/moments';
import spyShown from '../spy/shown.json';

type Hidden = Pick<SeatView, 'round'> & { card: SeatView['can']['card'] };

type MomentsOf = typeof spyMoments | typeof captainsMoments | typeof notebookMoments;
type Game = { name: string; album: Album; calls: Calls; momentsOf: MomentsOf };
type CallsOf = (table: Table) => Calls;

const GAMES: Game[] = [
  { name: 'spy', album: spyShown as object as Album, calls: spyCalls, momentsOf: spyMoments },
  {
    name: 'captains',
    album: captainsShown as object as Album,
    calls: captainsCalls,
    momentsOf: captainsMoments,
  },
  {
    name: 'notebook',
    album: notebookShown as object as Album,
    calls: notebookCalls,
    momentsOf: notebookMoments,
  },
];

/** Longer than any moment. */
const OVER_MS = 5000;

// Those of the link are left alone: nobody answers it here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Whether this is what nobody else may know. */
function isCulprit({ round }: Pick<SeatView, 'round'>): boolean {
  if (!round) return false;
  return round.game === 'notebook' ? round.page?.blank === true : round.card?.spy === true;
}

/** All that was hidden in any seat of this game: of culprits, of others, and nothing at all. */
function hiddenIn(album: Album): Hidden[] {
  const seats = Object.values(album).flatMap(({ seats = [] }) => seats);
  const known = new Map<string, Hidden>();
  for (const { round, can } of seats) {
    const hidden = { ...(round && { round }), card: can.card };
    const kind = [round !== undefined, isCulprit(hidden), ...can.card.map((offer) => offer.do)];
    known.set(kind.join(), hidden);
  }
  return [...known.values()];
}

/** Goes through the album with one seat after the other, and writes down all that reaches people. */
function played({ album, momentsOf }: Game, callsOf: CallsOf, hidden?: Hidden): string[] {
  const stage = Stage.seated();
  const { table: here } = stage;
  const calls = callsOf(here);
  const moments = momentsOf();
  const end = new GameEnd(here);
  end.lieUnder(moments);
  const done: string[] = [];
  const caller = new Caller({
    sound: (cue) => done.push(`sound ${cue}`),
    buzz: (pattern) => done.push(`buzz ${pattern}`),
    sign: (sign) => done.push(`sign ${sign}`),
    notify: (sign) => done.push(`notify ${sign}`),
  });
  here.listen((happened) => moments.add(happened, here.view));
  moments.listen((cue) => caller.cue(cue));
  let rev = 2;
  for (const [situation, { table, seats = [], now_ms }] of Object.entries(album))
    for (const seat of seats) {
      done.push(`${situation} of ${seat.you}`);
      stage.show(rev++, table, hidden ? withHidden(seat, hidden) : seat);
      const see = (attention: Attention) =>
        caller.see(factsOf(here, calls, { attention, shown: end.shown, now: () => now_ms }));
      for (const attention of ['hidden', 'aside', 'here'] as const) see(attention);
      vi.advanceTimersByTime(OVER_MS);
      see('here');
    }
  return done;
}

function withHidden({ you, can }: SeatView, { card, ...hidden }: Hidden): SeatView {
  return { you, can: { open: can.open, card }, ...hidden };
}

describe.each(GAMES)('in the game $name', (game) => {
  const { album, calls } = game;
  const worlds = hiddenIn(album);

  test('there are worlds to tell apart, and people are called in them', () => {
    expect(worlds.filter(isCulprit).length).toBeGreaterThan(0);
    expect(worlds.filter((hidden) => !isCulprit(hidden)).length).toBeGreaterThan(0);
    const done = played(game, () => calls);
    for (const sign of ['buzz 40', 'sound turn', 'sign turn', 'notify turn'])
      expect(done).toContain(sign);
    for (const cue of ['drumroll', 'reveal']) expect(done).toContain(`sound ${cue}`);
  });

  test('no sound, sign, vibration or notification follows from what is hidden', () => {
    const shown = played(game, () => calls);
    for (const hidden of worlds) expect(played(game, () => calls, hidden)).toEqual(shown);
  });

  test('a leak would be caught', () => {
    const leaky = (table: Table): Calls => ({
      ...calls,
      call: (view, you) => (table.seat && isCulprit(table.seat) ? 'turn' : calls.call(view, you)),
    });
    const shown = played(game, leaky);
    const differing = worlds.filter(
      (hidden) => played(game, leaky, hidden).join() !== shown.join(),
    );
    expect(differing.length).toBeGreaterThan(0);
  });
});
