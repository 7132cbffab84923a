// House rules: the editor, what guests see, and links that came through or did not.

import { seats, seatView, tableSettings, tableView } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import type { HouseRules, TableView } from '../lib/wire/wire';
import { fromText, toText } from './file';

const few: HouseRules = {
  name: 'Grandma’s rules',
  changes: { 'score.spyGuess': 6, 'vote.threshold': 'majority', 'guess.duringVote': true },
};
const many: HouseRules = {
  name: '',
  changes: {
    ...few.changes,
    'players.max': 12,
    durationMin: [
      { playersUpTo: 5, minutes: 7 },
      { playersUpTo: 12, minutes: 12 },
    ],
    'timeup.procedure': 'secretBallot',
    'score.bonusTimeup': 2,
    'limits.voteMs': 75_000,
    roles: false,
    middleCards: 1,
  },
};

function played(house: HouseRules, ruleset: 'spijun' | 'time-travel'): TableView {
  const settings = tableSettings({ spy: { ruleset, house } });
  return tableView({ seats: seats(5), settings, variant: ruleset });
}
const host = seatView(1, { open: [{ do: 'configure' }] });
const offered = { ruleset: 'spijun', ...few } as const;

export default [
  { id: 'house-editor', screen: 'house', view: played(few, 'spijun'), seat: host },
  { id: 'house-editor-many', screen: 'house', view: played(many, 'time-travel'), seat: host },
  { id: 'house-editor-plain', screen: 'house', view: tableView(), seat: host },
  { id: 'house-guest', screen: 'room', view: played(few, 'spijun'), seat: seatView(3) },
  { id: 'house-guest-many', screen: 'room', view: played(many, 'time-travel'), seat: seatView(3) },
  { id: 'tv-lobby-house', screen: 'tv', view: played(few, 'spijun') },
  { id: 'tv-lobby-house-many', screen: 'tv', view: played(many, 'time-travel') },
  { id: 'house-link', screen: 'house-link', link: fromText(toText(offered)) },
  { id: 'house-link-broken', screen: 'house-link', link: fromText('{') },
] satisfies Scene[];
