// Why a round does not count, in one line.

import type { PlayMessages } from '../../i18n/en/play';
import type { VoidReason } from '../../lib/wire/wire';

/** `spy` is told, since the round is over; whoever has been removed may have been it. */
export function voidLine(reason: VoidReason, spy: string, m: PlayMessages['void']): string {
  switch (reason) {
    case 'aborted_by_host':
      return m.aborted;
    case 'too_few_players':
      return m.tooFew;
    case 'spy_kicked':
      return m.spyKicked({ spy });
    case 'captain_left':
      return m.captainLeft;
  }
}
