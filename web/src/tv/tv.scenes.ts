// The big screen, phase by phase.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks, withoutRound } from '../gallery/shown';
import shown from '../spy/shown.json';

const lobby = new Hooks(lobbies);
const spy = new Hooks(shown);

export default [
  lobby.tv('lobby', 'five'),
  lobby.tv('lobby-empty', 'empty'),
  spy.tv('dealt'),
  spy.tv('questions'),
  spy.tv('vote'),
  spy.tv('hands'),
  spy.tv('guess'),
  spy.tv('result'),
  spy.tv('propose'),
  spy.tv('proposal'),
  spy.tv('ballot'),
  spy.tv('duel'),
  spy.tv('trio'),
  spy.tv('point'),
  spy.tv('last-chance'),
  spy.tv('result-middle'),
  spy.tv('over'),
  withoutRound(spy.tv('over-shared')),
] satisfies Scene[];
