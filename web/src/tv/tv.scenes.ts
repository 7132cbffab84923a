// The big screen, phase by phase.

import { seats, tableView } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import type { TableView } from '../lib/wire/wire';
import {
  ballot,
  few,
  lastChance,
  middleWasSpy,
  pointing,
  proposed,
  proposing,
} from '../spy/family.scenes';
import {
  gameOver,
  guessing,
  justDealt,
  lastHands,
  over,
  questions,
  sharedVictory,
  voting,
} from '../spy/spy.scenes';

function scene(id: string, view: TableView): Scene {
  return { id: `tv-${id}`, screen: 'tv', view, now_ms: 100_000, flowing: false };
}

/** The last round's end has been shown already. */
function withoutRound({ round: _, ...view }: TableView): TableView {
  return view;
}

export default [
  scene('lobby', tableView({ seats: seats(5) })),
  scene('lobby-empty', tableView({ seats: [], host: null })),
  scene('dealt', justDealt),
  scene('questions', questions),
  scene('vote', voting),
  scene('hands', lastHands),
  scene('guess', guessing),
  scene('result', over({})),
  scene('propose', proposing(3)),
  scene('proposal', proposed),
  scene('ballot', ballot([2, 4])),
  scene('duel', few(2)),
  scene('trio', few(3)),
  scene('point', pointing(2, 1)),
  scene('last-chance', lastChance(3, 1)),
  scene('result-middle', middleWasSpy),
  scene('over', gameOver),
  scene('over-shared', withoutRound(sharedVictory)),
] satisfies Scene[];
