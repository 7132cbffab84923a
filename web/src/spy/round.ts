// The round as the spy game has it; nothing where another game is played.

import type { SpyRoundView, TableView } from '../lib/wire/wire';

export function spyRound(view: TableView | null | undefined): SpyRoundView | undefined {
  return view?.round?.game === 'spy' ? view.round : undefined;
}
