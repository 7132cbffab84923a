// House rules: the editor, what guests see, and links that came through or did not.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks } from '../gallery/shown';
import type { HouseRules } from '../lib/wire/wire';
import { fromText, toText } from './file';

const few: HouseRules = {
  name: 'Grandma’s rules',
  changes: { 'score.spyGuess': 6, 'vote.threshold': 'majority', 'guess.duringVote': true },
};
const offered = { ruleset: 'spijun', ...few } as const;
const on = new Hooks(lobbies);

export default [
  on.phone('house-editor', 'Ana', 'house-few', { screen: 'house' }),
  on.phone('house-editor-many', 'Ana', 'house-many', { screen: 'house' }),
  on.phone('house-editor-plain', 'Ana', 'full', { screen: 'house' }),
  on.phone('house-editor-unfolded', 'Ana', 'house-many', { screen: 'house', unfolded: true }),
  on.phone('house-share', 'Ana', 'house-few', {
    screen: 'house',
    touched: (m) => [m.house.share.label],
  }),
  on.phone('house-saved-none', 'Ana', 'full', {
    screen: 'house',
    touched: (m) => [m.house.saved.open(0)],
  }),
  on.phone('house-saved', 'Ana', 'house-few', {
    screen: 'house',
    kept: [offered],
    touched: (m) => [m.house.saved.open(1)],
    unfolded: true,
  }),
  on.phone('house-guest', 'Cvita', 'house-few'),
  on.phone('house-guest-many', 'Cvita', 'house-many'),
  on.tv('lobby-house', 'house-few'),
  on.tv('lobby-house-many', 'house-many'),
  { id: 'house-link', screen: 'house-link', link: fromText(toText(offered)) },
  { id: 'house-link-broken', screen: 'house-link', link: fromText('{') },
] satisfies Scene[];
