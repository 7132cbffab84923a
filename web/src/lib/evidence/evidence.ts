// What an answer proves: of the place to a spy, and of whoever gave it to everybody else. The same arithmetic as that
// of bots (`crates/bots/src/evidence.rs`), by which both are compared.

/** Levels that an answer can have. */
export const LEVELS = 5;

/** Stands for a level that nobody has written down. */
export const UNKNOWN = 5;

/**
 * For each level of a place, how likely each answer is of somebody who knows the place. The last row is of a place
 * whose level nobody knows.
 */
export type Kernel = readonly (readonly number[])[];

/** From one line to the next, on the average of a table of bots. */
const EXCHANGE_MS = 9600;

/** How fast the likelihood of an answer falls with each step from the truth, in a round of one answer. */
const SHARPNESS = 2.6;

/** How likely an answer that is none comes from somebody who knows the place, and from one who does not. */
const EVASION = { knows: 0.06, spy: 0.24 };

/** How many answers a round of this length has room for. */
export function exchanges(round_ms: number): number {
  return Math.max(round_ms / EXCHANGE_MS, 4);
}

/** How answers stray from the truth in a round with room for so many. */
export function kernel(exchanges: number): Kernel {
  const step = SHARPNESS / Math.sqrt(exchanges);
  const answers = [...Array(LEVELS).keys()];
  const rows = answers.map((level) =>
    shares(answers.map((answer) => Math.exp(-step * Math.abs(level - answer)))),
  );
  return [...rows, answers.map(() => 1 / LEVELS)];
}

/**
 * How likely each answer is of somebody who only knows how likely each place is. `levels` are those of the places, in
 * the order of `beliefs`; these need not add up to 1.
 */
export function blind(
  kernel: Kernel,
  beliefs: readonly number[],
  levels: readonly number[],
): number[] {
  const mass: number[] = Array(LEVELS + 1).fill(0);
  beliefs.forEach((belief, i) => (mass[at(levels, i)] = at(mass, at(levels, i)) + belief));
  const total = sum(mass);
  return [...Array(LEVELS).keys()].map((answer) =>
    sum(mass.map((some, level) => (some / total) * of(kernel, level, answer))),
  );
}

/** What is left of each place after an answer. */
export function updatePlaces(
  kernel: Kernel,
  beliefs: readonly number[],
  levels: readonly number[],
  answer: number,
): number[] {
  return shares(beliefs.map((belief, i) => belief * of(kernel, at(levels, i), answer)));
}

/**
 * By how much an answer speaks against whoever gave it, as a logarithm: of the answer's likelihood from a spy
 * (`blind`) to that from somebody at a place with this level.
 */
export function against(kernel: Kernel, blind: number, level: number, answer: number): number {
  return Math.log(blind / of(kernel, level, answer));
}

/** The same of an answer that is none. */
export function againstEvasion(): number {
  return Math.log(EVASION.spy / EVASION.knows);
}

/** How likely each suspect is the spy, from what speaks against each. One of them is. */
export function suspicion(against: readonly number[]): number[] {
  const most = Math.max(...against);
  return shares(against.map((speaks) => Math.exp(speaks - most)));
}

/**
 * How much an answer at this level of the place tells a spy, on the average: the divergence of the answers of those
 * who know from those of one who does not. It is also what the answer proves of innocence.
 */
export function tells(kernel: Kernel, blind: readonly number[], level: number): number {
  return divergence(row(kernel, level), blind);
}

/** How much the answer of a spy betrays on the average: the same divergence the other way round. */
export function betrays(kernel: Kernel, blind: readonly number[], level: number): number {
  return divergence(blind, row(kernel, level));
}

/** Brought to a sum of 1. */
export function shares(weights: readonly number[]): number[] {
  const all = sum(weights);
  return all > 0 ? weights.map((weight) => weight / all) : [...weights];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function divergence(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((likely, i) => likely * Math.log(likely / at(other, i))));
}

function row(kernel: Kernel, level: number): readonly number[] {
  return kernel[Math.min(level, UNKNOWN)] ?? [];
}

function of(kernel: Kernel, level: number, answer: number): number {
  return at(row(kernel, level), answer);
}

function at(numbers: readonly number[], i: number): number {
  return numbers[i] ?? 0;
}
