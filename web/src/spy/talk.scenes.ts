// Where questions are typed, and where nobody follows them; phone and big screen.

import { seatView, tableSettings } from '../gallery/build';
import type { Scene } from '../gallery/scene';
import type { LineView, Offer, SpyRoundView, TableView } from '../lib/wire/wire';
import { AGENT, ended, holding, menu, over, scene, table, YOU } from './spy.scenes';
import { spyRound } from './round';

const LONG =
  'If you had to stay here for a whole night with nothing but a spoon and a very patient friend, which of the two would you regret first, hm?';
const lines: LineView[] = [
  { n: 1, by: 2, kind: 'question', to: 5, text: 'Do you come here often?' },
  { n: 2, by: 5, kind: 'answer', to: 2, text: 'Only when I have to.' },
  { n: 3, by: 5, kind: 'question', to: 3, text: LONG },
  { n: 4, by: 3, kind: 'answer', to: 5, text: 'The spoon 🥄' },
  { n: 5, by: 3, kind: 'question', to: 1, text: 'Čije je ovo, Борис?' },
  { n: 6, by: 1, kind: 'answer', to: 3, text: 'Not mine.' },
];
const remarks: LineView[] = [
  ...lines,
  { n: 7, by: 4, kind: 'remark', text: 'That was far too quick.' },
  { n: 8, by: 2, kind: 'remark', text: 'I have nothing to hide. Ask me anything, ask me twice.' },
];

const settings = tableSettings({ spy: { ruleset: 'spijun' }, asking: 'written' });
const others = [1, 2, 3, 4, 5, 6];
const accuse: Offer = { do: 'accuse', whom: others };
const say: Offer = { do: 'say' };

function written(change: Partial<TableView>, round: Partial<SpyRoundView> = {}): TableView {
  return table({ settings, ...change }, { lines, ...round });
}

const toYou = written(
  {},
  {
    lines: [...lines, { n: 7, by: 1, kind: 'question', to: YOU, text: LONG }],
    turn: { number: 4, asker: 1, asked: YOU, passes_at_ms: 114_000 },
  },
);
const listening = written(
  {},
  {
    lines: [...lines, { n: 7, by: 1, kind: 'question', to: 4, text: 'Is it loud where you sit?' }],
    turn: { number: 4, asker: 1, asked: 4, passes_at_ms: 117_000 },
  },
);
const vote = {
  number: 3,
  kind: 'stop' as const,
  suspect: 2,
  by: 1,
  voters: [3, 4, 5, 6, 7, 1],
  voted: [1, 3],
  timer: { ends_at_ms: 123_000 },
  suspects_left: 0,
};
const voting = written({ phase: 'vote' }, { clock: { left_ms: 342_000 }, vote });
const arguing = written(
  { phase: 'time_up' },
  {
    clock: { left_ms: 0 },
    lines: remarks,
    chance: { kind: 'propose', seat: 3, timer: { ends_at_ms: 138_000 }, left: 4 },
  },
);
const hands = written(
  { phase: 'time_up' },
  { clock: { left_ms: 0 }, lines: remarks, vote: { ...vote, kind: 'proposal' } },
);
const told = over({}, { settings });
const toldRound = spyRound(told);
const afterwards: TableView = {
  ...told,
  ...(toldRound && { round: { game: 'spy', ...toldRound, lines: remarks } }),
};
const spoken: TableView = (() => {
  const view = table({ settings: { ...settings, asking: 'spoken' } });
  const spoken = spyRound(view);
  if (!spoken) return view;
  const { turn: _, ...round } = spoken;
  return { ...view, round: { game: 'spy', ...round } };
})();

function tv(id: string, view: TableView): Scene {
  return { id: `tv-${id}`, screen: 'tv', view, now_ms: 100_000, flowing: false };
}

export default [
  scene('spoken', spoken, [accuse]),
  scene('written-first', written({}, { lines: [], turn: { number: 1, asker: 2 } }), [accuse]),
  scene('written-your-turn', written({}, { turn: { number: 4, asker: YOU, not_back_to: 3 } }), [
    accuse,
    { do: 'ask', turn: 4, whom: [1, 2, 4, 5, 6] },
  ]),
  scene('written-asked', toYou, [accuse, { do: 'answer', turn: 4 }]),
  scene('written-listening', listening, [accuse]),
  scene('written-vote', voting, [{ do: 'vote', vote: 3 }]),
  scene('written-arguing', arguing, [say]),
  scene('written-proposal', hands, [say, { do: 'vote', vote: 3 }]),
  scene('written-result', afterwards, [...ended, say]),
  scene('written-watching', listening, [], { seat: seatView(9, { open: menu }, holding(AGENT)) }),
  tv('spoken', spoken),
  tv('written', listening),
  tv('written-long', toYou),
  tv('written-vote', voting),
  tv('written-result', afterwards),
] satisfies Scene[];
