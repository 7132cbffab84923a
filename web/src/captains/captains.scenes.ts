// The captains' game on a phone, phase by phase and seat by seat.

import { seatView } from '../gallery/build';
import type { Scene, TableScene } from '../gallery/scene';
import type { CardView, Happened, Offer, SeatId, TableView } from '../lib/wire/wire';
import { people } from '../spy/spy.scenes';
import {
  SPY,
  agreed,
  dealt,
  choosing,
  asked,
  paused,
  asksAgain,
  picking,
  alone,
  aloud,
  naming,
  firstName,
  secondName,
  complete,
  empty,
  finished,
  final,
  twelve,
  twelvePicking,
  longResult,
  written,
  writing,
  lobby,
  ONE,
  TWO,
  step,
  table,
  over,
} from './played';
import { captainsRound } from './round';

const PLACE: CardView = { spy: false, place: 'night-train', role: '' };
const SPY_CARD: CardView = { spy: true, place: '', role: '' };
const menu: Offer[] = [{ do: 'rename' }, { do: 'leave' }];
const host: Offer[] = [...menu, { do: 'configure' }, { do: 'reorder' }, { do: 'start_round' }];
const first: Offer = { do: 'act_first', whom: [ONE, TWO] };
const free = (view: TableView): SeatId[] => captainsRound(view)?.agents ?? [];
const mayAsk = (view: TableView): Offer[] => [
  { do: 'ask', turn: 5, whom: free(view).filter((seat) => seat !== 3) },
  { do: 'finish_asking', turn: 5 },
];
const mayPick = (view: TableView): Offer[] => [
  { do: 'pick', turn: 5, whom: free(view) },
  { do: 'refuse', turn: 5 },
];
const mayName = (captain: SeatId): Offer[] => [
  { do: 'name', captain },
  { do: 'pass', turn: 9 },
];
const ended: Offer[] = [{ do: 'ready' }];
const picked: Happened = { what: 'picked', captain: ONE, agent: 5 };
const revealed: Happened = { what: 'spy_revealed', seat: SPY };

function scene(
  id: string,
  view: TableView,
  you: SeatId | null,
  open: Offer[] = [],
  more: Partial<TableScene> = {},
): Scene {
  const card = you === SPY ? SPY_CARD : PLACE;
  return {
    id: `captains-${id}`,
    screen: 'room',
    view,
    ...(you !== null && {
      seat: seatView(you, { open: [...menu, ...open] }, { game: 'captains', card }),
    }),
    now_ms: 100_000,
    flowing: false,
    ...more,
  };
}

export default [
  scene('lobby-host', lobby(), 1, host),
  scene('lobby-guest', agreed, 3),
  scene('options', lobby(), 1, host, { screen: 'options' }),
  scene('options-chosen', agreed, 1, host, { screen: 'options' }),
  scene('options-odd', lobby({ seats: people(7), rounds: 7 }), 1, host, { screen: 'options' }),
  scene('dealt-agent', dealt, 7, [{ do: 'looked' }]),
  scene('dealt-looked', dealt, 5),
  scene('dealt-captain', dealt, ONE, [{ do: 'looked' }, first]),
  scene('dealt-captain-looked', dealt, TWO, [first]),
  scene('choosing-captain', choosing, ONE, mayAsk(choosing)),
  scene('choosing-other', choosing, TWO),
  scene('choosing-agent', choosing, 7),
  scene('asked-captain', asked, ONE, [{ do: 'finish_asking', turn: 5 }]),
  scene('asked-you', asked, 5, [{ do: 'answer', turn: 5 }]),
  scene('asked-agent', asked, 7),
  scene('asked-spy', asked, SPY),
  scene('aloud-captain', aloud, ONE, [{ do: 'finish_asking', turn: 5 }]),
  scene('aloud-agent', aloud, 7),
  scene('again-picked', asksAgain, 5),
  scene('picking-captain', picking, TWO, mayPick(picking)),
  scene('picking-other', picking, ONE),
  scene('picking-agent', picking, 7),
  scene('picking-picked', picking, 8),
  scene('alone', alone, ONE, mayPick(alone)),
  scene('alone-other', alone, TWO),
  scene('paused', paused, 7),
  scene(
    'waiting',
    table(
      'asking',
      {
        step: { ...step(ONE, { asked: 5 }), timer: { left_ms: 24_000 } },
        wait: { why: 'waiting_for', seat: 5, until_ms: 142_000 },
      },
      { seats: people(8, ({ id }) => ({ away: id === 5 })) },
    ),
    7,
    [],
    { on: [1, 2, 3, 4, 6, 7, 8] },
  ),
  scene('moment-picked', picking, 7, [], { happens: picked }),
  scene('moment-picked-you', picking, 5, [], { happens: picked }),
  scene('moment-pick-yours', picking, ONE, [], { happens: picked }),
  scene('moment-spy', firstName, 7, [], { happens: revealed }),
  scene('moment-spy-left-over', naming({ spy: SPY, captain: ONE, named: [] }), 7, [], {
    happens: revealed,
  }),
  scene('naming-spy', firstName, SPY, mayName(TWO)),
  scene('naming-spy-second', secondName, SPY, mayName(ONE)),
  scene('naming-agent', secondName, 7),
  scene('naming-captain', firstName, TWO),
  scene('written-captain', writing, ONE, mayAsk(writing)),
  scene('written-asked', written, 5, [{ do: 'answer', turn: 5 }]),
  scene('written-agent', written, 7),
  scene('twelve', twelve, 4),
  scene('twelve-picking', twelvePicking, TWO, mayPick(twelvePicking)),
  scene('result', over(), 1, ended),
  scene('result-host', complete, 1, [...ended, { do: 'next_round' }]),
  scene('result-void', empty, 1, ended),
  scene('result-long', longResult, 3, ended),
  scene('over', finished, ONE),
  scene('final', { ...final }, ONE, [{ do: 'start_round' }, { do: 'to_lobby' }]),
  scene('watching', asksAgain, null),
  scene(
    'late',
    table('asking', {}, { seats: people(9, ({ id }) => ({ playing: id < 9 })) }),
    9,
    [],
    {
      seat: seatView(9, { open: menu }),
    },
  ),
] satisfies Scene[];
