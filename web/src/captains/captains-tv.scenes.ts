// The captains' game on the big screen.

import type { Scene } from '../gallery/scene';
import type { Happened, TableView } from '../lib/wire/wire';
import {
  dealt,
  asked,
  picking,
  firstName,
  secondName,
  complete,
  final,
  twelve,
  longResult,
  written,
  lobby,
  TWO,
  over,
  SPY,
} from './played';

function tv(id: string, view: TableView, happens?: Happened): Scene {
  return {
    id: `tv-captains-${id}`,
    screen: 'tv',
    view,
    ...(happens && { happens }),
    now_ms: 100_000,
    flowing: false,
  };
}

export default [
  tv('lobby', lobby()),
  tv('dealt', dealt),
  tv('asked', asked),
  tv('picking', picking),
  tv('twelve', twelve),
  tv('naming', secondName),
  tv('moment', picking, { what: 'picked', captain: TWO, agent: 8 }),
  tv('moment-spy', firstName, { what: 'spy_revealed', seat: SPY }),
  tv('written', written),
  tv('result', over()),
  tv('result-complete', complete),
  tv('result-long', longResult),
  tv('final', { ...final }),
] satisfies Scene[];
