// Where the pictures of a table's own deck lie.

import { OWN_PREFIX } from '../../lib/wire/limits';

export function isOwn(card: string): boolean {
  return card.startsWith(OWN_PREFIX);
}

/** Named by what is in it, so a browser may keep it for ever. */
export function ownAddress(code: string, card: string): string {
  return `/api/tables/${code}/pictures/${card}`;
}
