// What is said of a deal in one line.

import type { Locale } from '../../i18n';
import type { FairMessages } from '../../i18n/en/fair';
import type { Dealing, FairRound } from '../../lib/fair/witness';
import type { SeatId } from '../../lib/wire/wire';
import { isOpened } from './signs';

/** `watches`: whoever has no seat has no number that could be missing. */
export function tickWords(deal: FairRound, m: FairMessages, watches: boolean): string {
  const { sign, code, notes, text } = deal;
  if (sign === 'without' && watches && code !== null) return m.code.label;
  const isPart = sign === 'pending' && notes.some(({ id }) => id === 'places_unknown');
  return isPart && isOpened(text) ? m.partly.title : m.tick[sign];
}

export interface Speaker {
  name: (seat: SeatId) => string;
  locale: Locale;
  m: FairMessages;
}

/** That it is under way, and whose number did not come. */
export function dealingWords({ missed }: Dealing, { name, locale, m }: Speaker): string {
  if (missed.length === 0) return m.dealing;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return m.dealingAgain({ names: list.format(missed.map(name)) });
}
