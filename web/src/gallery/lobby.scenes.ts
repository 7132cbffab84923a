// The lobby and the states in which a phone finds itself without a table.

import type { FitView, Offer, Settings, TableView } from '../lib/wire/wire';
import { NOTEBOOK } from '../rulebook/notebook';
import { seats, seatView, tableSettings, tableView } from './build';
import type { Scene } from './scene';

const everybody = seats(7);
const others = [2, 3, 4, 5, 6, 7];
const host: Offer[] = [
  { do: 'rename' },
  { do: 'leave' },
  { do: 'kick', seats: others },
  { do: 'lock' },
  { do: 'make_host', seats: others },
  { do: 'reorder' },
  { do: 'configure' },
  { do: 'hand_over', seats: others },
];
const guest: Offer[] = [{ do: 'rename' }, { do: 'leave' }];
const full = tableView({ seats: everybody.map((s) => (s.id === 4 ? { ...s, away: true } : s)) });
const few = tableView({ seats: seats(2), blocked: 'too_few_players' });
const many = (players: number, fits: FitView[]): TableView =>
  tableView({
    seats: seats(players),
    players_min: 2,
    players_max: 8,
    blocked: 'too_many_players',
    fits,
  });
const indictment: FitView = { game: 'spy', ruleset: 'indictment' };
const captains: FitView = { game: 'captains' };
const tooFewCaptains = tableView({
  settings: tableSettings({ game: 'captains' }),
  seats: seats(2),
  players_min: 7,
  players_max: 12,
  blocked: 'too_few_players',
  fits: [{ game: 'spy', ruleset: 'time-travel' }],
});

function notebook(players: number, agreed: Partial<Settings> = {}): TableView {
  const advised = NOTEBOOK.rounds.find((game) => game.players === players);
  return tableView({
    settings: tableSettings({ game: 'notebook', ...agreed }),
    seats: seats(players),
    rounds: agreed.rounds ?? advised?.rounds ?? 1,
    players_min: NOTEBOOK.players.min,
    players_max: NOTEBOOK.players.max,
  });
}
const storytellers = notebook(5, {
  rounds: 7,
  starter: 3,
  notebook: { explanations_timed: false, discussion: true, deck: 'evidence' },
});
const photographers: TableView = {
  ...storytellers,
  settings: {
    ...storytellers.settings,
    notebook: { ...storytellers.settings.notebook, deck: 'both' },
  },
  pictures: Array.from({ length: 23 }, (_, i) => `own-${i}`),
};

export default [
  {
    id: 'lobby-host',
    screen: 'room',
    view: full,
    seat: seatView(1, { open: [...host, { do: 'start_round' }] }),
    on: [1, 2, 3, 5, 6, 7],
  },
  {
    id: 'lobby-indictment',
    screen: 'room',
    view: tableView({
      settings: tableSettings({ spy: { ruleset: 'indictment' } }),
      players_min: 4,
      players_max: 10,
    }),
    seat: seatView(1, { open: [...host, { do: 'start_round' }] }),
  },
  { id: 'lobby-notebook', screen: 'room', view: notebook(6), seat: seatView(3, { open: guest }) },
  {
    id: 'lobby-notebook-agreed',
    screen: 'room',
    view: photographers,
    seat: seatView(1, { open: [...host, { do: 'start_round' }] }),
  },
  {
    id: 'lobby-notebook-options',
    screen: 'options',
    view: notebook(5),
    seat: seatView(1, { open: host }),
  },
  {
    id: 'lobby-notebook-options-agreed',
    screen: 'options',
    view: storytellers,
    seat: seatView(1, { open: host }),
  },
  { id: 'lobby-guest', screen: 'room', view: full, seat: seatView(3, { open: guest }) },
  { id: 'lobby-few', screen: 'room', view: few, seat: seatView(1, { open: host }) },
  {
    id: 'lobby-nine',
    screen: 'room',
    view: many(9, [indictment, captains]),
    seat: seatView(1, { open: host }),
  },
  {
    id: 'lobby-nine-guest',
    screen: 'room',
    view: many(9, [indictment, captains]),
    seat: seatView(3, { open: guest }),
  },
  {
    id: 'lobby-twelve',
    screen: 'room',
    view: many(12, [captains]),
    seat: seatView(1, { open: host }),
  },
  {
    id: 'lobby-two-captains',
    screen: 'room',
    view: tooFewCaptains,
    seat: seatView(1, { open: host }),
  },
  { id: 'tv-lobby-nine', screen: 'tv', view: many(9, [indictment, captains]) },
  { id: 'tv-lobby-twelve', screen: 'tv', view: many(12, [captains]) },
  { id: 'lobby-watching', screen: 'room', view: full },
  { id: 'lobby-lost', screen: 'room', view: full, seat: seatView(3), ending: 'lost' },
  { id: 'taken-over', screen: 'room', view: full, seat: seatView(3), ending: 'taken_over' },
  { id: 'seat-gone', screen: 'room', view: full, seat: seatView(3), ending: 'seat_gone' },
  { id: 'table-gone', screen: 'room', view: full, seat: seatView(3), ending: 'table_gone' },
] satisfies Scene[];
