// Under which name a phone keeps what it knows of the deals of a table.

export function fairKey(code: string): string {
  return `fair.${code}`;
}
