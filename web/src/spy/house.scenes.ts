// Screens that house rules change.

import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import shown from './shown.json';

const YOU = 'Goran';
const on = new Hooks(shown, 'spy-');

export default [
  on.phone('house-vote', YOU),
  on.phone('house-guess', YOU),
  on.phone('house-guess-watching', 'Boris', 'house-guess'),
  on.phone('house-follow-up', YOU),
  on.phone('house-no-list', YOU),
  on.phone('house-no-accusing', YOU),
  on.phone('house-deciding', YOU),
  on.phone('house-tied', YOU),
] satisfies Scene[];
