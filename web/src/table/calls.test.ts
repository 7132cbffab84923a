// What a phone does to call its owner may not betray a card. So every situation that the engine has
// shown is played in worlds that differ in all that is hidden, and nothing may differ but that.

import { describe, expect, test } from 'vitest';
import { captainsCalls } from '../captains/calls';
import captainsShown from '../captains/shown.json';
import type { Album } from '../gallery/shown';
import { Stage } from '../lib/table/fake-socket';
import type { Table } from '../lib/table/table.svelte';
import type { SeatView } from '../lib/wire/wire';
import { notebookCalls } from '../notebook/calls';
import notebookShown from '../notebook/shown.json';
import { Caller, factsOf } from '../room/call/caller';
import type { Calls } from '../room/call/calls';
import { spyCalls } from '../spy/calls';
import spyShown from '../spy/shown.json';

type Hidden = Pick<SeatView, 'round'> & { card: SeatView['can']['card'] };

const GAMES: [string, Album, Calls][] = [
  ['spy', spyShown as object as Album, spyCalls],
  ['captains', captainsShown as object as Album, captainsCalls],
  ['notebook', notebookShown as object as Album, notebookCalls],
];

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
function played(album: Album, callsOf: (table: Table) => Calls, hidden?: Hidden): string[] {
  const stage = Stage.seated();
  const calls = callsOf(stage.table);
  const done: string[] = [];
  const caller = new Caller(calls, {
    sound: (cue) => done.push(`sound ${cue}`),
    buzz: (pattern) => done.push(`buzz ${pattern}`),
    sign: (sign) => done.push(`sign ${sign}`),
    notify: (sign) => done.push(`notify ${sign}`),
  });
  stage.table.listen((happened) => caller.hear(happened));
  let rev = 2;
  for (const [situation, { table, seats = [], now_ms }] of Object.entries(album))
    for (const seat of seats) {
      done.push(`${situation} of ${seat.you}`);
      stage.show(rev++, table, hidden ? withHidden(seat, hidden) : seat);
      for (const attention of ['hidden', 'aside', 'here'] as const)
        caller.see(factsOf(stage.table, calls, attention, () => now_ms));
    }
  return done;
}

function withHidden({ you, can }: SeatView, { card, ...hidden }: Hidden): SeatView {
  return { you, can: { open: can.open, card }, ...hidden };
}

describe.each(GAMES)('in the game %s', (_, album, calls) => {
  const worlds = hiddenIn(album);

  test('there are worlds to tell apart, and people are called in them', () => {
    expect(worlds.filter(isCulprit).length).toBeGreaterThan(0);
    expect(worlds.filter((hidden) => !isCulprit(hidden)).length).toBeGreaterThan(0);
    const done = played(album, () => calls);
    for (const sign of ['buzz 40', 'sound turn', 'sign turn', 'notify turn', 'sound reveal'])
      expect(done).toContain(sign);
  });

  test('no sound, sign, vibration or notification follows from what is hidden', () => {
    const shown = played(album, () => calls);
    for (const hidden of worlds) expect(played(album, () => calls, hidden)).toEqual(shown);
  });

  test('a leak would be caught', () => {
    const leaky = (table: Table): Calls => ({
      ...calls,
      call: (view, you) => (table.seat && isCulprit(table.seat) ? 'turn' : calls.call(view, you)),
    });
    const shown = played(album, leaky);
    const differing = worlds.filter(
      (hidden) => played(album, leaky, hidden).join() !== shown.join(),
    );
    expect(differing.length).toBeGreaterThan(0);
  });
});
