import { expect, it } from 'vitest';
import type { CaptainsRoundView, NotebookRoundView, RoundView, SpyRoundView } from '../wire/wire';
import { announcedIn } from './announced';

const lines = (round: unknown) => {
  const announced = announcedIn({
    round: round as RoundView,
    places: ['bank'],
    phase: 'round_over',
  });
  return announced && Object.fromEntries(announced.lines);
};

it('nothing is announced before the end', () => {
  expect(announcedIn({ places: [], phase: 'lobby' })).toBeNull();
  expect(lines({ game: 'spy', number: 7, starter: 1 } satisfies Partial<RoundView>)).toBeNull();
});

it('a result of spies says place, spy and roles', () => {
  const result = {
    place: 'bank',
    spy: 2,
    roles: [
      { seat: 1, role: 'teller' },
      { seat: 3, role: 'visitor' },
    ],
  } satisfies Partial<SpyRoundView['result']>;
  const round = { game: 'spy', number: 7, starter: 3, result };
  expect(lines(round)).toEqual({
    starter: ['3'],
    place: ['bank'],
    spy: ['2'],
    role: ['1|teller', '3|-'],
  });
  expect(lines({ ...round, result: { place: 'bank', roles: [] } })).toEqual({
    starter: ['3'],
    place: ['bank'],
    spy: [],
  });
});

it('a result of captains says both places and whose card everybody had', () => {
  const result = {
    captains: [
      { seat: 1, place: 'bank' },
      { seat: 4, place: 'zoo' },
    ],
    agents: [{ seat: 2, of: 4 }, { seat: 3 }],
  } satisfies Partial<CaptainsRoundView['result']>;
  expect(lines({ game: 'captains', number: 7, result })).toEqual({
    captain: ['1|bank', '4|zoo'],
    agent: ['2|4', '3|spy'],
  });
});

it('a result of notebooks says who conspired, if a case was opened', () => {
  const round = { game: 'notebook', number: 7, active: 2 } satisfies Partial<
    { game: 'notebook' } & NotebookRoundView
  >;
  expect(lines({ ...round, result: { conspirator: 4 } })).toEqual({
    opener: ['2'],
    conspirator: ['4'],
  });
  expect(lines({ ...round, result: {} })).toEqual({ conspirator: [] });
});

it('a game is over with its last round', () => {
  const round = { game: 'notebook', number: 7, active: 2, result: {} } as unknown as RoundView;
  const isLast = (phase: 'round_over' | 'game_over') =>
    announcedIn({ round, places: [], phase })?.isLast;
  expect([isLast('round_over'), isLast('game_over')]).toEqual([false, true]);
});
