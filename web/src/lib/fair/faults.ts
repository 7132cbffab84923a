// Everything that can be wrong with a deal, and what is worth knowing about one that is right. Words for
// them are elsewhere.

import type { SeatId } from '../wire/wire';
import type { DeckFault } from './deck';
import type { Reason } from './proof';
import type { Use } from './seal';
import type { Sealless } from './terms-text';

/** Which of the table's settings the terms have otherwise. */
export type Setting =
  'game' | 'ruleset' | 'changes' | 'most' | 'fresh' | 'deals' | 'roles' | 'middle' | 'begin';

export type Fault =
  /** This line of the proof is not as it has to be; without one, what stands together in it. */
  | { id: 'malformed'; line: number }
  | { id: 'wrong_table' }
  /** The round is not that which is to be dealt, or was dealt before. */
  | { id: 'wrong_round'; round: number }
  | { id: 'wrong_attempt'; attempt: number }
  | { id: 'settings_differ'; what: Setting }
  | { id: 'seats_differ' }
  | { id: 'pack_differs'; pack: string }
  /** The list that is drawn from: its places, or those of this game as it began. */
  | { id: 'pool_differs' }
  /** The server has sealed no number for something that it draws. */
  | { id: 'server_without_seal'; use: Use }
  /** Not what this phone sealed. */
  | { id: 'not_your_seal'; attempt: number }
  /** Asked a second time for what it has told, under other terms. */
  | { id: 'asked_again'; attempt: number }
  /** Not the terms that this phone was shown. */
  | { id: 'terms_differ'; attempt: number }
  | { id: 'not_your_number'; attempt: number }
  | { id: 'number_not_sealed'; seat: SeatId; attempt: number }
  | { id: 'server_number_not_sealed'; use: Use; attempt: number }
  /** The server used a number for two things. */
  | { id: 'number_again'; use: Use; attempt: number }
  /** Numbers of others than those who have a seal, or not of all of them. */
  | { id: 'numbers_differ'; attempt: number }
  /** Called proved, with nobody's number. */
  | { id: 'not_proved' }
  /** The deal began anew for a reason that was none. */
  | { id: 'no_reason'; attempt: number }
  /** Dealt without numbers, though this phone had told its own and could have been asked again. */
  | { id: 'given_up' }
  /** Lines of this name follow otherwise from the numbers. */
  | { id: 'deal_differs'; line: string }
  | { id: 'your_card_differs' }
  /** What the table shows at the end is not what the proof says. */
  | { id: 'announced_differs'; line: string }
  /** Listed as silent, though it told its number at that time. */
  | { id: 'called_silent'; attempt: number; at_ms: number }
  /** Without a number, though it had sealed one and was awake. */
  | { id: 'left_out'; as: Sealless }
  /** What this phone was shown of the round is no longer in its proof. */
  | { id: 'vanished' }
  | { id: 'unopened'; use: Use; attempt: number }
  | { id: 'deck_differs'; what: DeckFault }
  /** This phone saw a card that was never drawn for it. */
  | { id: 'your_hand_differs' };

export type Note =
  | { id: 'restarted'; attempt: number; why: Reason; seats: SeatId[] }
  /** Data were put back between the last deal and this one. */
  | { id: 'restored' }
  /** Dealt in without a number. */
  | { id: 'without'; as: Sealless; seats: SeatId[] }
  /** This phone's number came too late, or its line was cut while it waited. */
  | { id: 'late'; attempt: number }
  /** This phone has not loaded the places, so it can draw only a part. */
  | { id: 'places_unknown' };

export type Sign = 'pending' | 'verified' | 'without' | 'unproved' | 'wrong';

export interface Verdict {
  sign: Sign;
  /** The round code; null where nothing is drawn from numbers. */
  code: string | null;
  faults: Fault[];
  notes: Note[];
}

/** The same fault said twice is one. */
export function once<T>(items: readonly T[]): T[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}
