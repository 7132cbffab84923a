// What everybody could believe in a round that is over, after each exchange: recomputed from its lines, once all cards
// lie open.

import type { Atlas } from '../../lib/evidence/atlas';
import { shares } from '../../lib/evidence/evidence';
import type { Exchange, Hearing } from '../../lib/evidence/hearing';
import type { SeatId, SpyResultView, SpyRoundView, TableView } from '../../lib/wire/wire';
import { silence } from '../teacher/heard';

/** A belief from before the first exchange until after the last. */
export interface Course {
  /** Of whom it is believed to be the spy: a seat, or `null` for the card in the middle. */
  of: SeatId | null;
  values: number[];
}

export interface Mind {
  seat: SeatId;
  isSpy: boolean;
  /** Of an agent: that the spy is the spy. Of the spy: that the place is the place. */
  truth: number[];
  /** Of an agent: the other suspects. */
  others: Course[];
}

export interface Thoughts {
  exchanges: Exchange[];
  minds: Mind[];
  /** Left out where hardly anything moved. */
  decided?: Moment;
}

/** The largest step of all. */
export interface Moment {
  /** Which exchange, from 0. */
  at: number;
  mind: Mind;
  from: number;
  to: number;
}

/** Smaller ones decide nothing. */
const STEP = 0.05;

export function thoughtsOf(view: TableView, round: SpyRoundView, atlas: Atlas): Thoughts | null {
  const { result } = round;
  if (!result || !isTold(round)) return null;
  const hearing = silence(view, round, atlas);
  const minds = hearing.ground.order.map((seat) => mindOf(hearing, seat, result));
  const exchanges: Exchange[] = [];
  for (const line of round.lines) {
    const exchange = hearing.hear(line);
    if (!exchange) continue;
    exchanges.push(exchange);
    minds.forEach((mind) => think(mind, hearing, result));
  }
  const decided = decisive(minds);
  return { exchanges, minds, ...(decided ? { decided } : {}) };
}

/** Whether there is anything to tell: somebody has written, and the round counts. */
export function isTold({ lines, result, middle }: SpyRoundView): boolean {
  if (!result || result.ending.how === 'void' || (result.spy === undefined && !middle))
    return false;
  return lines.some(({ kind }) => kind === 'question');
}

function mindOf(hearing: Hearing, seat: SeatId, result: SpyResultView): Mind {
  const isSpy = seat === result.spy;
  const suspects = isSpy ? [] : [...hearing.suspects(seat, result.place).keys()];
  const spy = result.spy ?? null;
  const others = suspects.filter((of) => of !== spy).map((of) => ({ of, values: [] }));
  const mind: Mind = { seat, isSpy, truth: [], others };
  think(mind, hearing, result);
  return mind;
}

function think(mind: Mind, hearing: Hearing, { spy, place }: SpyResultView) {
  if (mind.isSpy) {
    const known = shares(hearing.knownBy(mind.seat));
    mind.truth.push(known[hearing.ground.places.indexOf(place)] ?? 0);
    return;
  }
  const suspects = hearing.suspects(mind.seat, place);
  mind.truth.push(suspects.get(spy ?? null) ?? 0);
  for (const { of, values } of mind.others) values.push(suspects.get(of) ?? 0);
}

function decisive(minds: readonly Mind[]): Moment | undefined {
  const moments = minds.flatMap((mind) =>
    mind.truth.slice(1).map((to, at) => ({ at, mind, from: mind.truth[at] ?? 0, to })),
  );
  const step = ({ from, to }: Moment) => Math.abs(to - from);
  const most = moments.reduce<Moment | undefined>(
    (most, moment) => (most && step(most) >= step(moment) ? most : moment),
    undefined,
  );
  return most && step(most) >= STEP ? most : undefined;
}
