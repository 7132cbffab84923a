// Where a table shows how its deals turn out: on phones, from the lobby to the end of a round, and on the TV.

import captains from '../../captains/shown.json';
import lobbies from '../../gallery/lobbies.json';
import type { Scene, TableScene } from '../../gallery/scene';
import { Hooks, withLongCode } from '../../gallery/shown';
import type { Fault, Note, Sign } from '../../lib/fair/faults';
import type { Dealing, FairRound, FairState } from '../../lib/fair/witness';
import notebook from '../../notebook/shown.json';
import spy from '../../spy/shown.json';

const GUEST = 'Cvita';
const YOU = 'Goran';
const lobby = new Hooks(lobbies, 'deal-');
const spies = new Hooks(spy, 'deal-');
const teams = new Hooks(captains, 'deal-captains-');
const books = new Hooks(notebook, 'deal-notebook-');

const WRONG: Fault[] = [{ id: 'your_card_differs' }, { id: 'deal_differs', line: 'spy' }];
const NOTES: Note[] = [{ id: 'restarted', attempt: 1, why: 'missing', seats: [2] }];

/** The deal of the round that is shown. */
function dealt(sign: Sign, scene: TableScene, notes: Note[] = [], lies = WRONG): TableScene {
  const round = scene.view.round?.number ?? 0;
  const code = sign === 'unproved' ? null : '7F3A-91';
  const faults = sign === 'wrong' ? lies : [];
  const current: FairRound = { round, sign, code, faults, notes, text: '' };
  return { ...scene, deals: state({ current, verdicts: [{ round, sign, code }] }) };
}

function state(change: Partial<FairState>): FairState {
  return { dealing: null, current: null, previous: null, first: null, verdicts: [], ...change };
}

/** Under way, after this many attempts. */
function dealing(scene: TableScene, attempt: number, missed: Dealing['missed']): TableScene {
  return { ...scene, deals: state({ dealing: { round: 1, attempt, missed } }) };
}

const result = (sign: Sign) => dealt(sign, spies.phone(`result-${sign}`, YOU, 'result'));

export default [
  dealing(lobby.phone('dealing', 'Ana', 'full'), 1, []),
  dealing(lobby.phone('dealing-guest', GUEST, 'full'), 1, []),
  dealing(spies.phone('dealing-result', 'Ana', 'result'), 1, []),
  dealing(spies.phone('restarted', YOU, 'result'), 2, [1, 2, 3]),
  {
    ...lobby.phone('lobby-after', GUEST, 'full'),
    deals: state({ verdicts: [{ round: 7, sign: 'verified', code: '7F3A-91' }] }),
  },
  {
    ...lobby.phone('lobby-wrong', 'Ana', 'full'),
    deals: state({
      current: { round: 8, sign: 'wrong', code: null, faults: WRONG, notes: [], text: '' },
    }),
  },
  dealt('pending', spies.phone('round', YOU, 'questions')),
  dealt('pending', withLongCode(spies.phone('round', YOU, 'questions'))),
  dealt('pending', spies.phone('round-dealt', YOU, 'dealt')),
  dealt('pending', spies.phone('round-vote', YOU, 'vote')),
  dealt('pending', spies.phone('round-waiting', YOU, 'waiting')),
  dealt('pending', spies.watching('round-watching', 'questions')),
  dealt('pending', teams.phone('round', 'Ana', 'asked')),
  dealt('pending', books.phone('round', 'Goran', 'dealt')),
  dealt('wrong', spies.phone('round-wrong', YOU, 'questions')),
  dealt('wrong', spies.tv('round-wrong', 'questions'), [], WRONG.slice(1)),
  dealt('pending', spies.tv('round', 'questions')),
  dealing(lobby.tv('dealing', 'nine'), 2, [1]),
  result('pending'),
  result('verified'),
  result('without'),
  result('unproved'),
  result('wrong'),
  dealt('verified', spies.phone('result-restarted', YOU, 'result'), NOTES),
  dealt('without', spies.watching('result-watching', 'result')),
  dealt('verified', spies.tv('result', 'result')),
  dealt('verified', teams.phone('result', 'Ana', 'result-complete')),
  dealt('verified', books.phone('result', 'Ana', 'result')),
] satisfies Scene[];
