// What the host chooses among places, and what the guests are told of it.

import places from '../../../../packs/places.json';
import { seatView, tableSettings, tableView } from '../../gallery/build';
import type { Scene } from '../../gallery/scene';
import type { Offer, PlacesChoice } from '../../lib/wire/wire';

const host: Offer[] = [{ do: 'configure' }, { do: 'start_round' }];
const ids = places.places.map(({ id }) => id);

function lobby(packs: string[], on: number, choice: Partial<PlacesChoice> = {}) {
  const settings = tableSettings({ packs, places: { out: [], fresh: false, ...choice } });
  return tableView({ settings, places_on_table: on });
}
const plain = lobby(['places'], 54);
const chosen = lobby(['places', 'films'], 24, { out: ids.slice(3, 9), most: 24, fresh: true });
const everything = lobby(['places', 'films', 'time-travel'], 144);
const few = lobby(['places'], 8, { out: ids.slice(3, 52) });
const gone = lobby(['places', 'summer-camp'], 54);
const allGone = lobby(['summer-camp', 'school'], 20);

export default [
  { id: 'places-guest', screen: 'room', view: chosen, seat: seatView(3) },
  { id: 'places-guest-all', screen: 'room', view: everything, seat: seatView(3) },
  { id: 'places-options', screen: 'options', view: plain, seat: seatView(1, { open: host }) },
  {
    id: 'places-options-chosen',
    screen: 'options',
    view: chosen,
    seat: seatView(1, { open: host }),
  },
  { id: 'places-sheet', screen: 'places', view: chosen, seat: seatView(1, { open: host }) },
  { id: 'places-sheet-few', screen: 'places', view: few, seat: seatView(1, { open: host }) },
  { id: 'places-options-gone', screen: 'options', view: gone, seat: seatView(1, { open: host }) },
  {
    id: 'places-options-all-gone',
    screen: 'options',
    view: allGone,
    seat: seatView(1, { open: host }),
  },
] satisfies Scene[];
