// Screens that house rules change.

import { seatView, tableSettings } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import type { Offer, Settings, SpyRoundView, TableView } from '../lib/wire/wire';
import { AGENT, holding, menu, over, people, scene, SPY, table, YOU } from './spy.scenes';

type Changes = NonNullable<Settings['spy']['house']>['changes'];

function house(
  changes: Changes,
  change: Partial<TableView> = {},
  round: Partial<SpyRoundView> = {},
): TableView {
  const settings = tableSettings({ spy: { ruleset: 'spijun', house: { name: '', changes } } });
  return table({ settings, ...change }, round);
}

const others = [1, 2, 3, 4, 5, 6];
const accuse: Offer = { do: 'accuse', whom: others };
const vote = {
  number: 3,
  kind: 'stop' as const,
  suspect: YOU,
  by: 1,
  voters: [2, 3, 4, 5, 6, 7, 1],
  voted: [3],
  timer: { ends_at_ms: 123_000 },
  suspects_left: 0,
};
const lenient = {
  'vote.threshold': 'majority',
  'vote.eligible': 'all',
  'vote.accuserVote': 'cast',
  'vote.clock': 'running',
  'vote.discussion': true,
};
const guessing = house(
  { 'guess.attempts': 3 },
  { phase: 'guess' },
  {
    clock: { left_ms: 342_000 },
    revealed: YOU,
    guess_timer: { ends_at_ms: 141_000 },
    missed: ['bank', 'airport'],
    guesses_left: 1,
  },
);

export default [
  scene('house-vote', house(lenient, { phase: 'vote' }, { vote }), [{ do: 'vote', vote: 3 }]),
  scene('house-guess', guessing, [], {
    seat: seatView(YOU, { open: menu, card: [{ do: 'guess' }] }, holding(SPY)),
  }),
  scene('house-guess-watching', guessing, [], {
    seat: seatView(2, { open: menu }, holding(AGENT)),
  }),
  scene(
    'house-follow-up',
    house({ 'question.followUps': true }, {}, { turn: { number: 5, asker: 4, not_back_to: YOU } }),
    [accuse, { do: 'ask', turn: 5, whom: [4] }],
  ),
  scene('house-no-list', house({ 'guess.consultList': false, rolePlay: true }), [accuse]),
  scene('house-no-accusing', house({ 'accuse.perRound': 0 })),
  scene(
    'house-deciding',
    house(
      { tieBreak: 'decidingRound' },
      {
        phase: 'dealt',
        seats: people(7, ({ id }) => ({ ready: id === 3 })),
        tied: [1, 5],
        rounds_played: 5,
      },
      { clock: { left_ms: 480_000 }, starts_at_ms: 138_000 },
    ),
    [{ do: 'looked' }],
  ),
  scene('house-tied', over({}, { tied: [1, 5], rounds_played: 5 }), [{ do: 'ready' }]),
] satisfies Scene[];
