// Views of a captains' game for tests that vary one thing. What is really shown is in `shown.json`.

import { people, tableSettings, tableView } from '../gallery/build';
import places from '../../../packs/places.json';
import type {
  AgentResultView,
  Asking,
  CaptainsResultView,
  CaptainsRoundView,
  CaptainView,
  LineView,
  SeatId,
  SeatPublicView,
  StandingView,
  TableView,
} from '../lib/wire/wire';

const ALL_PLACES = places.places.map(({ id }) => id);
/** The captains; three and up are agents. */
export const ONE = 2;
export const TWO = 6;
export const SPY = 4;

export function captain(seat: SeatId, team: SeatId[] = [], refused = false): CaptainView {
  return { seat, team, refused };
}

/** Everybody who is neither captain nor picked. */
function left(captains: CaptainView[], count: number): SeatId[] {
  const taken = captains.flatMap(({ seat, team }) => [seat, ...team]);
  return Array.from({ length: count }, (_, i) => i + 1).filter((seat) => !taken.includes(seat));
}

type Change = Partial<CaptainsRoundView> & { players?: number };

export function round({ players = 8, ...change }: Change = {}): CaptainsRoundView {
  const captains = change.captains ?? [captain(ONE), captain(TWO)];
  return {
    number: 2,
    captains,
    settled: true,
    agents: left(captains, players),
    step: step(ONE),
    lines: [],
    ...change,
  };
}

export function step(
  captain: SeatId,
  {
    asked,
    heard = [],
    left_ms = 31_000,
  }: { asked?: SeatId; heard?: SeatId[]; left_ms?: number } = {},
) {
  return {
    turn: 5,
    captains: [captain],
    ...(asked !== undefined && { asked }),
    heard: asked === undefined ? heard : [...heard, asked],
    timer: { ends_at_ms: 100_000 + left_ms },
  };
}

export function table(
  phase: TableView['phase'],
  change: Change = {},
  { asking = 'tracked', ...more }: Partial<TableView> & { asking?: Asking } = {},
): TableView {
  return tableView({
    phase,
    seats: people(change.players ?? 8),
    settings: tableSettings({ game: 'captains', asking }),
    players_min: 7,
    players_max: 12,
    rounds: 4,
    rounds_played: 1,
    places: ALL_PLACES,
    places_played: ['zoo', 'bank'],
    round: { game: 'captains', ...round(change) },
    ...more,
  });
}

export const dealt = table(
  'dealt',
  {
    settled: false,
    step: { turn: 1, captains: [ONE, TWO], heard: [], timer: { ends_at_ms: 112_000 } },
  },
  { seats: people(8, ({ id }) => ({ ready: id === 1 || id === 5 })) },
);
export const choosing = table('asking', { step: step(ONE, { heard: [3] }) });
export const asked = table('asking', { step: step(ONE, { asked: 5, heard: [3] }) });
export const paused = table('asking', {
  step: { ...step(ONE, { asked: 5, heard: [3] }), timer: { left_ms: 31_000 } },
  wait: { why: 'paused_by_host' },
});
const grown: [CaptainView, CaptainView] = [captain(ONE, [5]), captain(TWO, [8])];
export const picking = table('picking', { captains: grown, step: step(TWO, { left_ms: 68_000 }) });
export const alone = table('picking', {
  captains: [captain(ONE, [5, 1]), captain(TWO, [8], true)],
  step: step(ONE, { left_ms: 8_000 }),
});
export const aloud = table(
  'asking',
  { step: step(ONE, { left_ms: 204_000 }) },
  { asking: 'spoken' },
);

const spyInTwo: [CaptainView, CaptainView] = [captain(ONE, [5, 1]), captain(TWO, [8, SPY])];
export const naming = (named: CaptainsRoundView['naming']): TableView =>
  table('naming', {
    captains: spyInTwo,
    step: { turn: 9, captains: [], heard: [], timer: { ends_at_ms: 141_000 } },
    ...(named && { naming: named }),
  });
export const firstName = naming({ spy: SPY, picked_by: TWO, captain: TWO, named: [] });
export const secondName = naming({
  spy: SPY,
  picked_by: TWO,
  captain: ONE,
  named: [{ captain: TWO, place: 'opera' }],
});

const agents: AgentResultView[] = [
  { seat: 1, of: ONE },
  { seat: 3, of: TWO },
  { seat: SPY },
  { seat: 5, of: ONE },
  { seat: 7, of: ONE },
  { seat: 8, of: TWO },
];
const result: CaptainsResultView = {
  ending: { how: 'spy_picked', by: TWO },
  captains: [
    { seat: ONE, place: 'night-train' },
    { seat: TWO, place: 'opera' },
  ],
  agents,
  named: [
    { captain: TWO, place: 'opera' },
    { captain: ONE, place: 'zoo' },
  ],
  points: [
    { seat: 1, points: 1 },
    { seat: ONE, points: 2 },
    { seat: 3, points: 0 },
    { seat: SPY, points: 2 },
    { seat: 5, points: 1 },
    { seat: TWO, points: 0 },
    { seat: 7, points: 0 },
    { seat: 8, points: 1 },
  ],
};

function standings(seats: SeatPublicView[], points: number[]): StandingView[] {
  return seats
    .map(({ id, name, avatar }, i) => ({
      seat: id,
      name,
      avatar,
      points: points[i] ?? 0,
      left: false,
    }))
    .sort((a, b) => b.points - a.points);
}

export function over(
  change: Partial<CaptainsResultView> = {},
  captains = spyInTwo,
  more: Partial<TableView> = {},
): TableView {
  const seats = people(8, ({ id }) => ({ ready: id === 3 }));
  const { step: _, ...finished } = round({ captains });
  return table(
    'round_over',
    {},
    {
      rounds_played: 2,
      seats,
      standings: standings(seats, [3, 4, 1, 2, 2, -1, 0, 1]),
      round: { game: 'captains', ...finished, result: { ...result, ...change } },
      ...more,
    },
  );
}
const refused: CaptainsResultView = {
  ...result,
  ending: { how: 'teams_complete' },
  named: [{ captain: ONE }, { captain: TWO, place: 'opera' }],
  points: result.points.map(({ seat, points }) => {
    const other: Record<SeatId, number> = { [ONE]: -1, [TWO]: 1, [SPY]: 1, 1: 0, 3: 1, 5: 0, 8: 0 };
    return { seat, points: other[seat] ?? points };
  }),
};
const worst: [CaptainView, CaptainView] = [captain(ONE, [8], true), captain(TWO, [3], true)];
export const complete = over(refused, worst);
export const empty = over(
  { ...refused, named: [], ending: { how: 'void', reason: 'captain_left' }, points: [] },
  [captain(ONE), captain(TWO)],
);
const lines: LineView[] = [
  { n: 1, by: ONE, kind: 'question', to: 3, text: 'Do you come here often?' },
  { n: 2, by: 3, kind: 'answer', to: ONE, text: 'Only when I have to.' },
  { n: 3, by: ONE, kind: 'question', to: 5, text: 'Who is the loudest here?' },
];
export const written = table(
  'asking',
  { step: step(ONE, { asked: 5, heard: [3] }), lines },
  { asking: 'written' },
);
export const writing = table(
  'asking',
  { step: step(ONE, { heard: [3] }), lines: lines.slice(0, 2) },
  { asking: 'written' },
);
