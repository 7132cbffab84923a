// Names in columns, as large as a box has room for. Knows lengths only: who measures letters is
// another matter.

/** A name by the width of its words, all for letters of size 1. */
export type Measured = readonly number[];

/** `pad`: above and below each name together. */
export type Columns = { columns: number; size: number; pad: number };

type Room = {
  width: number;
  height: number;
  /** No letter need be larger. */
  size_max: number;
};

/** In letters. */
export const GAP = 1.1;
export const LINE = 1.14;
const PAD = { least: 0.1, most: 0.8 };
const SPACE = 0.27;
const COLUMNS_MAX = 7;
/** Browsers round, and letters lean out. */
const SLACK = 0.985;
const STEPS = 20;

/** The fewest columns among the best, for a list is read downwards; and what room is left goes between
the names. */
export function setIn(names: readonly Measured[], room: Room): Columns {
  let best: Columns = { columns: 1, size: 0, pad: PAD.least };
  for (let columns = 1; columns <= COLUMNS_MAX; columns += 1) {
    const size = largest(room.size_max, (tried) => {
      return fits(names, { columns, size: tried, pad: PAD.least }, room);
    });
    if (size > best.size * 1.01) best = { ...best, columns, size };
  }
  best.pad = largest(PAD.most, (pad) => fits(names, { ...best, pad }, room));
  return { ...best, size: best.size * SLACK };
}

function largest(most: number, fits: (tried: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [0, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Column after column is filled, and no name is torn apart. */
function fits(names: readonly Measured[], set: Columns, { width, height }: Room): boolean {
  const { columns, size, pad } = set;
  const [across, down] = [(width / size - GAP * (columns - 1)) / columns, height / size];
  let [column, used] = [1, 0];
  for (const name of names) {
    const needed = linesOf(name, across) * LINE + pad;
    if (used + needed > down) [column, used] = [column + 1, 0];
    used += needed;
    if (used > down) return false;
  }
  return column <= columns;
}

/** As browsers break them: between words only. */
function linesOf(words: Measured, across: number): number {
  let [lines, at] = [1, 0];
  for (const word of words) {
    if (word > across) return Infinity;
    if (at > 0 && at + SPACE + word > across) [lines, at] = [lines + 1, word];
    else at += (at > 0 ? SPACE : 0) + word;
  }
  return lines;
}
