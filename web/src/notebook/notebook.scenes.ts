// The notebook game on a phone, phase by phase and seat by seat. It is Cvita's word, and Filip has the
// blank notebook.

import type { Scene } from '../gallery/scene';
import { Hooks, withoutRound } from '../gallery/shown';
import shown from './shown.json';

const ACTIVE = 'Cvita';
const CONSPIRATOR = 'Filip';
const on = new Hooks(shown, 'notebook-');

export default [
  on.phone('case-active', ACTIVE, 'case'),
  on.phone('case-first', 'Ana'),
  on.phone('case-other', 'Ema', 'case'),
  on.watching('case-watching', 'case'),
  on.phone('dealt-turn', 'Dino', 'dealt'),
  on.phone('dealt-other', 'Goran', 'dealt'),
  on.phone('dealt-active', ACTIVE, 'dealt'),
  on.phone('dealt-conspirator', CONSPIRATOR, 'dealt'),
  on.phone('second-turn', 'Ema', 'second'),
  on.phone('second-other', 'Goran', 'second'),
  on.phone('last-turn', 'Boris', 'last'),
  on.phone('four', 'Boris'),
  on.phone('four-other', 'Dino', 'four'),
  on.phone('paused', 'Boris'),
  on.phone('paused-turn', 'Goran', 'paused'),
  on.phone('waiting', 'Boris'),
  on.moment('moment', 'Goran', ['last', 'revealed']),
  on.phone('explain-you', 'Ema', 'explain'),
  on.phone('explain-other', 'Goran', 'explain'),
  on.phone('explain-untimed', 'Ema'),
  on.phone('discussion', 'Goran'),
  on.phone('discussion-active', ACTIVE, 'discussion'),
  on.phone('chips-first', 'Dino'),
  on.phone('chips-you', 'Hana'),
  on.phone('chips-other', 'Goran', 'chips'),
  on.phone('chips-active', ACTIVE, 'chips'),
  on.phone('result', 'Ana'),
  on.phone('result-escaped', CONSPIRATOR),
  on.phone('result-host', 'Ana', 'result-escaped'),
  on.phone('result-unsuspected', 'Ana'),
  on.phone('result-void', 'Ana'),
  on.phone('result-left', 'Ana'),
  on.phone('over', 'Ana'),
  withoutRound(on.phone('final', ACTIVE, 'over')),
  on.phone('long', 'Ljubičica Šćepanović'),
  on.phone('long-turn', 'WWWWWWWWWWWWWWWWWWWW', 'long'),
  on.phone('long-explain', 'WWWWWWWWWWWWWWWWWWWW'),
  on.phone('long-chips', 'Maximilian-Alexander'),
  on.phone('long-result', 'Žak'),
  on.watching('watching', 'second'),
  on.phone('late', 'Hana'),
] satisfies Scene[];
