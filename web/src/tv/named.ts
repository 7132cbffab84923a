// Who is named at the foot of the big screen, where there is one line for everything.

/** More would be no news. */
const NAMED_MAX = 3;
/** A face is as wide as so many letters. */
const FACE = 5;

/** As many as there is room for in so many letters, at least one; all others are only counted. */
export function named<T extends { name: string }>(
  people: readonly T[],
  letters: number,
): { first: T[]; more: number } {
  let room = letters;
  const first = people.slice(0, NAMED_MAX).filter(({ name }, i) => {
    room -= FACE + [...name].length;
    return i === 0 || room >= 0;
  });
  return { first, more: people.length - first.length };
}
