// Where the lines of a small plot run. Across: exchanges; up: how likely.

export const WIDTH = 300;
export const HEIGHT = 96;
const EDGE = 5;

export function pointsOf(values: readonly number[]): [number, number][] {
  return values.map((value, i) => [acrossOf(i, values.length), upOf(value)]);
}

/** After the exchange `i`, of so many values. */
export function acrossOf(i: number, count: number): number {
  return rounded(EDGE + (i / Math.max(count - 1, 1)) * (WIDTH - 2 * EDGE));
}

export function upOf(value: number): number {
  return rounded(HEIGHT - EDGE - value * (HEIGHT - 2 * EDGE));
}

/** What an SVG draws a line through. */
export function lineOf(values: readonly number[]): string {
  return pointsOf(values)
    .map((point) => point.join(','))
    .join(' ');
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
