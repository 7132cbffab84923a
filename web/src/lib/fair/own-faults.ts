// What only this phone can tell: whether its number is in a deal, and whether it was shown the same before.

import { ATTEMPTS } from './attempts';
import type { Fault, Note } from './faults';
import { sha256 } from './hash';
import type { Asked, Mine } from './mine';
import type { Proof, Tried } from './proof';
import { phoneSeal } from './seal';

export function ownFaults(proof: Proof, mine: Mine): { faults: Fault[]; notes: Note[] } {
  const asked = mine.asked.flatMap((one) => askedFaults(proof, one));
  const each = proof.attempts.map((tried) => triedFaults(tried, mine));
  const faults = [...asked, ...each.flatMap((found) => found.faults)];
  if (mine.vanished) faults.push({ id: 'vanished' });
  if (isGivenUp(proof, mine)) faults.push({ id: 'given_up' });
  return { faults, notes: each.flatMap((found) => found.notes) };
}

/** No proof at all: then there were not even terms, though there may have been somebody to show them to. */
export function bareFaults({ seen, asked, awake, vanished }: Mine): Fault[] {
  const isGone = seen.length > 0 || asked.some(({ old }) => !old);
  if (isGone || vanished) return [{ id: 'vanished' }];
  return awake ? [{ id: 'left_out', as: 'none' }] : [];
}

/** Whoever has told a number in time is asked again. */
function isGivenUp({ attempts, dealt }: Proof, mine: Mine): boolean {
  const last = attempts.at(-1);
  if (dealt !== 'unproved' || !last || last.terms.attempt >= ATTEMPTS || !mine.awake) return false;
  return last.abandoned?.why === 'missing' && isIn(last, mine);
}

/** Whether the number of this phone is in what was dealt. */
export function isIn(tried: Tried, { seat, numbers }: Mine): boolean {
  const told = tried.numbers.find((one) => one.seat === seat);
  return told !== undefined && numbers.some((own) => isOwn(own, tried, told.number));
}

function isOwn(own: Mine['numbers'][number], { terms }: Tried, number: string): boolean {
  return own.attempt === terms.attempt && own.number === number;
}

function askedFaults({ attempts, dealt }: Proof, asked: Asked): Fault[] {
  const { attempt, terms, old } = asked;
  const faults = old ? [] : [...asked.faults];
  const tried = attempts.filter((one) => one.terms.attempt === attempt);
  if (tried.some((one) => sha256(one.terms.text) === terms)) return faults;
  if (old || tried.length === 0) return dealt ? [...faults, { id: 'vanished' }] : faults;
  return [...faults, { id: 'terms_differ', attempt }];
}

function triedFaults(tried: Tried, mine: Mine): { faults: Fault[]; notes: Note[] } {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  const { terms, numbers, abandoned } = tried;
  const { attempt } = terms;
  const { seat } = mine;
  const listed = terms.seats.find((one) => one.seat === seat);
  // Another phone may have sealed for the seat before it was handed on.
  if (seat === null || !listed || mine.numbers.length === 0) return { faults, notes };
  const own = mine.numbers.filter((one) => one.attempt === attempt);
  if (listed.seal && !own.some(({ number }) => phoneSeal(terms, seat, number) === listed.seal))
    faults.push({ id: 'not_your_seal', attempt });
  const told = numbers.find((one) => one.seat === seat);
  if (told && !isIn(tried, mine)) faults.push({ id: 'not_your_number', attempt });
  const text = sha256(terms.text);
  const sent = mine.asked.find((one) => one.number !== null && one.terms === text && !one.old);
  if (abandoned?.why === 'missing' && abandoned.seats.includes(seat) && sent) {
    if (sent.cut) notes.push({ id: 'late', attempt });
    else faults.push({ id: 'called_silent', attempt, at_ms: sent.at_ms });
  }
  const { without } = listed;
  const wasCalled = without === 'missed' && attempt > 1;
  if (without && without !== 'bot' && !wasCalled && mine.awake)
    faults.push({ id: 'left_out', as: without });
  return { faults, notes };
}
