// The spy game on a phone, phase by phase.

import type { Scene } from '../gallery/scene';
import { Hooks, withLongCode } from '../gallery/shown';
import shown from './shown.json';

const YOU = 'Goran';
const LONG = 'Ljubičica Šćepanović';
const on = new Hooks(shown, 'spy-');

export default [
  on.phone('dealt', YOU),
  on.phone('dealt-starter-first', YOU),
  on.phone('dealt-starter', YOU),
  on.phone('questions', YOU),
  withLongCode(on.phone('questions', YOU)),
  on.phone('questions-spy', YOU),
  on.phone('questions-long', YOU),
  on.phone('your-turn', YOU),
  on.phone('asked', YOU),
  on.phone('you-asked', YOU),
  on.phone('last-minute', YOU),
  on.phone('paused', YOU),
  on.phone('paused-host', 'Ana', 'paused'),
  on.phone('waiting', YOU),
  on.phone('four', 'Dino'),
  on.phone('twelve', YOU),
  on.phone('long-names', LONG),
  on.phone('vote', YOU),
  on.phone('vote-cast', YOU),
  on.phone('vote-suspect', 'Boris', 'vote'),
  on.phone('hands', YOU),
  on.phone('hands-first', YOU),
  on.phone('hands-you', YOU),
  on.phone('guess', YOU),
  on.phone('guess-you', YOU),
  on.moment('moment-carried', YOU, ['vote', 'result']),
  on.moment('moment-guess', YOU, ['guess', 'result-guess']),
  on.phone('result', YOU),
  on.phone('result-host', 'Ana', 'result'),
  on.phone('result-all-ready', YOU),
  on.phone('result-all-ready-host', 'Ana', 'result-all-ready'),
  on.phone('result-innocent', YOU),
  on.phone('result-guess', YOU),
  on.phone('result-void', YOU),
  on.phone('over', YOU),
  on.phone('over-shared', 'Ana'),
  on.phone('late', 'Hana'),
  on.watching('watching', 'questions'),
] satisfies Scene[];
