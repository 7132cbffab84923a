// The secret that holds a seat. The phone makes it, keeps it per table, and tells only the server.

import { fairKey } from '../fair/key';
import { kept } from '../kept';
import { seenKey } from './last-seen';

const TOKEN = /^[0-9a-f]{32}$/;
/** So many tables that are not found keep their tokens; more would be kept for ever. */
const MISSED_TABLES = 20;

/** 128 random bits as hex. Works on plain HTTP, where `crypto.randomUUID` is missing. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function storedToken(code: string): string | null {
  const token = kept.get(`seat.${code}`);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** Kept before it is first sent, so that a lost answer can be asked for again. */
export function ensureToken(code: string): string {
  const stored = storedToken(code);
  if (stored) return stored;
  const token = randomSecret();
  kept.set(`seat.${code}`, token);
  return token;
}

export function forgetToken(code: string): void {
  kept.remove(`seat.${code}`);
  kept.remove(seenKey(code));
  kept.remove(fairKey(code));
  if (lastTable() === code) kept.remove('last-table');
}

/** The table to which the home page offers to return. */
export function lastTable(): string | null {
  const code = kept.get('last-table');
  return code !== null && storedToken(code) !== null ? code : null;
}

export function rememberTable(code: string): void {
  kept.set('last-table', code);
  keepMissed(missedTables().filter((missed) => missed !== code));
}

/** Nothing leads to a table that is not found, but its data may be restored, and the seat with it. */
export function missTable(code: string): void {
  if (lastTable() === code) kept.remove('last-table');
  const missed = [code, ...missedTables().filter((other) => other !== code)];
  missed.slice(MISSED_TABLES).forEach(forgetToken);
  keepMissed(missed.slice(0, MISSED_TABLES));
}

/** The newest first. */
function missedTables(): string[] {
  return kept.get('missed-tables')?.split(' ') ?? [];
}

function keepMissed(codes: string[]): void {
  if (codes.length === 0) kept.remove('missed-tables');
  else kept.set('missed-tables', codes.join(' '));
}

/** A one-time key of a seat or a screen, from a link's fragment, which no server log sees. */
export function keyFromFragment(fragment: string): string | null {
  const key = new URLSearchParams(fragment.replace(/^#/, '')).get('key');
  return key !== null && TOKEN.test(key) ? key : null;
}
