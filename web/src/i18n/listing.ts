// Numbers of which one will be the case, with the word for "or" of a language.

/** `listing('or')([8, 10, 12])`: "8, 10 or 12". */
export function listing(or: string): (numbers: readonly number[]) => string {
  return (numbers) => {
    const all = numbers.map(String);
    const last = all.pop() ?? '';
    return all.length === 0 ? last : `${all.join(', ')} ${or} ${last}`;
  };
}
