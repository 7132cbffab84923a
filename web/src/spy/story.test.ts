import { expect, test } from 'vitest';
import { messages } from '../i18n/messages';
import type { Ending, SeatId, SpyResultView } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import { story, title, winner, type Side, type Teller } from './story';

const { en, hr, ru } = messages;
const NAMES = ['', 'Ana', 'Boris', 'Chen'];
const PLACES: Record<string, string> = { bank: 'Bank', zoo: 'Zoo' };

/** Without a spy: the card lay in the middle. */
function over(ending: Ending, spy?: SeatId): SpyResultView {
  return { ending, ...(spy && { spy }), place: 'bank', roles: [], points: [] };
}

function tell(result: SpyResultView, { spy, play } = en, how: Partial<Teller> = {}): string {
  const name = (seat: number) => NAMES[seat] ?? '';
  const place = (id: string) => PLACES[id] ?? id;
  const words = { m: spy.story, voids: play.void };
  return plain(
    story(result, { name, place, reveals: false, byMajority: false, ...words, ...how }).text,
  );
}

const ENDINGS: [Ending, Side, string][] = [
  [{ how: 'spy_convicted', by: 1, bonus: 1 }, 'agents', 'Ana accused Boris, and was right'],
  [
    { how: 'spy_convicted', by: 1, bonus: 3 },
    'agents',
    'Ana got Boris convicted, but Chen had the right nose first',
  ],
  [{ how: 'spy_convicted', by: 1 }, 'agents', 'Ana accused Boris, and all agreed'],
  [{ how: 'spy_convicted' }, 'agents', 'Time was up, and every agent named Boris'],
  [
    { how: 'innocent_convicted', suspect: 3, by: 1 },
    'spy',
    'Ana accused Chen, all agreed, and all were wrong: it was Boris',
  ],
  [
    { how: 'innocent_convicted', suspect: 3, by: 2 },
    'spy',
    'Boris, the spy, talked everybody into accusing Chen',
  ],
  [
    { how: 'innocent_convicted', suspect: 3 },
    'spy',
    'Every hand pointed at Chen, and Boris could hardly keep from smiling',
  ],
  [{ how: 'guessed_right' }, 'spy', 'Boris turned the card over and named the place: Bank'],
  [{ how: 'guessed_wrong', place: 'zoo' }, 'agents', 'Boris said “Zoo”, but it was “Bank”'],
  [{ how: 'guessed_wrong' }, 'agents', 'Boris turned the card over, but found no place in time'],
  [{ how: 'nobody_convicted' }, 'spy', 'Time ran out, nobody was convicted, and Boris got away'],
  [{ how: 'middle_was_place', by: 1 }, 'spy', 'Ana pointed to the middle, but the spy was Boris'],
  [{ how: 'spy_left' }, 'agents', 'Boris was the spy and left the table'],
  [
    { how: 'void', reason: 'aborted_by_host' },
    'void',
    'The host called the round off. Nobody scores',
  ],
  [{ how: 'void', reason: 'too_few_players' }, 'void', 'Too few players were left. Nobody scores'],
  [
    { how: 'void', reason: 'spy_kicked' },
    'void',
    'Boris was removed and was the spy. Nobody scores',
  ],
];

const MIDDLE_ENDINGS: [Ending, Side, string][] = [
  [
    { how: 'middle_was_spy', by: 1 },
    'everybody',
    'Ana pointed to the middle, and there it lay: the spy’s card',
  ],
  [
    { how: 'innocent_convicted', suspect: 3, by: 1 },
    'nobody',
    'Ana accused Chen, but the spy’s card lay in the middle',
  ],
  [
    { how: 'nobody_convicted' },
    'nobody',
    'Time ran out, and the spy’s card lay in the middle all along. Nobody scores',
  ],
  [
    { how: 'void', reason: 'aborted_by_host' },
    'void',
    'The host called the round off. Nobody scores',
  ],
];

test.each(ENDINGS)('%j is won by %s: %s', (ending, side, text) => {
  expect(winner(over(ending, 2))).toBe(side);
  expect(tell(over(ending, 2))).toBe(text);
});

test.each(MIDDLE_ENDINGS)(
  'with the spy in the middle %j is won by %s: %s',
  (ending, side, text) => {
    expect(winner(over(ending))).toBe(side);
    expect(tell(over(ending))).toBe(text);
  },
);

test('where the accused turns the card over at once nobody else is said to have agreed', () => {
  const wrong = over({ how: 'innocent_convicted', suspect: 3, by: 1 }, 2);
  expect(tell(wrong, en, { reveals: true })).toBe('Ana accused Chen and was wrong: it was Boris');
});

test.each<[Ending, string]>([
  [{ how: 'spy_convicted', by: 1 }, 'Ana accused Boris, and most agreed'],
  [{ how: 'spy_convicted' }, 'Time was up, and most hands pointed at Boris'],
  [
    { how: 'innocent_convicted', suspect: 3, by: 1 },
    'Ana accused Chen, most agreed, and were wrong: it was Boris',
  ],
  [
    { how: 'innocent_convicted', suspect: 3 },
    'Most hands pointed at Chen, and Boris could hardly keep from smiling',
  ],
])('where more than half is enough, nobody says that all agreed: %j', (ending, text) => {
  expect(tell(over(ending, 2), en, { byMajority: true })).toBe(text);
});

test('a round that counts but is won by nobody is not called void', () => {
  expect(title(over({ how: 'nobody_convicted' }), en)).toBe('Nobody wins');
  expect(title(over({ how: 'void', reason: 'too_few_players' }), en)).toBe(
    'This round does not count',
  );
});

test('in every language each ending names those whom the English line names', () => {
  const told = [
    ...ENDINGS.map(([ending, , text]) => ({ result: over(ending, 2), text })),
    ...MIDDLE_ENDINGS.map(([ending, , text]) => ({ result: over(ending), text })),
  ];
  for (const { result, text } of told) {
    const named = NAMES.filter((name) => name && text.includes(name));
    for (const m of [hr, ru]) for (const name of named) expect(tell(result, m)).toContain(name);
  }
});
