// What is wrong with a deal, and what is worth knowing of it, in words for those who play.

import type { FairMessages } from '../../i18n/en/fair';
import type { Fault, Note } from '../../lib/fair/faults';
import type { SeatId } from '../../lib/wire/wire';

/** How this phone calls what a proof has only ids of. */
export interface Names {
  seat: (seat: SeatId) => string;
  pack: (id: string) => string;
  list: (names: readonly string[]) => string;
  /** Of a moment by this phone's clock, to the second. */
  time: (at_ms: number) => string;
}

export function faultText(fault: Fault, m: FairMessages, names: Names): string {
  const text = wordsOf(fault, m, names);
  // Nobody counts tries that went well at once.
  const isLater = 'attempt' in fault && fault.attempt > 1 && fault.id !== 'wrong_attempt';
  return isLater ? `${text} ${m.inTry(fault)}` : text;
}

function wordsOf(fault: Fault, { faults: m, uses, drawn }: FairMessages, names: Names): string {
  const lineOf = (line: string) => (isDrawn(drawn, line) ? drawn[line] : drawn.other);
  switch (fault.id) {
    case 'malformed':
      return m.malformed(fault);
    case 'wrong_round':
      return m.wrong_round(fault);
    case 'wrong_attempt':
      return m.wrong_attempt(fault);
    case 'wrong_table':
    case 'seats_differ':
    case 'pool_differs':
    case 'not_your_seal':
    case 'asked_again':
    case 'terms_differ':
    case 'not_your_number':
    case 'numbers_differ':
    case 'not_proved':
    case 'no_reason':
    case 'given_up':
    case 'your_card_differs':
    case 'vanished':
    case 'your_hand_differs':
      return m[fault.id];
    case 'settings_differ':
      return m.settings_differ[fault.what];
    case 'pack_differs':
      return m.pack_differs({ pack: names.pack(fault.pack) });
    case 'number_not_sealed':
      return m.number_not_sealed({ name: names.seat(fault.seat) });
    case 'server_without_seal':
    case 'server_number_not_sealed':
    case 'number_again':
    case 'unopened':
      return m[fault.id]({ of: uses[fault.use] });
    case 'deal_differs':
    case 'announced_differs':
      return m[fault.id]({ of: lineOf(fault.line) });
    case 'called_silent':
      return m.called_silent({ time: names.time(fault.at_ms) });
    case 'left_out':
      return m.left_out[fault.as];
    case 'deck_differs':
      return m.deck_differs[fault.what];
  }
}

export function noteText(note: Note, { notes: m }: FairMessages, names: Names): string {
  const list = (seats: readonly SeatId[]) => ({ names: names.list(seats.map(names.seat)) });
  switch (note.id) {
    case 'restarted': {
      const words = m.restarted[note.why];
      return typeof words === 'string' ? words : words(list(note.seats));
    }
    case 'without':
      return m.without[note.as](list(note.seats));
    case 'restored':
    case 'late':
    case 'places_unknown':
      return m[note.id];
  }
}

function isDrawn<Drawn extends object>(drawn: Drawn, line: string): line is keyof Drawn & string {
  return Object.hasOwn(drawn, line);
}
