import { expect, test } from 'vitest';
import en from '../i18n/en/spy';
import hr from '../i18n/hr/spy';
import ru from '../i18n/ru/spy';
import type { Ending, SpyResultView } from '../lib/wire/wire';
import { plain } from './sentence';
import { story, winner } from './story';

const NAMES = ['', 'Ana', 'Boris', 'Chen'];
const PLACES: Record<string, string> = { bank: 'Bank', zoo: 'Zoo' };

function tell(ending: Ending, m = en.story): string {
  const result: SpyResultView = { ending, spy: 2, place: 'bank', roles: [], points: [] };
  const name = (seat: number) => NAMES[seat] ?? '';
  return plain(story(result, { name, place: (id) => PLACES[id] ?? id, m }).text);
}

const ENDINGS: [Ending, 'spy' | 'agents' | 'nobody', string][] = [
  [{ how: 'spy_convicted', by: 1, bonus: 1 }, 'agents', 'Ana accused Boris first, and was right'],
  [
    { how: 'spy_convicted', by: 1, bonus: 3 },
    'agents',
    'Ana got Boris convicted, but Chen had the right nose first',
  ],
  [{ how: 'spy_convicted', by: 1 }, 'agents', 'Ana accused Boris, and all agreed'],
  [{ how: 'spy_convicted' }, 'agents', 'Time was up, and every hand pointed at Boris'],
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
  [{ how: 'nobody_convicted' }, 'spy', 'No hand count was unanimous, and Boris got away'],
  [{ how: 'spy_left' }, 'agents', 'Boris was the spy and left the table'],
  [
    { how: 'void', reason: 'aborted_by_host' },
    'nobody',
    'The host called the round off. Nobody scores',
  ],
  [
    { how: 'void', reason: 'too_few_players' },
    'nobody',
    'Too few players were left. Nobody scores',
  ],
  [
    { how: 'void', reason: 'spy_kicked' },
    'nobody',
    'Boris was removed and was the spy. Nobody scores',
  ],
];

test.each(ENDINGS)('%j is won by %s: %s', (ending, side, text) => {
  expect(winner(ending)).toBe(side);
  expect(tell(ending)).toBe(text);
});

test('in every language each ending names those whom the English line names', () => {
  for (const [ending, , english] of ENDINGS) {
    const named = NAMES.filter((name) => name && english.includes(name));
    for (const { story: m } of [hr, ru])
      for (const name of named) expect(tell(ending, m)).toContain(name);
  }
});
