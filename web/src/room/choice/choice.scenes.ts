// What the host chooses among places, and what the guests are told of it.

import lobbies from '../../gallery/lobbies.json';
import type { Scene } from '../../gallery/scene';
import { Hooks } from '../../gallery/shown';

const on = new Hooks(lobbies);

export default [
  on.phone('places-guest', 'Cvita', 'places-chosen'),
  on.phone('places-guest-all', 'Cvita', 'places-all'),
  on.phone('places-options', 'Ana', 'places', { screen: 'options', unfolded: true }),
  on.phone('places-options-chosen', 'Ana', 'places-chosen', { screen: 'options', unfolded: true }),
  on.phone('places-sheet', 'Ana', 'places-chosen', { screen: 'places' }),
  on.phone('places-sheet-few', 'Ana', 'places-few', { screen: 'places' }),
  on.phone('places-options-gone', 'Ana', 'packs-gone', { screen: 'options', unfolded: true }),
  on.phone('places-options-all-gone', 'Ana', 'packs-all-gone', {
    screen: 'options',
    unfolded: true,
  }),
] satisfies Scene[];
