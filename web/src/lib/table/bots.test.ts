import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seats, seatView, tableSettings, tableView } from '../../gallery/build';
import type { SeatPublicView, SpyRoundView } from '../wire/wire';
import { askingOf, awaitedBot, botsOf } from './bots';
import { Stage } from './fake-socket';
import { keepSeats } from './join';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ana, a bot of the house and an agent from outside. */
function mixed(): SeatPublicView[] {
  const [ana, boris, chen] = seats(3) as [SeatPublicView, SeatPublicView, SeatPublicView];
  return [ana, { ...boris, bot: { character: 'dreamer' } }, { ...chen, bot: {} }];
}

describe('how questions are asked', () => {
  test('is as it was chosen, and in writing where bots sit', () => {
    const settings = tableSettings({ asking: 'spoken' });
    expect(askingOf(tableView({ settings }))).toBe('spoken');
    expect(askingOf(tableView({ settings, seats: mixed() }))).toBe('written');
    expect(askingOf(tableView({ settings, seats: mixed().slice(2) }))).toBe('written');
  });

  test('does not change within a round when the last bot is gone', () => {
    const round: SpyRoundView & { game: 'spy' } = {
      game: 'spy',
      number: 1,
      starter: 1,
      clock_total_ms: 1,
      clock: { left_ms: 1 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [
        {
          n: 1,
          by: 2,
          to: 1,
          kind: 'question',
          text: '',
          phrase: { attribute: 'heat', variant: 0 },
        },
      ],
    };
    expect(askingOf(tableView({ round }))).toBe('written');
    const typed = { ...round, lines: [{ n: 1, by: 2, kind: 'remark' as const, text: 'Hm' }] };
    expect(askingOf(tableView({ round: typed }))).toBe('tracked');
  });
});

test('a table waits for a bot where one of the house is to ask or to answer', () => {
  const view = tableView({ seats: mixed() });
  expect(awaitedBot(view, undefined)).toBeNull();
  expect(awaitedBot(view, { asker: 2 })).toBe(2);
  expect(awaitedBot(view, { asker: 1, asked: 2 })).toBe(2);
  expect(awaitedBot(view, { asker: 2, asked: 1 })).toBeNull();
  // Somebody else's program cannot be hurried.
  expect(awaitedBot(view, { asker: 3 })).toBeNull();
});

test('a bot of the house is always there, an agent from outside when it is connected', () => {
  const stage = Stage.seated();
  stage.show(2, tableView({ seats: mixed() }), seatView(1));
  stage.socket.say({ type: 'presence', on: [1], watching: 0, screens: 0 });
  expect([1, 2, 3].map((seat) => stage.table.isOn(seat))).toEqual([true, true, false]);
  expect(botsOf(tableView({ seats: mixed() })).map(({ id }) => id)).toEqual([2, 3]);
});

test('to hurry is no intent and waits for no answer', () => {
  const stage = Stage.seated();
  stage.table.hurry();
  expect(stage.socket.sent.at(-1)).toEqual({ type: 'hurry' });
  expect(stage.table.pending).toBe(0);
});

test('a seat becomes another when a bot takes it, and not when it is told again', () => {
  const before = mixed();
  const again = structuredClone(before);
  expect(keepSeats(before, again)).toBe(before);
  const told = (bots: SeatPublicView['bot'][]) =>
    again.map((seat, i) => ({ ...seat, ...(bots[i] && { bot: bots[i] }) }));
  const taken = told([{ character: 'hothead' }]);
  expect(keepSeats(before, taken)[0]).toBe(taken[0]);
  const other = told([undefined, {}]);
  expect(keepSeats(before, other)[1]).toBe(other[1]);
});
