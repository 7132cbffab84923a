// Moving somebody in the order of the table.

export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const next = [...order];
  const [taken] = next.splice(from, 1);
  if (taken === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, taken);
  return next;
}

export function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
