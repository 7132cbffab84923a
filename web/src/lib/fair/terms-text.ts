// The terms of an attempt as they are written, read line by line.

import type { GameId, SeatId } from '../wire/wire';
import { LONG } from './hash';
import { Junk, Lines } from './lines';
import { USES, type Attempt, type Use } from './seal';

/** Why a seat has no seal in the terms. */
export const SEALLESS = ['asleep', 'missed', 'none', 'bot'] as const;
export type Sealless = (typeof SEALLESS)[number];

export interface SeatTerms {
  seat: SeatId;
  seal: string | null;
  without: Sealless | null;
}

export interface Counted {
  count: number;
  hash: string;
}

/** What is drawn from: all places of a game that begins, those that are left, a deck, or nothing new. */
export type Source =
  | (Counted & {
      of: 'pool';
      recent: string[];
      fresh: boolean;
      /** Left out: all. */
      most: number | null;
      deals: number;
    })
  | (Counted & { of: 'from' })
  | (Counted & { of: 'deck' })
  | { of: 'hand' };

export interface HashedPack {
  id: string;
  /** Null where the table was given the pack before hashes were kept. */
  hash: string | null;
}

export interface Terms extends Attempt {
  text: string;
  game: GameId;
  ruleset: string | null;
  /** As in `score.spyGuess|5`. */
  changes: string[];
  packs: HashedPack[];
  seats: SeatTerms[];
  server: Map<Use, string>;
  source: Source;
  roles: boolean;
  middle: number;
  /** Who begins; null where it is drawn. */
  begin: SeatId[] | null;
  ranks: Map<SeatId, number>;
}

const GAMES = ['spy', 'captains', 'notebook'] as const;

/** Null: no terms. */
export function termsIn(text: string): Terms | null {
  try {
    const lines = new Lines(text);
    const terms = readTerms(lines);
    return lines.isOver ? terms : null;
  } catch (error) {
    if (error instanceof Junk) return null;
    throw error;
  }
}

export function readHead(lines: Lines): { table: string; round: number } {
  if (lines.one('molehunt1') !== 'deal') lines.failLast();
  const table = lines.name(lines.one('table'));
  return { table, round: lines.count(lines.one('round')) };
}

export function readTerms(lines: Lines): Terms {
  const mark = lines.mark;
  return readTermsAfter(lines, mark, readHead(lines));
}

export function readTermsAfter(
  lines: Lines,
  mark: number,
  head: { table: string; round: number },
): Terms {
  const attempt = lines.count(lines.one('attempt'));
  const game = lines.oneOf(GAMES, lines.one('game'));
  const isSpy = game === 'spy';
  const ruleset = isSpy ? lines.name(lines.one('ruleset')) : null;
  const changes = isSpy ? lines.all('change', (fields) => fields.join('|'), 2) : [];
  const packs = game === 'notebook' ? [] : lines.all('pack', (fields) => hashed(lines, fields), 2);
  const seats = readSeats(lines);
  const server = readServer(lines);
  const source = readSource(lines, game);
  const roles = isSpy && lines.flag(lines.one('roles'));
  const middle = isSpy ? lines.count(lines.one('middle')) : 0;
  const begin = readBegin(
    lines,
    game,
    seats.map(({ seat }) => seat),
  );
  const rest = { packs, seats, server, source, roles, middle, ...begin };
  return { ...head, attempt, game, ruleset, changes, ...rest, text: lines.since(mark) };
}

function hashed(lines: Lines, [id, hash]: string[]): HashedPack {
  return { id: lines.name(id), hash: hash === '-' ? null : lines.fits(LONG, hash) };
}

function readSeats(lines: Lines): SeatTerms[] {
  const seats = lines.all('seat', ([seat, says]) => readSeat(lines, seat, says), 2);
  const once = new Set(seats.map(({ seat }) => seat));
  return once.size === 0 || once.size < seats.length ? lines.fail() : seats;
}

function readSeat(lines: Lines, seat: string | undefined, says: string | undefined): SeatTerms {
  const isSeal = says !== undefined && LONG.test(says);
  return {
    seat: lines.count(seat),
    seal: isSeal ? says : null,
    without: isSeal ? null : lines.oneOf(SEALLESS, says),
  };
}

function readServer(lines: Lines): Map<Use, string> {
  const server = new Map<Use, string>();
  lines.all(
    'server',
    ([use, seal]) => {
      const known = lines.oneOf(USES, use);
      if (server.has(known)) lines.failLast();
      server.set(known, lines.fits(LONG, seal));
    },
    2,
  );
  return server;
}

function readSource(lines: Lines, game: GameId): Source {
  const counted = (name: string): Counted => {
    const [count, hash] = lines.take(name, 2);
    return { count: lines.count(count), hash: lines.fits(LONG, hash) };
  };
  if (game === 'notebook')
    return lines.next() === 'deck' ? { of: 'deck', ...counted('deck') } : { of: 'hand' };
  if (lines.next() === 'from') return { of: 'from', ...counted('from') };
  const pool = counted('pool');
  // Nothing may have been played yet.
  const recent = lines.next() === 'recent' ? lines.take('recent') : [];
  const fresh = lines.flag(lines.one('fresh'));
  const most = lines.one('most');
  return {
    of: 'pool',
    ...pool,
    recent: recent.filter((id) => id !== '').map((id) => lines.name(id)),
    fresh,
    most: most === 'all' ? null : lines.count(most),
    deals: lines.count(lines.one('deals')),
  };
}

const BEGIN = { spy: 'starter', captains: 'captains', notebook: 'active' } as const;

function readBegin(
  lines: Lines,
  game: GameId,
  seats: SeatId[],
): { begin: SeatId[] | null; ranks: Map<SeatId, number> } {
  const seated = (field: string | undefined): SeatId => {
    const seat = lines.count(field);
    return seats.includes(seat) ? seat : lines.failLast();
  };
  const named = lines.take(BEGIN[game]);
  const ranks = new Map<SeatId, number>();
  if (named.length !== 1 || named[0] !== 'draw') {
    const begin = named.map(seated);
    const wanted = game === 'captains' ? 2 : 1;
    if (begin.length !== wanted || new Set(begin).size !== wanted) lines.failLast();
    return { begin, ranks };
  }
  if (game === 'captains') {
    lines.all('rank', ([seat, rank]) => ranks.set(seated(seat), lines.count(rank)), 2);
    if (ranks.size !== seats.length) lines.fail();
  }
  return { begin: null, ranks };
}

/** What a deal of such a game draws from. */
export function sourceNamed(game: GameId, isFirst: boolean): Source['of'] {
  if (game === 'notebook') return isFirst ? 'deck' : 'hand';
  return isFirst ? 'pool' : 'from';
}
