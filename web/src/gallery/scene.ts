// One picture of the gallery: what a phone or a TV would have been sent.

import type { SeatId, SeatView, TableView } from '../lib/wire/wire';

export interface Scene {
  /** Names the scene in the address: `gallery.html?scene=…`. */
  id: string;
  screen: 'room' | 'tv';
  view: TableView;
  /** Left out: watching. */
  seat?: SeatView;
  /** Left out: everybody is here. */
  on?: SeatId[];
  now_ms?: number;
  flowing?: boolean;
  /** The last frame, for scenes in which a phone is sent away. */
  ending?: 'taken_over' | 'seat_gone' | 'table_gone' | 'lost';
}
