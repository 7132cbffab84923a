// The story of an evening, and what is left of it after the game.

import captains from '../captains/shown.json';
import notebook from '../notebook/shown.json';
import spy from '../spy/shown.json';
import lobbies from './lobbies.json';
import type { Scene, TableScene } from './scene';
import { Hooks, withoutRound } from './shown';

const spies = new Hooks(spy, 'evening-');
const teams = new Hooks(captains, 'evening-captains-');
const books = new Hooks(notebook, 'evening-notebook-');

/** With the story open. */
const read = (scene: TableScene): TableScene => ({
  ...withoutRound(scene),
  touched: (m) => [m.evening.open],
});

export default [
  withoutRound(spies.phone('over', 'Goran', 'over-told')),
  read(spies.phone('story', 'Ana', 'over-told')),
  { ...read(spies.phone('story-all', 'Ana', 'over-told')), unfolded: true },
  {
    ...read(spies.phone('picture', 'Ana', 'over-told')),
    touched: (m) => [m.evening.open, m.evening.picture.make],
  },
  withoutRound(spies.tv('over', 'over-told')),
  { ...read(teams.phone('story', 'Ana', 'over')), unfolded: true },
  { ...read(books.phone('story', 'Ana', 'over')), unfolded: true },
  new Hooks(lobbies).phone('last-time', 'Ana'),
  {
    ...read(spies.phone('story-none', 'Ana', 'over-told')),
    chronicle: { people: [], rounds: [] },
  },
] satisfies Scene[];
