// One picture of the gallery: what a phone or a TV would have been sent.

import type { HouseSet } from '../house/changes';
import type { Read } from '../house/file';
import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/messages';
import type { FairState } from '../lib/fair/witness';
import type { Knock } from '../lib/table/table.svelte';
import type { Wifi } from '../lib/wifi';
import type { Chronicle, Pack, Reach, Refusal, SeatView, TableView } from '../lib/wire/wire';
import type { FairTable } from '../room/fair/fair-table';
import type { LinkRead } from '../packs/link';
import type { RulesId } from '../rulebook/variants';
import type { Sent } from '../tv/door/send-table';

export type Scene = TableScene | FairScene | PageScene | LinkScene | PacksScene | SendScene;

interface Hung {
  /** Names the scene in the address: `gallery.html?scene=…`. */
  id: string;
  /** Everything that folds lies open. */
  unfolded?: boolean;
  /** The words on the buttons that were touched, one after the other; they opened a sheet. */
  touched?: (m: Messages, locale: Locale) => readonly string[];
}

export interface TableScene extends Hung {
  /**
   * Over the room: `rules`, the rules of that table; `house`, the editor of house rules; `options`,
   * what the host chooses; `places`, the places to choose from; `keys`, which key does what. Before
   * it: `door`.
   */
  screen: 'room' | 'tv' | 'rules' | 'house' | 'options' | 'places' | 'keys' | 'door';
  view: TableView;
  /** Left out: watching. */
  seat?: SeatView;
  /** Seen first, for moments that pass: what has happened since is then told. */
  before?: { view: TableView; seat?: SeatView };
  now_ms: number;
  /** What is told of the rounds before. */
  chronicle?: Chronicle;
  /** What this phone makes of its deals. */
  deals?: FairState;
  /** The server has lost the newest of this table. */
  isSetBack?: boolean;
  /** The last frame, for scenes in which a phone is sent away. */
  ending?: 'taken_over' | 'seat_gone' | 'table_gone' | 'lost';
  /** House rules on this phone. */
  kept?: readonly HouseSet[];
  /** Why nobody gets in: at the door beside the name, else instead of the table. */
  refused?: Refusal;
  /** From where the server is reached; left out: the same network. */
  reach?: Reach;
  /** Who found no seat. */
  knocked?: Omit<Knock, 'type'>;
  /** The host's network on this phone. */
  wifi?: Wifi;
  /** What the server speaks, if not what this page does. */
  protocol?: number;
}

/** What a phone says of a deal. */
export interface FairScene extends Hung {
  screen: 'fair';
  fair: FairTable;
}

/** A page that needs no table. */
export interface PageScene extends Hung {
  screen: 'home' | 'rulebook' | 'fair-page' | 'bots-page' | 'tv-door' | 'nowhere';
  /** Left out: the list of all rules. */
  rules?: RulesId;
  /** How many letters a code may have there, if not the fewest. */
  codeChars?: number;
}

/** A phone that has scanned a big screen. */
export interface SendScene extends Hung {
  screen: 'send';
  key: string | null;
  code: string | null;
  sent?: Sent;
  /** Addresses at which it may have a seat. */
  others?: readonly string[];
}

/** House rules from a link; no table is needed. */
export interface LinkScene extends Hung {
  screen: 'house-link';
  link: Read;
}

/** Packs of one's own; no table is needed. */
export interface PacksScene extends Hung {
  screen: 'packs' | 'pack-editor';
  /** On this phone. */
  saved: readonly Pack[];
  /** What came by a link. */
  offered?: LinkRead;
}
