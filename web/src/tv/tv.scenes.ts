// The big screen, phase by phase.

import { seats, tableView } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import type { TableView } from '../lib/wire/wire';
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
  scene('over', gameOver),
  scene('over-shared', withoutRound(sharedVictory)),
] satisfies Scene[];
