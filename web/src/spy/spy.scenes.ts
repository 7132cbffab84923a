// The spy game on a phone, phase by phase.

import { seats, seatView, tableView } from '../gallery/build';
import type { Scene, TableScene } from '../gallery/scene';
import places from '../../../packs/places.json';
import type {
  CardView,
  Offer,
  RoundView,
  SeatPublicView,
  SeatRoundView,
  SpyResultView,
  SpyRoundView,
  SpySeatView,
  StandingView,
  TableView,
} from '../lib/wire/wire';
import { spyRound } from './round';

const ALL_PLACES = places.places.map(({ id }) => id);
export const YOU = 7;
export const AGENT: CardView = { spy: false, place: 'night-train', role: 'conductor' };
export const SPY: CardView = { spy: true, place: '', role: '' };
export function holding(card: CardView, more: Partial<SpySeatView> = {}): SeatRoundView {
  return { game: 'spy', card, cards_speak: false, ...more };
}
const AGENT_LONG: CardView = { spy: false, place: 'chess-tournament', role: 'rematch-lover' };
const LONG_NAMES = [
  'Maximilian-Alexander',
  'Ἀγαθοκλῆς 🦊🎩',
  'Владислав Константин',
  'Ana',
  'WWWWWWWWWWWWWWWWWWWW',
  '👩‍🚀🚀🌌',
  'Ljubičica Šćepanović',
  'Žak',
];

type Players = (seat: SeatPublicView) => Partial<SeatPublicView>;

export function people(count: number, change: Players = () => ({})): SeatPublicView[] {
  return seats(count, { playing: true }).map((seat) => ({
    ...seat,
    avatar: seat.avatar % 12,
    ...change(seat),
  }));
}

function round(change: Partial<SpyRoundView> = {}): RoundView {
  return {
    game: 'spy',
    number: 2,
    starter: 2,
    clock_total_ms: 480_000,
    clock: { ends_at_ms: 442_000 },
    turn: { number: 4, asker: 2, asked: 5 },
    middle: false,
    reveals: false,
    missed: [],
    guesses_left: 1,
    lines: [],
    ...change,
  };
}

export function table(change: Partial<TableView>, change_round?: Partial<SpyRoundView>): TableView {
  return tableView({
    phase: 'questions',
    seats: people(7, ({ id }) => ({ accused: id === 3 })),
    places: ALL_PLACES,
    places_played: ['zoo'],
    rounds_played: 1,
    ...change,
    round: round(change_round),
  });
}

const others = [1, 2, 3, 4, 5, 6];
const accuse: Offer = { do: 'accuse', whom: others };
export const menu: Offer[] = [{ do: 'rename' }, { do: 'leave' }];
export const reveal: Offer[] = [{ do: 'reveal' }, { do: 'guess' }];

export function scene(
  id: string,
  view: TableView,
  open: Offer[] = [],
  more: Partial<TableScene> = {},
): Scene {
  return {
    id: `spy-${id}`,
    screen: 'room',
    view,
    seat: seatView(
      YOU,
      { open: [...menu, ...open] },
      holding(AGENT, { cards_speak: view.phase === 'questions' }),
    ),
    now_ms: 100_000,
    flowing: false,
    ...more,
  };
}

const dealt = table(
  {
    phase: 'dealt',
    seats: people(7, ({ id }) => ({ ready: id % 2 === 1 && id !== YOU })),
  },
  { clock: { left_ms: 480_000 }, starts_at_ms: 138_000 },
);
const stopVote = (voted: number[]): TableView =>
  table(
    { phase: 'vote' },
    {
      clock: { left_ms: 342_000 },
      vote: {
        number: 3,
        kind: 'stop',
        suspect: 2,
        by: 1,
        voters: [3, 4, 5, 6, 7, 1],
        voted,
        timer: { ends_at_ms: 123_000 },
        suspects_left: 0,
      },
    },
  );
const hands = (suspect: number, left: number): TableView =>
  table(
    { phase: 'time_up' },
    {
      clock: { left_ms: 0 },
      vote: {
        number: 5,
        kind: 'suspects',
        suspect,
        voters: [1, 2, 3, 4, 5, 6, 7].filter((id) => id !== suspect),
        voted: [4],
        timer: { ends_at_ms: 260_000 },
        suspects_left: left,
      },
    },
  );

const standings = (points: number[]): StandingView[] =>
  people(7)
    .map(({ id, name, avatar }, i) => ({
      seat: id,
      name,
      avatar,
      points: points[i] ?? 0,
      left: false,
    }))
    .sort((a, b) => b.points - a.points);

const result: SpyResultView = {
  ending: { how: 'spy_convicted', by: 1, bonus: 1 },
  spy: 2,
  place: 'night-train',
  roles: [
    { seat: 1, role: 'train-driver' },
    { seat: 3, role: 'fare-dodger' },
    { seat: 4, role: 'dining-car-waiter' },
    { seat: 5, role: 'detective' },
    { seat: 6, role: 'chatty-traveller' },
    { seat: 7, role: 'conductor' },
  ],
  points: [{ seat: 1, points: 2 }, ...[3, 4, 5, 6, 7].map((seat) => ({ seat, points: 1 }))],
};

