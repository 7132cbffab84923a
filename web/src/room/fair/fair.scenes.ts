// What a phone says of a deal. The proofs are those that are published for whoever writes a verifier.

import asleep from '../../../../docs/verifier/vectors/asleep.txt?raw';
import stillOn from '../../../../docs/verifier/vectors/round-still-on.txt?raw';
import proved from '../../../../docs/verifier/vectors/spy-agent.txt?raw';
import twice from '../../../../docs/verifier/vectors/two-attempts-abandoned.txt?raw';
import unproved from '../../../../docs/verifier/vectors/unproved.txt?raw';
import type { FairScene, Scene } from '../../gallery/scene';
import { roundCode } from '../../lib/fair/code';
import type { Fault, Note, Sign } from '../../lib/fair/faults';
import { dealtIn, parsed } from '../../lib/fair/proof';
import type { FairRound, FairState } from '../../lib/fair/witness';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran'];
/** As long as names may be. */
const LONG = NAMES.map((_, i) => (i % 2 ? 'Владислав Константин' : 'Ljubičica Šćepanović'));

/** The proof, without what a phone adds to it. */
function seen(file: string, sign: Sign, faults: Fault[] = [], notes: Note[] = []): FairRound {
  const [text = ''] = file.split('annex\n');
  const read = parsed(text);
  if ('junk' in read) throw new Error(`line ${read.junk} is not as it has to be`);
  const tried = dealtIn(read.proof);
  const code = tried && roundCode(tried.told);
  return { round: read.proof.round, text, sign, code, faults, notes };
}

const state: FairState = {
  dealing: null,
  current: null,
  previous: null,
  first: null,
  verdicts: [],
};

function scene(id: string, fair: FairState | null, names = NAMES): FairScene {
  const rounds = [fair?.current, fair?.previous];
  return {
    id: `fair-${id}`,
    screen: 'fair',
    fair: {
      code: 'KRZNB',
      name: (seat) => names[seat] ?? '…',
      avatar: (seat) => seat,
      watching: id.startsWith('watching'),
      pack: { packs: [] },
      fairness: {
        state: fair,
        file: (wanted) => rounds.find((one) => one?.round === wanted)?.text ?? null,
      },
    },
  };
}

/** With what was said of the rounds before. */
function after(current: FairRound): FairState {
  const signs: Sign[] = ['verified', 'unproved', 'without', 'wrong'];
  const earlier = signs.map((sign, i) => {
    const code = sign === 'unproved' ? null : (['B01D-5C', '', '11F0-4E', 'D2A8-07'][i] ?? '');
    return { round: current.round - 4 + i, sign, code };
  });
  const { round, sign, code } = current;
  return { ...state, current, verdicts: [...earlier, { round, sign, code }] };
}

const SLEPT: Note = { id: 'without', as: 'asleep', seats: [4] };
const MISSED: Note = { id: 'restarted', attempt: 1, why: 'missing', seats: [5] };
const RESTARTED: Note[] = [
  MISSED,
  { id: 'restarted', attempt: 2, why: 'restored', seats: [] },
  { id: 'restored' },
  SLEPT,
  { id: 'without', as: 'missed', seats: [5] },
  { id: 'without', as: 'none', seats: [7] },
];
const MANY: Fault[] = [
  { id: 'number_not_sealed', seat: 2, attempt: 1 },
  { id: 'number_not_sealed', seat: 5, attempt: 2 },
  { id: 'pack_differs', pack: 'time-travel' },
  { id: 'settings_differ', what: 'deals' },
  { id: 'left_out', as: 'missed' },
  { id: 'called_silent', attempt: 2, at_ms: Date.UTC(2026, 4, 3, 19, 14, 3) },
  { id: 'server_number_not_sealed', use: 'pool', attempt: 1 },
  { id: 'deal_differs', line: 'captain' },
  { id: 'announced_differs', line: 'conspirator' },
  { id: 'your_card_differs' },
];
const VERIFIED = seen(proved, 'verified');

export default [
  scene('pending', after(seen(stillOn, 'pending'))),
  scene('verified', after(VERIFIED)),
  { ...scene('numbers', after(VERIFIED)), touched: (m) => [m.fair.numbers.show] },
  scene('without', after(seen(asleep, 'without', [], [SLEPT]))),
  scene('unproved', after(seen(unproved, 'unproved', [], [MISSED]))),
  scene('restarted', after(seen(twice, 'verified', [], RESTARTED))),
  scene('partly', after(seen(proved, 'pending', [], [{ id: 'places_unknown' }]))),
  scene('wrong', after(seen(proved, 'wrong', [{ id: 'your_card_differs' }]))),
  scene('wrong-many', after(seen(twice, 'wrong', MANY, RESTARTED)), LONG),
  scene('wrong-bare', after({ ...seen(unproved, 'wrong', [{ id: 'vanished' }]), text: '' })),
  scene('none', state),
  scene('watching', after(seen(proved, 'without'))),
  scene('watching-none', null),
  scene('dealing', { ...after(VERIFIED), dealing: { round: 8, attempt: 2, missed: [1, 2] } }, LONG),
] satisfies Scene[];
