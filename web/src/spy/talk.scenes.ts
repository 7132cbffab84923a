// Where questions are typed, and where nobody follows them; phone and big screen.

import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import shown from './shown.json';

const YOU = 'Goran';
const on = new Hooks(shown, 'spy-');
const tv = new Hooks(shown);

export default [
  on.phone('spoken', YOU),
  on.phone('written-first', YOU),
  on.phone('written-your-turn', YOU),
  on.phone('written-asked', YOU),
  on.phone('written-listening', YOU),
  on.phone('written-vote', YOU),
  on.phone('written-arguing', YOU),
  on.phone('written-proposal', YOU),
  on.phone('written-hands', YOU),
  on.phone('written-result', YOU),
  on.phone('written-late', 'Hana', 'written-listening'),
  on.phone('bots-first', 'Ana'),
  on.phone('bots-thinking', YOU),
  on.phone('bots-asked', YOU),
  on.phone('bots-your-turn', YOU),
  on.phone('bots-ideas', YOU, 'bots-your-turn', {
    touched: ({ play: { ring } }) => [`${ring.ask({ name: 'Widget' })}, ${ring.bot}`],
  }),
  on.phone('bots-not-your-turn', 'Ana', 'bots-your-turn'),
  on.phone('bots-vote', YOU),
  on.phone('bots-result', YOU),
  tv.tv('spoken'),
  tv.tv('bots', 'bots-asked'),
  tv.tv('bots-level', 'bots-your-turn'),
  tv.tv('bots-vote'),
  tv.tv('bots-result'),
  tv.tv('written', 'written-listening'),
  tv.tv('written-long', 'written-asked'),
  tv.tv('written-vote'),
  tv.tv('written-result'),
] satisfies Scene[];
