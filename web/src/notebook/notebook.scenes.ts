// The notebook game on a phone, phase by phase and seat by seat.

import { seatView } from '../gallery/build';
import type { Scene, TableScene } from '../gallery/scene';
import type { Offer, PageView, SeatId, SeatView, TableView } from '../lib/wire/wire';
import { people } from '../spy/spy.scenes';
import {
  ACTIVE,
  calledOff,
  caught,
  chips,
  CONSPIRATOR,
  conspiratorLeft,
  dealt,
  discussion,
  escaped,
  evidenceAt,
  explaining,
  final,
  finished,
  firstRound,
  HAND,
  longChips,
  longExplaining,
  longNames,
  longResult,
  opening,
  paused,
  secondLap,
  unsuspected,
  untimed,
  waiting,
  WORD,
} from './played';

const menu: Offer[] = [{ do: 'rename' }, { do: 'leave' }];
const mayOpen: Offer = { do: 'open_case', turn: 7 };
const mayPlay: Offer = { do: 'play', turn: 7 };
const explained: Offer = { do: 'explained', turn: 7 };
const mayChip = (you: SeatId): Offer => ({
  do: 'chip',
  turn: 7,
  whom: [1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => seat !== you && seat !== ACTIVE),
});
const ended: Offer[] = [{ do: 'ready' }];

function pageOf(view: TableView, you: SeatId): PageView | undefined {
  if (!view.round || view.round.result || view.phase === 'case') return undefined;
  return you === CONSPIRATOR ? { blank: true, word: '' } : { blank: false, word: WORD };
}

function seated(view: TableView, you: SeatId, open: Offer[]): SeatView {
  const page = pageOf(view, you);
  const own = { game: 'notebook', hand: HAND, ...(page && { page }) } as const;
  return seatView(you, { open: [...menu, ...open] }, own);
}

function scene(
  id: string,
  view: TableView,
  you: SeatId | null,
  open: Offer[] = [],
  more: Partial<TableScene> = {},
): Scene {
  return {
    id: `notebook-${id}`,
    screen: 'room',
    view,
    ...(you !== null && { seat: seated(view, you, open) }),
    now_ms: 100_000,
    flowing: false,
    ...more,
  };
}

export default [
  scene('case-active', opening, ACTIVE, [mayOpen]),
  scene('case-first', firstRound, ACTIVE, [mayOpen]),
  scene('case-other', opening, 5),
  scene('case-watching', opening, null),
  scene('dealt-turn', dealt, 4, [mayPlay]),
  scene('dealt-other', dealt, 7),
  scene('dealt-active', dealt, ACTIVE),
  scene('dealt-conspirator', dealt, CONSPIRATOR),
  scene('second-turn', secondLap, 5, [mayPlay]),
  scene('second-other', secondLap, 7),
  scene('last-turn', evidenceAt(15), 2, [mayPlay]),
  scene('four', evidenceAt(5, 4), 4, [mayPlay]),
  scene('four-other', evidenceAt(5, 4), 2),
  scene('paused', paused, 7),
  scene('paused-turn', paused, 7),
  scene('waiting', waiting, 2, [], { on: [1, 2, 3, 4, 5, 6, 8] }),
  scene('moment', explaining, 7, [], { happens: { what: 'word_revealed', word: WORD } }),
  scene('explain-you', explaining, 5, [explained]),
  scene('explain-other', explaining, 7),
  scene('explain-untimed', untimed, 5, [explained]),
  scene('discussion', discussion, 7),
  scene('discussion-active', discussion, ACTIVE, [explained]),
  scene('chips-first', chips(0), 4, [mayChip(4)]),
  scene('chips-you', chips(4), 8, [mayChip(8)]),
  scene('chips-other', chips(5), 7),
  scene('chips-active', chips(5), ACTIVE),
  scene('result', caught, 1, ended),
  scene('result-escaped', escaped, CONSPIRATOR, [...ended, { do: 'next_round' }]),
  scene('result-unsuspected', unsuspected, 1, ended),
  scene('result-void', calledOff, 1, ended),
  scene('result-left', conspiratorLeft, 1, ended),
  scene('over', finished, 1),
  scene('final', final, 3, [{ do: 'start_round' }, { do: 'to_lobby' }]),
  scene('long', longNames, 7),
  scene('long-turn', longNames, 5, [mayPlay]),
  scene('long-explain', longExplaining, 5, [explained]),
  scene('long-chips', longChips, 1, [mayChip(1)]),
  scene('long-result', longResult, 1, ended),
  scene('watching', secondLap, null),
  scene('late', { ...secondLap, seats: people(9, ({ id }) => ({ playing: id < 9 })) }, 9, [], {
    seat: seatView(9, { open: menu }),
  }),
] satisfies Scene[];
