// For tests: every number of a game, and its rules with one of them changed.

/** Where the numbers are. */
export function paths(tree: object): string[][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value).map((path) => [key, ...path])
      : [[key]],
  );
}

/** The same rules with one number doubled; nothing doubled becomes one. */
export function doubled<Rules extends object>(of: Rules, path: readonly string[]): Rules {
  const rules = structuredClone(of);
  const steps = [...path];
  const last = steps.pop() ?? '';
  const at = steps.reduce(
    (at, step) => at[step] as Record<string, unknown>,
    rules as Record<string, unknown>,
  );
  at[last] = 2 * Number(at[last]) || 1;
  return rules;
}