export function over(
  change: Partial<SpyResultView>,
  change_table: Partial<TableView> = {},
): TableView {
  return table(
    {
      phase: 'round_over',
      rounds_played: 2,
      seats: people(7, ({ id }) => ({ ready: id === 3 || id === 5 })),
      standings: standings([5, 2, 3, 1, 4, 1, 3]),
      ...change_table,
    },
    { clock: { left_ms: 200_000 }, result: { ...result, ...change } },
  );
}
export const gameOver = over({}, { phase: 'game_over', rounds_played: 5, winners: [1] });
export const sharedVictory = over(
  {},
  {
    phase: 'game_over',
    rounds_played: 5,
    winners: [1, 5],
    standings: standings([5, 2, 3, 1, 5, 1, 3]),
  },
);
export const ended: Offer[] = [{ do: 'ready' }];
const asHost = (open: Offer[], card: CardView = AGENT): Partial<TableScene> => ({
  seat: seatView(1, { open: [...menu, ...open] }, holding(card)),
});
const asSpy = (open: Offer[]): Partial<TableScene> => ({
  seat: seatView(YOU, { open: [...menu, ...open], card: reveal }, holding(SPY)),
});
export const questions = table({});
export const voting = stopVote([1, 3, 5]);
export const lastHands = hands(2, 5);
export const guessing = table(
  { phase: 'guess' },
  { clock: { left_ms: 342_000 }, revealed: 5, guess_timer: { ends_at_ms: 141_000 } },
);
export const justDealt = dealt;
const crowd = table({ seats: people(12) });
const yourTurn = table({}, { turn: { number: 4, asker: YOU, not_back_to: 3 } });
const askSome: Offer[] = [accuse, { do: 'ask', turn: 4, whom: [1, 2, 4, 5, 6] }];

export default [
  scene('dealt', dealt, [{ do: 'looked' }]),
  scene('dealt-starter', table(dealt, { ...spyRound(dealt), starter: YOU }), [
    { do: 'start_clock' },
  ]),
  scene('questions', questions, [accuse]),
  scene('questions-spy', questions, [], asSpy([accuse])),
  scene('questions-long', questions, [], {
    seat: seatView(YOU, { open: [accuse] }, holding(AGENT_LONG)),
  }),
  scene('your-turn', yourTurn, askSome),
  scene('asked', table({}, { turn: { number: 4, asker: 2, asked: YOU } }), [
    accuse,
    { do: 'answer', turn: 4 },
    { do: 'ask', turn: 5, whom: [1, 3, 4, 5, 6] },
  ]),
  scene(
    'last-minute',
    table(
      { seats: people(7, ({ id }) => ({ accused: id === YOU })) },
      {
        clock: { ends_at_ms: 147_000 },
      },
    ),
  ),
  scene('paused', table({}, { clock: { left_ms: 342_000 }, wait: { why: 'paused_by_host' } })),
  scene(
    'waiting',
    table(
      { seats: people(7, ({ id }) => ({ away: id === 5 })) },
      {
        clock: { left_ms: 342_000 },
        wait: { why: 'waiting_for', seat: 5, until_ms: 142_000 },
      },
    ),
    [],
    { on: [1, 2, 3, 6, 7] },
  ),
  scene('four', table({ seats: people(4) }, { turn: { number: 1, asker: 1, asked: 3 } }), [], {
    seat: seatView(4, { open: [accuse] }, holding(AGENT)),
  }),
  scene('twelve', crowd, [accuse]),
  scene(
    'long-names',
    table({ seats: people(8, ({ id }) => ({ name: LONG_NAMES[id - 1] ?? '' })) }),
    [accuse],
  ),
  scene('vote', stopVote([1, 3, 5]), [{ do: 'vote', vote: 3 }]),
  scene('vote-cast', stopVote([1, 3, 5, 7]), [], {
    seat: seatView(YOU, { open: menu }, holding(AGENT, { voted: false })),
  }),
  scene('vote-suspect', stopVote([1, 3]), [], {
    seat: seatView(2, { open: menu }, holding(AGENT)),
  }),
  scene('hands', hands(2, 5), [{ do: 'vote', vote: 5 }]),
  scene('hands-first', hands(2, 6), [{ do: 'vote', vote: 5 }]),
  scene('hands-you', hands(YOU, 6)),
  scene('guess', guessing),
  scene(
    'guess-you',
    table(
      { phase: 'guess' },
      { clock: { left_ms: 342_000 }, revealed: YOU, guess_timer: { ends_at_ms: 141_000 } },
    ),
    [],
    { seat: seatView(YOU, { open: menu, card: [{ do: 'guess' }] }, holding(SPY)) },
  ),
  scene('result', over({}), ended),
  scene('result-host', over({}), ended, asHost([...ended, { do: 'next_round' }])),
  scene(
    'result-innocent',
    over({
      ending: { how: 'innocent_convicted', suspect: 4, by: 1 },
      points: [{ seat: 2, points: 4 }],
    }),
    ended,
  ),
  scene(
    'result-guess',
    over({ ending: { how: 'guessed_wrong', place: 'opera' }, points: [] }),
    ended,
  ),
  scene(
    'result-void',
    over({ ending: { how: 'void', reason: 'aborted_by_host' }, points: [] }),
    ended,
  ),
  scene('over', gameOver),
  scene('over-shared', sharedVictory, [], asHost([{ do: 'start_round' }, { do: 'to_lobby' }])),
  scene('late', table({ seats: people(7, ({ id }) => ({ playing: id !== YOU })) }), [], {
    seat: seatView(YOU, { open: menu }),
  }),
  { id: 'spy-watching', screen: 'room', view: questions, now_ms: 100_000, flowing: false },
] satisfies Scene[];
