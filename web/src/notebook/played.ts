// Views of a notebook game for tests that vary one thing. What is really shown is in `shown.json`.

import deck from '../../../decks/evidence.json';
import { people, tableSettings, tableView } from '../gallery/build';
import type {
  ChipView,
  NotebookResultView,
  NotebookRoundView,
  NotebookSettings,
  SeatId,
  SeatPublicView,
  StandingView,
  TableView,
  TimerView,
} from '../lib/wire/wire';

const CARDS = deck.cards.map(({ id }) => id);
/** Whose word it is, and whose notebook is blank. */
export const ACTIVE = 3;
export const CONSPIRATOR = 6;
const WORD = 'nostalgia';
const EARLIER = ['lighthouse', 'déjà vu', 'bureaucracy'];

/** Six cards that lie nowhere else. */
export const HAND = CARDS.slice(0, 6);

/** Everybody in a table of so many, as they play. */
function lap(players: number): SeatId[] {
  return Array.from({ length: players }, (_, i) => ((ACTIVE - 1 + i) % players) + 1);
}

/** So many cards have been played, one after the other. */
function evidence(players: number, played: number): NotebookRoundView['evidence'] {
  return lap(players).flatMap((seat, i) => {
    const cards = [i, i + players].filter((at) => at < played);
    return cards.length > 0
      ? [{ seat, cards: cards.map((at) => CARDS[6 + at] ?? `own-${at}`) }]
      : [];
  });
}

type Change = Partial<NotebookRoundView> & {
  players?: number;
  /** How many cards lie on the table. */
  played?: number;
  /** Whose turn it is; nobody's while all talk. */
  now?: SeatId | undefined;
  left_ms?: number;
  timer?: TimerView;
};

export function round({
  players = 8,
  played = 0,
  now,
  left_ms = 52_000,
  timer = { ends_at_ms: 100_000 + left_ms },
  ...change
}: Change = {}): NotebookRoundView {
  return {
    number: 4,
    active: ACTIVE,
    words: EARLIER,
    evidence: evidence(players, played),
    explained: [],
    chips: [],
    step: { turn: 7, ...(now !== undefined && { seat: now }), timer },
    deck: 96,
    ...change,
  };
}

export function table(
  phase: TableView['phase'],
  change: Change = {},
  more: Partial<TableView> & { agreed?: Partial<NotebookSettings> } = {},
): TableView {
  const { agreed, ...rest } = more;
  return tableView({
    phase,
    seats: people(change.players ?? 8),
    settings: tableSettings({
      game: 'notebook',
      notebook: { explanations_timed: true, discussion: true, deck: 'evidence', ...agreed },
    }),
    players_min: 4,
    players_max: 8,
    rounds: 8,
    rounds_played: 3,
    points_hidden: true,
    round: { game: 'notebook', ...round(change) },
    ...rest,
  });
}

/** Whose turn it is after so many cards. */
function next(played: number, players = 8): SeatId {
  return lap(players)[played % players] ?? ACTIVE;
}
export function evidenceAt(played: number, players = 8, more: Partial<TableView> = {}): TableView {
  return table('evidence', { players, played, now: next(played, players) }, more);
}

export const opening = table('case', { now: ACTIVE, left_ms: 131_000 });
/** Just dealt: the first one after the active player is to play. */
export const dealt = evidenceAt(1);
export const secondLap = evidenceAt(10);
export const paused = table('evidence', {
  played: 4,
  now: next(4),
  timer: { left_ms: 61_000 },
  wait: { why: 'paused_by_host' },
});
export const waiting = table(
  'evidence',
  {
    played: 4,
    now: next(4),
    timer: { left_ms: 61_000 },
    wait: { why: 'waiting_for', seat: next(4), until_ms: 142_000 },
  },
  { seats: people(8, ({ id }) => ({ away: id === next(4) })) },
);

const shown = { played: 16, word: WORD };
export const explaining = table('explaining', {
  ...shown,
  now: 5,
  explained: [3, 4],
  left_ms: 31_000,
});
export const untimed = table(
  'explaining',
  { ...shown, now: 5, explained: [3, 4], left_ms: 500_000 },
  { agreed: { explanations_timed: false } },
);
export const discussion = table('explaining', { ...shown, explained: lap(8) });

const CHIPS: ChipView[] = [
  { seat: 4, whom: 6 },
  { seat: 5, whom: 8 },
  { seat: 6, whom: 8 },
  { seat: 7, whom: 6 },
  { seat: 8, whom: 6 },
  { seat: 1, whom: 7 },
  { seat: 2, whom: 6 },
];
export function chips(placed: number): TableView {
  const now = lap(8)[placed + 1];
  return table('chips', {
    ...shown,
    now,
    explained: lap(8),
    chips: CHIPS.slice(0, placed),
    left_ms: 41_000,
  });
}

/** One chip is right, and one is not enough. */
const astray = CHIPS.map((chip, i) => ({ ...chip, whom: i === 0 ? CONSPIRATOR : i < 4 ? 2 : 5 }));
const POINTS: Record<'caught' | 'escaped', Partial<Record<SeatId, number>>> = {
  caught: { 4: 3, 7: 3, 8: 3, 2: 3 },
  escaped: { [CONSPIRATOR]: 5, [ACTIVE]: 4, 4: 3 },
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
  change: Partial<NotebookResultView> = {},
  more: Partial<TableView> = {},
  roundChange: Change = {},
): TableView {
  const seats = more.seats ?? people(8, ({ id }) => ({ ready: id === 3 || id === 5 }));
  const how = change.ending?.how ?? 'caught';
  const earned = how === 'void' ? {} : POINTS[how];
  const { step: _, ...finished } = round({
    ...shown,
    explained: lap(8),
    chips: how === 'escaped' ? astray : CHIPS,
    ...roundChange,
  });
  const result: NotebookResultView = {
    ending: { how: 'caught' },
    conspirator: CONSPIRATOR,
    word: WORD,
    points: seats.map(({ id }) => ({ seat: id, points: earned[id] ?? 0 })),
    ...change,
  };
  return table(
    'round_over',
    {},
    {
      rounds_played: 4,
      standings: standings(seats, []),
      round: { game: 'notebook', ...finished, result },
      ...more,
      seats,
    },
  );
}
export const caught = over();
export const escaped = over({ ending: { how: 'escaped' } });
export const unsuspected = over(
  {
    ending: { how: 'escaped' },
    points: [
      { seat: CONSPIRATOR, points: 5 },
      { seat: ACTIVE, points: 4 },
    ],
  },
  {},
  { chips: CHIPS.map((chip) => ({ ...chip, whom: chip.seat === 8 ? 7 : 8 })) },
);
export const conspiratorLeft = over(
  { ending: { how: 'void', reason: 'conspirator_left' } },
  {
    seats: people(8).filter(({ id }) => id !== CONSPIRATOR),
    standings: standings(people(8), []),
  },
  { played: 9, chips: [] },
);

const TOTALS = [14, 9, 16, 11, 16, 8, 3, 12];
export const finished = over(
  {},
  {
    phase: 'game_over',
    rounds_played: 8,
    points_hidden: false,
    standings: standings(people(8), TOTALS),
    winners: [3, 5],
  },
);
const { round: _seen, ...withoutRound } = finished;
/** The last round's end has been shown already. */
export const final: TableView = withoutRound;
