// What the lines of a round prove, on the ground that the table has put under it.

import type { Atlas } from '../../lib/evidence/atlas';
import { exchanges, kernel } from '../../lib/evidence/evidence';
import { Hearing } from '../../lib/evidence/hearing';
import type { SeatId, SpyRoundView, TableView } from '../../lib/wire/wire';
import { rulesOf } from '../../rulebook/ruleset';

/** Before the first line. */
export function silence(view: TableView, round: SpyRoundView, atlas: Atlas): Hearing {
  const comesAgain = rulesOf(view).locationReuse;
  const here = round.result?.place;
  const places = view.places.filter(
    (place) => comesAgain || place === here || !view.places_played.includes(place),
  );
  return new Hearing({
    order: whoPlays(view, round),
    places,
    middle: round.middle,
    kernel: kernel(exchanges(round.clock_total_ms)),
    atlas,
  });
}

/** After all that was said so far. */
export function heard(view: TableView, round: SpyRoundView, atlas: Atlas): Hearing {
  const hearing = silence(view, round, atlas);
  for (const line of round.lines) hearing.hear(line);
  return hearing;
}

/** Those who have left since are among them, once the points are told. */
function whoPlays({ seats }: TableView, { result }: SpyRoundView): SeatId[] {
  const playing = seats.filter((seat) => seat.playing).map(({ id }) => id);
  const gone = (result?.points ?? []).map(({ seat }) => seat).filter((id) => !playing.includes(id));
  return [...playing, ...gone];
}
