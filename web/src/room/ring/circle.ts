// The players as they sit, and how each of them and the threads between them are to be drawn. Knows
// no game: each says by itself what its players look like.

import type { SeatId, SeatPublicView, TableView } from '../../lib/wire/wire';
import { rotateTo } from './geometry';

/** Everybody clockwise, you first; for those who only watch, the host first. */
export function circle(view: TableView, you: SeatId | null): SeatPublicView[] {
  const bottom = you ?? view.host;
  return rotateTo(
    view.seats,
    view.seats.findIndex((seat) => seat.id === bottom),
  );
}

/** The diameter of a face on a phone. */
export function faceSize(players: number): number {
  return players > 8 ? 46 : players > 3 ? 54 : 64;
}

/** What a ring measures on the phone that `faceSize` is meant for. */
const USUAL = { width: 358, height: 256 };
/** No smaller than a finger. */
const FACE_MIN = 44;
const GROWN_MAX = 1.6;

/** The diameter of a face in a ring of this size. */
export function fittingFace(usual: number, ring: { width: number; height: number }): number {
  const scale = Math.min(ring.width / USUAL.width, ring.height / USUAL.height);
  return Math.round(Math.max(FACE_MIN, usual * Math.min(scale, GROWN_MAX)));
}

/** Two threads that can be told apart by colour and, without colours, by how they are woven. */
export type Strand = 'one' | 'two';

export type RingThread = {
  from: SeatId;
  /** Another face, or the card in the middle. */
  to: SeatId | 'middle';
  strand: Strand;
  /** Holds two together, as opposed to a question that goes from one to the other. */
  isTie?: boolean;
  /** Drawn anew when it changes. */
  key: string;
};

export type SeatLook = {
  frame?: Strand | 'brass' | 'none';
  /** Everybody waits for this one. */
  isActing?: boolean;
  isCaptain?: boolean;
  /** Sits this round out. */
  isOut?: boolean;
  /** Has looked, voted, or may go on. */
  isReady?: boolean;
  /** A tap does something, says why not, or there is nothing to tap. */
  choice?: 'open' | 'barred' | 'none';
  /** Is chosen, and can be given up again. */
  isChosen?: boolean;
  /** What a tap does, in words. */
  act?: string;
  /** What a screen reader says after the name. */
  signs?: (string | false | undefined)[];
};
