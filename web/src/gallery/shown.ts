// What the engine showed in some situation. Tests of the rules play until there and write the files
// that hold these, so no view here is made up.

import type { Chronicle, SeatId, SeatView, TableView } from '../lib/wire/wire';
import type { TableScene } from './scene';

export interface Shown {
  now_ms: number;
  table: TableView;
  /** The phones that are looked at. */
  seats?: SeatView[];
  /** After a game. */
  chronicle?: Chronicle;
}

/** Situations by name. */
export type Album = Readonly<Record<string, Shown>>;

/** Those who left are known by the scoreboard. */
export function nameIn({ seats, standings }: TableView): (seat: SeatId) => string {
  const known = new Map(standings.map(({ seat, name }) => [seat, name]));
  for (const { id, name } of seats) known.set(id, name);
  return (seat) => {
    const name = known.get(seat);
    if (name === undefined) throw new Error(`nobody had seat ${seat}`);
    return name;
  };
}

type More = Partial<Omit<TableScene, 'id' | 'view' | 'seat'>>;

/** Scenes of one album. Where a situation has another name than its scene, it comes last. */
export class Hooks {
  private readonly album: Album;

  /** What was read from a file is what the engine wrote. */
  constructor(
    file: object,
    private readonly prefix = '',
  ) {
    this.album = file as Album;
  }

  /** Through the phone of whoever has this name. */
  phone(id: string, who: string, situation = id, more: More = {}): TableScene {
    const seat = this.seatOf(situation, who);
    return { id: `${this.prefix}${id}`, screen: 'room', ...this.at(situation), seat, ...more };
  }

  /** A moment that passes: what was to be seen before it comes first. */
  moment(id: string, who: string, [before, after]: [string, string]): TableScene {
    const first = { view: this.at(before).view, seat: this.seatOf(before, who) };
    return this.phone(id, who, after, { before: first });
  }

  watching(id: string, situation = id, more: More = {}): TableScene {
    return { id: `${this.prefix}${id}`, screen: 'room', ...this.at(situation), ...more };
  }

  tv(id: string, situation = id): TableScene {
    return { ...this.watching(id, situation, { screen: 'tv' }), id: `tv-${this.prefix}${id}` };
  }

  tvMoment(id: string, [before, after]: [string, string]): TableScene {
    return { ...this.tv(id, after), before: { view: this.at(before).view } };
  }

  private at(situation: string): { view: TableView; now_ms: number; chronicle?: Chronicle } {
    const shown = this.album[situation];
    if (!shown) throw new Error(`the engine played no "${situation}"`);
    const { table: view, now_ms, chronicle } = shown;
    return { view, now_ms, ...(chronicle && { chronicle }) };
  }

  private seatOf(situation: string, who: string): SeatView {
    const { view } = this.at(situation);
    const id = view.seats.find(({ name }) => name === who)?.id;
    const seat = this.album[situation]?.seats?.find(({ you }) => you === id);
    if (!seat) throw new Error(`nobody looked at the phone of ${who} in "${situation}"`);
    return seat;
  }
}

/** The same table on a server with so many others that its code is as long as codes get, and of wide letters. */
export function withLongCode({ view, ...scene }: TableScene): TableScene {
  return { ...scene, id: `${scene.id}-code`, view: { ...view, code: 'MQGWXVDM' } };
}

/** The last round's end has been shown already, for as long as it is. */
export function withoutRound({ view: { round: _, ...view }, ...scene }: TableScene): TableScene {
  return { ...scene, view };
}
