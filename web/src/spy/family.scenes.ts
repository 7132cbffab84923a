// What the other rulesets bring to a phone: turns after time-up, a secret ballot, a card in the
// middle.

import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import shown from './shown.json';

const YOU = 'Goran';
const on = new Hooks(shown, 'spy-');

export default [
  on.phone('one-by-one', YOU),
  on.phone('one-by-one-you', YOU),
  on.phone('one-by-one-spy', YOU),
  on.phone('last-minute-indictment', YOU),
  on.phone('propose', YOU),
  on.phone('propose-you', YOU),
  on.phone('proposal', YOU),
  on.phone('ballot', YOU),
  on.phone('ballot-in', YOU),
  on.phone('duel', 'Boris'),
  on.phone('duel-spy', 'Boris'),
  on.phone('trio', 'Cvita'),
  on.phone('trio-refused', 'Cvita'),
  on.phone('point', 'Boris'),
  on.phone('point-you', 'Cvita'),
  on.phone('last-chance', 'Cvita'),
  on.phone('last-chance-you', 'Boris'),
  on.phone('result-middle', 'Cvita'),
  on.phone('result-nobody', 'Cvita'),
  on.phone('result-not-middle', 'Cvita'),
] satisfies Scene[];
