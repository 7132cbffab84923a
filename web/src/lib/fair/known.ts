// What a phone knows of the table by itself, to compare the terms of a deal with. What was played here lately
// (`recent`) and how often somebody was captain (`rank`) no phone is shown: these are left out.

import type { DurationStep, Parameter, Place, SeatId, Settings, TableView } from '../wire/wire';
import { sha256 } from './hash';
import { fairPlaces, type FairPlace } from './place-list';
import { spyRules, type SpyRules } from './spy-rules';

export interface Known {
  code: string;
  game: TableView['settings']['game'];
  /** Null for games that have none. */
  ruleset: string | null;
  /** As in `score.spyGuess|5`. */
  changes: string[];
  packs: { id: string; hash: string }[];
  /** Who is dealt in, clockwise. */
  seats: SeatId[];
  /** The round that the table has just played, if it still shows it. */
  after: number | null;
  /** A game begins. */
  isFirst: boolean;
  /** All places that the table chose. */
  pool: FairPlace[];
  /** Those of the game that is on. */
  table: FairPlace[];
  played: string[];
  most: number | null;
  fresh: boolean;
  deals: number;
  roles: boolean;
  /** Left out where a phone cannot tell. */
  middle?: number;
  /** Who begins; left out where a phone cannot tell. */
  begin?: SeatId[] | 'draw';
}

/** The packs that the table plays with. */
export interface LoadedPacks {
  /** As they came, byte by byte. */
  texts: readonly { id: string; text: string }[];
  /** What counts of them, as `inPacks` says. */
  places: readonly Place[];
}

/**
 * Null as long as a pack is missing. `order`: whom the terms deal in. No phone is told who has been away for long
 * enough to be left out, so of those who are away it is believed.
 */
export function knownOf(
  view: TableView,
  packs: LoadedPacks,
  order: readonly SeatId[],
): Known | null {
  const { settings } = view;
  const { game } = settings;
  const isSpy = game === 'spy';
  const named = game === 'notebook' ? [] : settings.packs;
  const texts = named.map((id) => packs.texts.find((pack) => pack.id === id));
  if (texts.some((pack) => pack === undefined)) return null;
  const isFirst = view.phase === 'lobby' || view.phase === 'game_over';
  const all = fairPlaces(packs.places);
  const dealtIn = view.seats.filter(({ id, away }) => !away || order.includes(id));
  const seats = dealtIn.map(({ id }) => id);
  const rules = spyRules(settings.spy, seats.length);
  return {
    code: view.code,
    game,
    ruleset: isSpy ? rules.variant : null,
    changes: isSpy ? changesOf(settings.spy.house?.changes ?? {}) : [],
    packs: texts.flatMap((pack) => (pack ? [{ id: pack.id, hash: packHash(pack) }] : [])),
    seats,
    after: view.round?.number ?? null,
    isFirst,
    pool: all.filter(({ id }) => !settings.places.out.includes(id)),
    table: view.places.flatMap((place) => all.find(({ id }) => id === place) ?? []),
    played: view.places_played,
    most: settings.places.most ?? null,
    fresh: settings.places.fresh,
    deals: isSpy ? spyDeals(settings, rules) : CAPTAINS * teamRounds(settings, seats.length),
    roles: isSpy && rules.roles,
    ...((isFirst || rules.isSure) && { middle: isSpy ? rules.middleCards : 0 }),
    ...beginOf(view, rules, seats, isFirst),
  };
}

const CAPTAINS = 2;

function spyDeals({ rounds }: Settings, rules: SpyRules): number {
  return rules.locationReuse ? 1 : (rounds ?? rules.rounds);
}

/** As many rounds as it takes to make everybody captain once or twice. */
function teamRounds({ rounds, captains }: Settings, players: number): number {
  const isEach = captains.twice || players % CAPTAINS === 1;
  return rounds ?? (isEach ? players : players / CAPTAINS);
}

/** The places that a deal after the first draws from: those that are left, or all but the last. */
export function leftOf({ game, table, played }: Pick<Known, 'game' | 'table' | 'played'>) {
  const wanted = game === 'captains' ? CAPTAINS : 1;
  const without = (used: readonly string[]) => table.filter(({ id }) => !used.includes(id));
  const fresh = without(played);
  if (fresh.length >= wanted) return fresh;
  const others = without(played.slice(Math.max(0, played.length - wanted)));
  return others.length >= wanted ? others : table;
}

function changesOf(changes: Record<string, Parameter>): string[] {
  return Object.entries(changes).map(([name, value]) => `${name}|${written(value)}`);
}

function written(value: Parameter): string {
  if (!Array.isArray(value)) return `${value}`;
  const step = ({ playersUpTo, minutes }: DurationStep) => `${playersUpTo}:${minutes}`;
  return value.map(step).join(',');
}

function beginOf(
  { settings, host }: TableView,
  rules: SpyRules,
  seats: SeatId[],
  isFirst: boolean,
): Pick<Known, 'begin'> {
  const here = (wanted: (SeatId | null | undefined)[]): Pick<Known, 'begin'> => {
    const begin = wanted.filter((seat): seat is SeatId => seats.includes(seat ?? -1));
    return { begin: begin.length === wanted.length ? begin : 'draw' };
  };
  // Later, it follows from rules that may have been others in the round before.
  if (!isFirst) return {};
  if (settings.game === 'spy') {
    return here([rules.starterFirst === 'host' ? host : settings.starter]);
  }
  return settings.game === 'notebook'
    ? here([settings.starter])
    : here(settings.captains.first ?? [null]);
}

/** Packs are large, and rarely others. */
const hashes = new Map<string, { text: string; hash: string }>();

function packHash({ id, text }: { id: string; text: string }): string {
  const known = hashes.get(id);
  if (known?.text === text) return known.hash;
  const hash = sha256(text);
  hashes.set(id, { text, hash });
  return hash;
}
