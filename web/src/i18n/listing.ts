// Several things in a row, with the word for "or" or "and" of a language before the last.

/** `listing('or')([8, 10, 12])`: "8, 10 or 12". */
export function listing(word: string): (items: readonly (number | string)[]) => string {
  return (items) => {
    const all = items.map(String);
    const last = all.pop() ?? '';
    return all.length === 0 ? last : `${all.join(', ')} ${word} ${last}`;
  };
}
