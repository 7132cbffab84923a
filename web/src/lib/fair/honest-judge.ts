// For tests: what the phone in seat 5 says of a proof.

import type { Verdict } from './faults';
import { Honest, setup, sha } from './honest';
import { ME } from './honest-phone';
import { nothingOf, type Asked, type Mine } from './mine';
import { judge, type Judged } from './verdict';

export const SALT = 'salt';

export function asked(honest: Honest, change: Partial<Asked> = {}): Asked {
  const { attempt } = honest.about;
  const told = { number: honest.number(ME), at_ms: 99, cut: false, old: false, faults: [] };
  return { attempt, terms: sha(honest.terms), ...told, ...change };
}

/** The phone in seat 5, which told what it was asked for. */
export function mine(honests: Honest[], change: Partial<Mine> = {}): Mine {
  const numbers = honests.map((honest) => ({
    attempt: honest.about.attempt,
    number: honest.number(ME),
    old: false,
  }));
  const all = { seat: ME, numbers, asked: honests.map((honest) => asked(honest)), awake: true };
  return { ...nothingOf(7), ...all, ...change };
}

export function judged(text: string, change: Partial<Judged> = {}, ...honests: Honest[]): Verdict {
  const [honest = new Honest(setup())] = honests;
  return judge({
    text,
    code: 'KRZNB',
    round: 7,
    mine: mine(honests.length > 0 ? honests : [honest]),
    salt: SALT,
    places: honest.about.places,
    hand: { seat: ME, hashes: [] },
    announced: null,
    isOver: false,
    isGameOver: false,
    ...change,
  });
}
