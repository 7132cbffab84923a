// The captains' game on the big screen.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks, withoutRound } from '../gallery/shown';
import shown from './shown.json';

const lobby = new Hooks(lobbies, 'captains-');
const on = new Hooks(shown, 'captains-');

export default [
  lobby.tv('lobby', 'captains'),
  on.tv('dealt'),
  on.tv('asked'),
  on.tv('picking'),
  on.tv('twelve'),
  on.tv('naming', 'naming-second'),
  on.tvMoment('moment', ['picking', 'picked']),
  on.tvMoment('moment-spy', ['before-the-spy', 'naming-first']),
  on.tvMoment('moment-cards', ['naming-second', 'result']),
  on.tv('written'),
  on.tv('result'),
  on.tv('result-complete'),
  on.tv('result-long'),
  withoutRound(on.tv('final', 'over')),
] satisfies Scene[];
