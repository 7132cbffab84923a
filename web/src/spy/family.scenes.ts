// What the other rulesets bring to a phone: turns after time-up, a secret ballot, a card in the
// middle.

import { seatView, tableSettings } from '../gallery/build';
import type { Scene, TableScene } from '../gallery/scene';
import type { Offer, SeatId, SpyRoundView, TableView, VoteView } from '../lib/wire/wire';
import {
  AGENT,
  ended,
  holding,
  menu,
  over,
  people,
  reveal,
  scene,
  SPY,
  table,
  YOU,
} from './spy.scenes';
import { spyRound } from './round';

const timer = { ends_at_ms: 138_000 };
const others = [1, 2, 3, 4, 5, 6];
const vote: VoteView = {
  number: 3,
  kind: 'stop',
  suspect: 2,
  by: 1,
  voters: [3, 4, 5, 6, 7, 1],
  voted: [1, 3],
  timer,
  suspects_left: 0,
};

const settings = tableSettings({ spy: { ruleset: 'indictment' } });
const indicted = (next: SeatId, voted: SeatId[]): TableView =>
  table(
    { phase: 'vote', settings },
    { clock: { left_ms: 342_000 }, vote: { ...vote, voted, next } },
  );
const speaking = (open: Offer[], isSpy = false): Partial<TableScene> => ({
  seat: seatView(
    YOU,
    { open: [...menu, ...open], card: isSpy ? reveal : [] },
    holding(isSpy ? SPY : AGENT, { cards_speak: true }),
  ),
});

const timeUp = (change: Partial<SpyRoundView>): TableView =>
  table({ phase: 'time_up' }, { clock: { left_ms: 0 }, ...change });
export const proposing = (seat: SeatId): TableView =>
  timeUp({ chance: { kind: 'propose', seat, timer, left: 4 } });
export const proposed = timeUp({ vote: { ...vote, kind: 'proposal', voted: [1] } });
export const ballot = (voted: SeatId[]): TableView =>
  timeUp({ ballot: { voters: [...others, YOU], voted, timer } });
const nameOne: Offer = { do: 'ballot', whom: others };

/** You are the last one at such a table: seat 2 of 2, or seat 3 of 3. */
export function few(count: 2 | 3, change: Partial<SpyRoundView> = {}): TableView {
  const turn = { number: 4, asker: 1, asked: 2 };
  return table(
    {
      phase: 'questions',
      variant: count === 2 ? 'duel' : 'trio',
      seats: people(count),
      host: 1,
      players_min: 2,
      players_max: 8,
    },
    { middle: true, reveals: true, starter: 1, clock_total_ms: 360_000, turn, ...change },
  );
}
export function pointing(count: 2 | 3, by: SeatId): TableView {
  const voters = Array.from({ length: count }, (_, i) => i + 1);
  const { suspect: _, ...open } = vote;
  const asked: VoteView = { ...open, kind: 'point', by, voters, voted: [by] };
  return { ...few(count, { clock: { left_ms: 242_000 }, vote: asked }), phase: 'vote' };
}
export function lastChance(count: 2 | 3, seat: SeatId): TableView {
  const chance = { kind: 'last_chance' as const, seat, timer, left: 1 };
  return { ...few(count, { clock: { left_ms: 0 }, chance }), phase: 'time_up' };
}
function small(id: string, view: TableView, open: Offer[], isSpy = false): Scene {
  const can = { open: [...menu, ...open], card: isSpy ? reveal : [] };
  const cards_speak = view.phase === 'questions';
  const own = holding(isSpy ? SPY : AGENT, { cards_speak });
  return scene(id, view, [], { seat: seatView(view.seats.length, can, own) });
}
const point: Offer = { do: 'point' };
/** You are the last of so few. */
const accuse = (count: 2 | 3): Offer => ({ do: 'accuse', whom: count === 2 ? [1] : [1, 2] });

function overFew(change: Parameters<typeof over>[0], spy?: SeatId): TableView {
  const seats = people(3);
  const standings = seats.map(({ id, name, avatar }, i) => ({
    seat: id,
    name,
    avatar,
    points: 3 - i,
    left: false,
  }));
  const view = over(change, { seats, standings });
  const round = spyRound(view);
  if (!round?.result) return view;
  const { spy: _, ...result } = round.result;
  const roles = ['train-driver', 'conductor', 'fare-dodger'].map((role, i) => ({
    seat: i + 1,
    role,
  }));
  const told = { ...result, roles: roles.filter(({ seat }) => seat !== spy) };
  return {
    ...view,
    round: {
      ...round,
      game: 'spy',
      middle: true,
      reveals: true,
      result: { ...told, ...(spy !== undefined && { spy }) },
    },
  };
}
export const middleWasSpy = overFew({
  ending: { how: 'middle_was_spy', by: 1 },
  points: [1, 2, 3].map((seat) => ({ seat, points: 1 })),
});

export default [
  scene('one-by-one', indicted(5, [1, 3, 4]), [], speaking([])),
  scene('one-by-one-you', indicted(YOU, [1, 3, 4, 5, 6]), [], speaking([{ do: 'vote', vote: 3 }])),
  scene('one-by-one-spy', indicted(5, [1, 3, 4]), [], speaking([], true)),
  scene('last-minute-indictment', table({ settings }, { clock: { ends_at_ms: 147_000 } })),
  scene('propose', proposing(3)),
  scene('propose-you', proposing(YOU), [{ do: 'propose', whom: others }, { do: 'pass' }]),
  scene('proposal', proposed, [{ do: 'vote', vote: 3 }]),
  scene('ballot', ballot([2, 4]), [nameOne]),
  scene('ballot-in', ballot([2, 4, YOU]), [], {
    seat: seatView(YOU, { open: [...menu, nameOne] }, holding(AGENT, { ballot: 5 })),
  }),
  small('duel', few(2), [point, accuse(2), { do: 'answer', turn: 4 }]),
  small('duel-spy', few(2), [point, accuse(2), { do: 'answer', turn: 4 }], true),
  small('trio', few(3), [point, accuse(3)]),
  small('trio-refused', few(3, { turn: { number: 5, asker: 2, asked: 1 } }), [accuse(3)]),
  small('point', pointing(2, 1), [{ do: 'vote', vote: 3 }]),
  small('point-you', pointing(3, 3), []),
  small('last-chance', lastChance(3, 1), []),
  small('last-chance-you', lastChance(2, 2), [point, accuse(2), { do: 'pass' }]),
  small('result-middle', middleWasSpy, ended),
  small(
    'result-nobody',
    overFew({ ending: { how: 'innocent_convicted', suspect: 2, by: 1 }, points: [] }),
    ended,
  ),
  small(
    'result-not-middle',
    overFew({ ending: { how: 'middle_was_place', by: 1 }, points: [{ seat: 2, points: 2 }] }, 2),
    ended,
  ),
] satisfies Scene[];
