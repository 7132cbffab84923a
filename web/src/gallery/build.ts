// Builders of plausible views. A scene states only what it is about.

import type {
  Can,
  SeatPublicView,
  SeatRoundView,
  SeatView,
  Settings,
  TableView,
} from '../lib/wire/wire';
import places from '../../../packs/places.json';

export const NAMES = ['Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran', 'Željka'];
export const PLACES = places.places.map(({ id }) => id).slice(0, 22);

export function seats(count: number, change: Partial<SeatPublicView> = {}): SeatPublicView[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: NAMES[i] ?? `Player ${i + 1}`,
    avatar: i,
    points: 0,
    away: false,
    playing: false,
    ready: false,
    accused: false,
    ...change,
  }));
}

type Players = (seat: SeatPublicView) => Partial<SeatPublicView>;

/** All of them at play. */
export function people(count: number, change: Players = () => ({})): SeatPublicView[] {
  return seats(count, { playing: true }).map((seat) => ({ ...seat, ...change(seat) }));
}

export function tableSettings(change: Partial<Settings> = {}): Settings {
  return {
    game: 'spy',
    packs: ['places'],
    places: { out: [], fresh: false },
    asking: 'tracked',
    spy: { ruleset: 'time-travel' },
    captains: { twice: false },
    notebook: { explanations_timed: true, discussion: false, deck: 'evidence' },
    ...change,
  };
}

export function tableView(change: Partial<TableView> = {}): TableView {
  return {
    code: 'KRZNB',
    phase: 'lobby',
    host: 1,
    locked: false,
    seats: seats(7),
    settings: tableSettings(),
    variant: change.settings?.spy.ruleset ?? 'time-travel',
    rounds: 5,
    round_ms: 480_000,
    players_min: 3,
    players_max: 12,
    rounds_played: 0,
    rounds_void: 0,
    places: [],
    places_played: [],
    standings: [],
    points_hidden: false,
    tied: [],
    winners: [],
    happenings: [],
    ...change,
  };
}

export function seatView(you: number, can: Partial<Can> = {}, round?: SeatRoundView): SeatView {
  return { you, can: { open: [], card: [], ...can }, ...(round && { round }) };
}
