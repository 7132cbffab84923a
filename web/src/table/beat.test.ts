// What is seen and what is heard when a game ends, from what the engine told phones then: a big screen
// and the phones around it in one beat, and no sound ahead of its picture.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captainsCalls } from '../captains/calls';
import { captainsMoments } from '../captains/moments';
import captainsShown from '../captains/shown.json';
import type { Album } from '../gallery/shown';
import { Stage } from '../lib/table/fake-socket';
import type { TableView } from '../lib/wire/wire';
import { notebookCalls } from '../notebook/calls';
import { notebookMoments } from '../notebook/moments';
import notebookShown from '../notebook/shown.json';
import { Caller, factsOf } from '../room/call/caller';
import type { Calls } from '../room/call/calls';
import type { What } from '../room/play/moments.svelte';
import { GameEnd } from '../room/score/game-end.svelte';
import { spyCalls } from '../spy/calls';
import spyEnds from '../spy/ends.json';
import { spyMoments } from '../spy/moments';
import spyShown from '../spy/shown.json';

const STEP_MS = 100;
const LONG_MS = 20_000;

// Those of the link are left alone: nobody answers it here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type MomentsOf = typeof spyMoments | typeof captainsMoments | typeof notebookMoments;
type Game = { calls: Calls; momentsOf: MomentsOf };
const SPY: Game = { calls: spyCalls, momentsOf: spyMoments };
const CAPTAINS: Game = { calls: captainsCalls, momentsOf: captainsMoments };
const NOTEBOOK: Game = { calls: notebookCalls, momentsOf: notebookMoments };

/** The same table before the step that began with this. */
function before({ happenings, round, ...view }: TableView, first: What): TableView {
  const told = happenings.map(({ happened }) => happened.what).lastIndexOf(first);
  const { result: _, ...open } = round ?? {};
  return {
    ...view,
    phase: 'vote',
    happenings: happenings.slice(0, told),
    round: open as NonNullable<TableView['round']>,
  };
}

type Who = { isScreen?: boolean; screens?: number; goesOn_ms?: number };

/** What one screen lets people see and hear from then on: what, and after how many milliseconds. */
function watch({ calls, momentsOf }: Game, view: TableView, first: What, who: Who = {}): string[] {
  const { isScreen = false, screens = 0, goesOn_ms } = who;
  const stage = isScreen ? watching() : Stage.seated();
  const { table } = stage;
  stage.socket.say({ type: 'presence', on: [1], watching: 0, screens });
  stage.show(2, before(view, first));
  const moments = momentsOf();
  const end = new GameEnd(table, isScreen);
  end.lieUnder(moments);
  const told: string[] = [];
  let now_ms = 0;
  const note = (what: string) => told.push(`${now_ms} ${what}`);
  const caller = new Caller({
    sound: note,
    buzz: () => undefined,
    sign: () => undefined,
    notify: () => undefined,
  });
  table.listen((happened) => moments.add(happened, table.view));
  moments.listen((cue) => caller.cue(cue));

  // As effects do in a page.
  let [shown, heeded] = [end.shown as string, ''];
  let stop: (() => void) | undefined;
  const react = () => {
    const newly = moments.current?.what ?? end.shown;
    if (newly !== shown) note(`(${(shown = newly)})`);
    const facts = { attention: 'here' as const, shown: end.shown, now: () => 0 };
    caller.see(factsOf(table, calls, facts));
    const heeds = [table.view?.phase, end.isLed, end.isCovered].join();
    if (heeds === heeded) return;
    heeded = heeds;
    stop?.();
    stop = end.heed();
  };
  react();
  stage.show(3, view);
  react();
  vi.advanceTimersByTime(0);
  for (; now_ms < LONG_MS; now_ms += STEP_MS, vi.advanceTimersByTime(STEP_MS), react())
    if (now_ms === goesOn_ms) {
      moments.goOn(end.isLed)?.();
      if (!end.isLed) end.show();
      react();
    }
  stop?.();
  return told;
}

function watching(): Stage {
  const stage = new Stage();
  stage.table.watch({ screen: true });
  stage.hello();
  return stage;
}

const spy = spyShown as object as Album;
const over = (album: object, situation = 'over'): TableView => {
  const shown = (album as Album)[situation];
  if (!shown) throw new Error(`the engine played no "${situation}"`);
  return shown.table;
};

describe('a big screen', () => {
  test('drums before a card that a vote turns over, and applauds the winner when it is seen', () => {
    expect(watch(SPY, over(spy), 'vote_carried', { isScreen: true, screens: 1 })).toEqual([
      '0 (vote_carried)',
      '0 gavel',
      '1900 drumroll',
      '3400 (result)',
      '3400 reveal',
      '9400 (winner)',
      '9400 applause',
    ]);
  });

  const ENDS: [string, Game, TableView][] = [
    ['a guess', SPY, over(spy, 'over-shared')],
    ['a secret ballot', SPY, over(spyEnds, 'film-night/time_up/spy_convicted')],
    ['a secret ballot in vain', SPY, over(spyEnds, 'film-night/time_up/nobody_convicted')],
    ['teams that are complete', CAPTAINS, over(captainsShown, 'result-complete')],
    ['the last chip', NOTEBOOK, over(notebookShown)],
  ];
  test.each(ENDS)('drums after %s', (_, game, view) => {
    const told = watch(game, view, 'round_over', { isScreen: true, screens: 1 });
    const rolls = told.findIndex((line) => line.endsWith('drumroll'));
    expect(told[0]).toBe('0 (round_over)');
    expect(told[rolls + 1]).toMatch(/\(result\)$/);
    expect(told[rolls + 2]).toMatch(/reveal$/);
  });

  test.each([
    ['a round that is void', over(spy, 'result-void')],
    ['a spy who has left', over(spyEnds, 'spijun/spy_left')],
    ['turns that all let go', over(spyEnds, 'spijun/time_up/nobody_convicted')],
  ])('does not drum for %s', (_, view) => {
    expect(watch(SPY, view, 'round_over', { isScreen: true, screens: 1 })).toEqual([
      '0 (result)',
      '0 reveal',
    ]);
  });
});

describe('a phone', () => {
  const ENDS: [string, Game, TableView, What][] = [
    ['a vote', SPY, over(spy), 'vote_carried'],
    ['a guess', SPY, over(spy, 'over-shared'), 'round_over'],
    ['the captains’ game', CAPTAINS, over(captainsShown), 'round_over'],
    ['the notebook game', NOTEBOOK, over(notebookShown), 'round_over'],
  ];
  test.each(ENDS)(
    'beside a big screen is in one beat with it after %s, whatever is tapped',
    (...end) => {
      const [, game, view, first] = end;
      const isSeen = (line: string) => line.endsWith(')');
      const screen = watch(game, view, first, { isScreen: true, screens: 1 }).filter(isSeen);
      expect(screen.at(-1)).toMatch(/winner/);
      for (const goesOn_ms of [undefined, 0, 1000, 2000, 5000])
        expect(
          watch(game, view, first, { screens: 1, ...(goesOn_ms !== undefined && { goesOn_ms }) }),
        ).toEqual(screen);
    },
  );

  test('by itself is as fast as a tap, and its sounds with it', () => {
    expect(watch(SPY, over(spy), 'vote_carried', { goesOn_ms: 2000 })).toEqual([
      '0 (vote_carried)',
      '0 gavel',
      '1900 drumroll',
      '2000 (winner)',
      '2000 applause',
    ]);
  });
});
