// Why a round does not count, in one line.

import type { PlayMessages } from '../../i18n/en/play';
import type { VoidReason } from '../../lib/wire/wire';

/** `hidden` is whom the others looked for: told, since the round is over and they may have left. */
export function voidLine(reason: VoidReason, hidden: string, m: PlayMessages['void']): string {
  switch (reason) {
    case 'aborted_by_host':
      return m.aborted;
    case 'too_few_players':
      return m.tooFew;
    case 'spy_kicked':
      return m.spyKicked({ spy: hidden });
    case 'captain_left':
      return m.captainLeft;
    case 'active_left':
      return m.activeLeft;
    case 'conspirator_left':
      return m.conspiratorLeft({ conspirator: hidden });
    case 'no_word':
      return m.noWord;
  }
}
