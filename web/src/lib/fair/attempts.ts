// What must hold of the attempts of a proof, whoever looks at it.

import type { SeatId } from '../wire/wire';
import type { Fault } from './faults';
import { phoneSeal, serverSeal, type Use } from './seal';
import type { Proof, Tried } from './proof';
import type { Terms } from './terms-text';

export const ATTEMPTS = 3;

export function attemptFaults(proof: Proof, table: string, round: number): Fault[] {
  const faults: Fault[] = [];
  if (proof.table !== table) faults.push({ id: 'wrong_table' });
  if (proof.round !== round) faults.push({ id: 'wrong_round', round: proof.round });
  proof.attempts.forEach((tried, i) => {
    const { terms } = tried;
    if (terms.table !== table) faults.push({ id: 'wrong_table' });
    if (terms.round !== round) faults.push({ id: 'wrong_round', round: terms.round });
    if (terms.attempt !== i + 1 || i >= ATTEMPTS)
      faults.push({ id: 'wrong_attempt', attempt: terms.attempt });
    faults.push(...numberFaults(tried), ...serverFaults(tried));
    const isLast = i === proof.attempts.length - 1;
    const missed = proof.attempts.slice(0, i).flatMap(({ abandoned }) => abandoned?.seats ?? []);
    if (!isCalled(tried, missed, isLast && proof.dealt === 'proved'))
      faults.push({ id: 'numbers_differ', attempt: terms.attempt });
  });
  return [...faults, ...reused(proof), ...endFaults(proof)];
}

export function sealedIn(terms: Terms): SeatId[] {
  return terms.seats.filter(({ seal }) => seal !== null).map(({ seat }) => seat);
}

/** What the server draws, and so must have sealed. */
export function usesOf({ source }: Terms): Use[] {
  if (source.of === 'pool' && source.most !== null) return ['cards', 'pool'];
  return source.of === 'deck' ? ['cards', 'deck'] : ['cards'];
}

function numberFaults({ terms, numbers }: Tried): Fault[] {
  const { attempt } = terms;
  return numbers.flatMap(({ seat, number }): Fault[] => {
    const sealed = terms.seats.find((of) => of.seat === seat)?.seal;
    if (sealed === phoneSeal(terms, seat, number)) return [];
    return [{ id: 'number_not_sealed', seat, attempt }];
  });
}

function serverFaults({ terms, opened, abandoned }: Tried): Fault[] {
  const { attempt, server } = terms;
  const faults: Fault[] = [];
  for (const use of usesOf(terms))
    if (!server.has(use)) faults.push({ id: 'server_without_seal', use });
  for (const [use, number] of opened)
    if (server.get(use) !== serverSeal(terms, use, number))
      faults.push({ id: 'server_number_not_sealed', use, attempt });
  for (const use of server.keys())
    if (abandoned && !opened.has(use)) faults.push({ id: 'unopened', use, attempt });
  return faults;
}

/** Whether just those numbers are there that have to be, in the order of the seats. */
function isCalled({ terms, numbers, abandoned }: Tried, missed: SeatId[], proved: boolean) {
  const sealed = sealedIn(terms);
  const told = numbers.map(({ seat }) => seat);
  const silent = abandoned?.why === 'missing' ? abandoned.seats : [];
  const isWhole = proved || abandoned?.why === 'missing';
  const wanted = sealed.filter((seat) => (isWhole ? !silent.includes(seat) : told.includes(seat)));
  const called = terms.seats.filter(({ without }) => without === 'missed');
  return (
    wanted.join() === told.join() &&
    silent.every((seat) => sealed.includes(seat)) &&
    called.every(({ seat }) => missed.includes(seat))
  );
}

/** A number that was opened is known to all, and draws nothing more. */
function reused({ attempts }: Proof): Fault[] {
  const seen = new Set<string>();
  return attempts.flatMap(({ terms, opened }) =>
    [...opened].flatMap(([use, number]): Fault[] => {
      if (!seen.has(number)) {
        seen.add(number);
        return [];
      }
      return [{ id: 'number_again', use, attempt: terms.attempt }];
    }),
  );
}

function endFaults({ attempts, dealt }: Proof): Fault[] {
  return dealt === 'proved' && attempts.at(-1)?.numbers.length === 0 ? [{ id: 'not_proved' }] : [];
}
