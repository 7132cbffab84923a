// The verdict on a proof, as far as it has grown. It is a matter of this phone alone: nobody else is asked.

import type { Announced } from './announced';
import { attemptFaults } from './attempts';
import { roundCode } from './code';
import { dealFaults, isSource, type SeenHand } from './deal-faults';
import { once, type Fault, type Note, type Sign, type Verdict } from './faults';
import type { Mine } from './mine';
import { bareFaults, isIn, ownFaults } from './own-faults';
import type { FairPlace } from './place-list';
import { dealtIn, parsed, type Proof, type Tried } from './proof';
import { restartFaults } from './restarts';
import type { Use } from './seal';
import { SEALLESS } from './terms-text';

export interface Judged {
  text: string;
  /** Of the table. */
  code: string;
  /** Of the frame in which it came. */
  round: number;
  mine: Mine;
  salt: string;
  /** Of the pictures seen in this phone's hand, in all rounds of the game. */
  hand: SeenHand;
  /** What this phone thinks is drawn from; null where it does not know. */
  places: readonly FairPlace[] | null;
  /** What the table shows, once the round is over. */
  announced: Announced | null;
  /** The round has been over for long enough. */
  isOver: boolean;
  /** And so has the game. */
  isGameOver: boolean;
}

export function judge(judged: Judged): Verdict {
  const { text, code, round, mine, places } = judged;
  const read = parsed(text);
  if ('junk' in read) return wrong([{ id: 'malformed', line: read.junk }]);
  const { proof } = read;
  const own = ownFaults(proof, mine);
  const faults = once([
    ...attemptFaults(proof, code, round),
    ...own.faults,
    ...restartFaults(proof, mine),
    ...dealFaults(proof, places, judged),
    ...closedFaults(proof, judged),
  ]);
  const notes = once([...notesOn(proof, mine), ...own.notes]);
  const tried = dealtIn(proof);
  if (tried && !places && !isSource(tried, [])) notes.push({ id: 'places_unknown' });
  return {
    sign: faults.length > 0 ? 'wrong' : signOf(proof, judged, notes),
    code: tried && roundCode(tried.told),
    faults,
    notes,
  };
}

/** A round that was dealt without any proof. */
export function judgeBare(mine: Mine): Verdict {
  const faults = bareFaults(mine);
  return { sign: faults.length > 0 ? 'wrong' : 'unproved', code: null, faults, notes: [] };
}

function wrong(faults: Fault[]): Verdict {
  return { sign: 'wrong', code: null, faults, notes: [] };
}

function signOf(proof: Proof, { mine }: Judged, notes: Note[]): Sign {
  if (proof.dealt === 'unproved') return 'unproved';
  const tried = dealtIn(proof);
  if (!tried?.opened.has('cards')) return 'pending';
  if (!isIn(tried, mine)) return 'without';
  // A part that fits is no proof of the rest.
  return notes.some(({ id }) => id === 'places_unknown') ? 'pending' : 'verified';
}

/** What the server still has to open. */
function closedFaults(proof: Proof, { isOver, isGameOver }: Judged): Fault[] {
  const tried = dealtIn(proof);
  if (!tried) return [];
  const { attempt } = tried.terms;
  const uses = [...tried.terms.server.keys()];
  const isDue = (use: Use) => (use === 'deck' ? isGameOver : isOver);
  const closed = uses.filter((use) => isDue(use) && !tried.opened.has(use));
  return closed.map((use) => ({ id: 'unopened', use, attempt }));
}

function notesOn(proof: Proof, mine: Mine): Note[] {
  const notes: Note[] = proof.attempts.flatMap(({ terms, abandoned }) =>
    abandoned ? [{ id: 'restarted', attempt: terms.attempt, ...abandoned } as const] : [],
  );
  if (mine.restored || proof.attempts.some(({ abandoned }) => abandoned?.why === 'restored'))
    notes.push({ id: 'restored' });
  const tried = dealtIn(proof);
  return tried ? [...notes, ...withoutWhom(tried)] : notes;
}

function withoutWhom({ terms }: Tried): Note[] {
  return SEALLESS.flatMap((as): Note[] => {
    const seats = terms.seats.filter(({ without }) => without === as);
    return seats.length > 0 ? [{ id: 'without', as, seats: seats.map(({ seat }) => seat) }] : [];
  });
}
