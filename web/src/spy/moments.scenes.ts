// The moments of the spy game, on a phone and on the big screen.

import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import shown from './shown.json';

const YOU = 'Goran';
const LONG = 'Ljubičica Šćepanović';
const on = new Hooks(shown, 'spy-');

/** What was to be seen before, and after. */
const FAILED: [string, string] = ['questions', 'last-minute'];
const NEXT: [string, string] = ['hands-first', 'hands'];
const CARRIED: [string, string] = ['vote', 'result'];
const MIDDLE: [string, string] = ['point-you', 'result-middle'];
const NOT_MIDDLE: [string, string] = ['point-you', 'trio-refused'];
const ACCUSED: [string, string] = ['trio', 'result-nobody'];
const SPY: [string, string] = ['questions', 'guess'];
const TIME_UP: [string, string] = ['questions', 'hands-first'];
const TWELVE: [string, string] = ['twelve', 'twelve-refused'];
const LONG_NAMES: [string, string] = ['long-names', 'long-names-refused'];

export default [
  on.moment('moment-vote-failed', YOU, FAILED),
  on.moment('moment-vote-failed-next', YOU, NEXT),
  on.moment('moment-vote-failed-middle', 'Cvita', NOT_MIDDLE),
  on.moment('moment-vote-failed-twelve', YOU, TWELVE),
  on.moment('moment-vote-failed-long', LONG, LONG_NAMES),
  on.moment('moment-vote-carried', YOU, CARRIED),
  on.moment('moment-vote-carried-middle', 'Cvita', MIDDLE),
  on.moment('moment-accused', 'Cvita', ACCUSED),
  on.moment('moment-spy', YOU, SPY),
  on.moment('moment-spy-you', YOU, ['questions-spy', 'guess-you']),
  on.moment('moment-time-up', YOU, TIME_UP),
  on.moment('moment-time-up-propose', YOU, ['spoken', 'propose']),
  on.tvMoment('moment-vote-failed', NEXT),
  on.tvMoment('moment-vote-failed-twelve', TWELVE),
  on.tvMoment('moment-vote-failed-long', LONG_NAMES),
  on.tvMoment('moment-vote-carried', CARRIED),
  on.tvMoment('moment-vote-carried-middle', MIDDLE),
  on.tvMoment('moment-accused', ACCUSED),
  on.tvMoment('moment-spy', SPY),
  on.tvMoment('moment-time-up', TIME_UP),
] satisfies Scene[];
