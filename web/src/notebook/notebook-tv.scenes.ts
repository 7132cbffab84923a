// The notebook game on the big screen.

import type { Scene } from '../gallery/scene';
import type { Happened, TableView } from '../lib/wire/wire';
import {
  calledOff,
  caught,
  chips,
  dealt,
  discussion,
  escaped,
  evidenceAt,
  explaining,
  final,
  longExplaining,
  longNames,
  longResult,
  opening,
  secondLap,
  waiting,
  WORD,
} from './played';

function tv(id: string, view: TableView, happens?: Happened): Scene {
  return {
    id: `tv-notebook-${id}`,
    screen: 'tv',
    view,
    ...(happens && { happens }),
    now_ms: 100_000,
    flowing: false,
  };
}

export default [
  tv('case', opening),
  tv('dealt', dealt),
  tv('second', secondLap),
  tv('four', evidenceAt(6, 4)),
  tv('six', evidenceAt(9, 6)),
  tv('waiting', waiting),
  tv('moment', explaining, { what: 'word_revealed', word: WORD }),
  tv('explain', explaining),
  tv('discussion', discussion),
  tv('chips', chips(5)),
  tv('result', caught),
  tv('result-escaped', escaped),
  tv('result-void', calledOff),
  tv('result-long', longResult),
  tv('final', final),
  tv('long', longNames),
  tv('long-explain', longExplaining),
] satisfies Scene[];
