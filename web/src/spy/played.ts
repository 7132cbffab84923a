// Views of a spy game for tests that vary one thing. What is really shown is in `shown.json`.

import { people, tableView } from '../gallery/build';
import places from '../../../packs/places.json';
import type { SpyRoundView, TableView } from '../lib/wire/wire';

export function table(change: Partial<TableView>, round: Partial<SpyRoundView> = {}): TableView {
  return tableView({
    phase: 'questions',
    seats: people(7),
    places: places.places.map(({ id }) => id),
    rounds_played: 1,
    ...change,
    round: {
      game: 'spy',
      number: 2,
      starter: 2,
      clock_total_ms: 480_000,
      clock: { ends_at_ms: 442_000 },
      turn: { number: 4, asker: 2, asked: 5 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [],
      ...round,
    },
  });
}
