// One picture of the gallery: what a phone or a TV would have been sent.

import type { Read } from '../house/file';
import type { Pack, SeatView, TableView } from '../lib/wire/wire';
import type { LinkRead } from '../packs/link';
import type { RulesId } from '../rulebook/variants';

export type Scene = TableScene | PageScene | LinkScene | PacksScene;

export interface TableScene {
  /** Names the scene in the address: `gallery.html?scene=…`. */
  id: string;
  /**
   * Over the room: `rules`, the rules of that table; `house`, the editor of house rules; `options`,
   * what the host chooses; `places`, the places to choose from.
   */
  screen: 'room' | 'tv' | 'rules' | 'house' | 'options' | 'places';
  view: TableView;
  /** Left out: watching. */
  seat?: SeatView;
  /** Seen first, for moments that pass: what has happened since is then told. */
  before?: { view: TableView; seat?: SeatView };
  now_ms: number;
  /** The last frame, for scenes in which a phone is sent away. */
  ending?: 'taken_over' | 'seat_gone' | 'table_gone' | 'lost';
}

/** A page that needs no table. */
export interface PageScene {
  id: string;
  screen: 'home' | 'rulebook';
  /** Left out: the list of all rules. */
  rules?: RulesId;
}

/** House rules from a link; no table is needed. */
export interface LinkScene {
  id: string;
  screen: 'house-link';
  link: Read;
}

/** Packs of one's own; no table is needed. */
export interface PacksScene {
  id: string;
  screen: 'packs' | 'pack-editor';
  /** On this phone. */
  saved: readonly Pack[];
  /** What came by a link. */
  offered?: LinkRead;
}
