// The pages of the rules, and the rules of a table that has changed some.

import { seats, seatView, tableSettings, tableView } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import { RULES } from './variants';

const grandma = tableView({
  settings: tableSettings({
    spy: {
      ruleset: 'spijun',
      minutes: 10,
      house: {
        name: 'Grandma’s rules',
        changes: {
          'score.spyGuess': 5,
          'guess.duringVote': true,
          'vote.threshold': 'majority',
          'timeup.procedure': 'secretBallot',
        },
      },
    },
  }),
  variant: 'spijun',
  rounds: 7,
});

const captains = tableView({
  settings: tableSettings({ game: 'captains', captains: { twice: true } }),
  seats: seats(8),
  rounds: 8,
});

const notebook = tableView({
  settings: tableSettings({
    game: 'notebook',
    rounds: 7,
    notebook: { explanations_timed: false, discussion: true, deck: 'both' },
  }),
  seats: seats(5),
  rounds: 7,
});

export default [
  { id: 'home', screen: 'home' },
  { id: 'rules', screen: 'rulebook' },
  ...RULES.map((rules) => ({ id: `rules-${rules}`, screen: 'rulebook' as const, rules })),
  { id: 'table-rules', screen: 'rules', view: tableView(), seat: seatView(3) },
  { id: 'table-rules-captains', screen: 'rules', view: captains, seat: seatView(3) },
  { id: 'table-rules-notebook', screen: 'rules', view: notebook, seat: seatView(3) },
  { id: 'table-rules-house', screen: 'rules', view: grandma, seat: seatView(3) },
] satisfies Scene[];
