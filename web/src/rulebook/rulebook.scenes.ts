// The pages of the rules, and the rules of a table that has changed some.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import { RULES } from './variants';

const on = new Hooks(lobbies);

export default [
  { id: 'home', screen: 'home' },
  { id: 'home-wrong', screen: 'home', touched: (m) => [m.home.newTable, m.home.join] },
  { id: 'rules', screen: 'rulebook' },
  ...RULES.map((rules) => ({ id: `rules-${rules}`, screen: 'rulebook' as const, rules })),
  { id: 'fair', screen: 'fair-page' },
  { id: 'bots', screen: 'bots-page' },
  on.phone('table-rules', 'Cvita', 'full', { screen: 'rules' }),
  on.phone('table-rules-captains', 'Cvita', 'captains-agreed', { screen: 'rules' }),
  on.phone('table-rules-notebook', 'Cvita', 'notebook-own', { screen: 'rules' }),
  on.phone('table-rules-house', 'Cvita', 'house-told', { screen: 'rules' }),
] satisfies Scene[];
