// The notebook game on the big screen.

import type { Scene } from '../gallery/scene';
import { Hooks, withoutRound } from '../gallery/shown';
import shown from './shown.json';

const on = new Hooks(shown, 'notebook-');

export default [
  on.tv('case'),
  on.tv('dealt'),
  on.tv('second'),
  on.tv('four'),
  on.tv('six'),
  on.tv('waiting'),
  on.tvMoment('moment', ['last', 'revealed']),
  on.tvMoment('moment-blank', ['chips', 'result']),
  on.tv('explain'),
  on.tv('discussion'),
  on.tv('chips'),
  on.tv('result'),
  on.tv('result-escaped'),
  on.tv('result-void'),
  on.tv('result-long', 'long-result'),
  withoutRound(on.tv('final', 'over')),
  on.tv('long'),
  on.tv('long-explain'),
] satisfies Scene[];
