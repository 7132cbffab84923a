import { expect, test } from 'vitest';
import { messages } from '../i18n/messages';
import type { NotebookEnding, TableView } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import { countOrder, countRows } from './count';
import {
  ACTIVE,
  caught,
  CONSPIRATOR,
  conspiratorLeft,
  escaped,
  final,
  over,
  unsuspected,
} from './played';
import { awards, finders, story, title } from './result';
import { notebookRound } from './round';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran', 'Željka'];

function ended(view: TableView) {
  const round = notebookRound(view);
  if (!round?.result) throw new Error('the round is not over');
  return { round, result: round.result };
}
function tell(view: TableView, words = messages.en): string {
  const { round, result } = ended(view);
  const name = (seat: number) => NAMES[seat] ?? '';
  return plain(story(round, result, { name, list: (names) => names.join(', '), words }).text);
}

test('a round says what everybody was and where the chip lay', () => {
  const { round, result } = ended(escaped);
  const lines = awards(escaped, round, result);
  expect(lines[0]).toEqual({ seat: ACTIVE, was: 'active', hasFound: false, points: 4 });
  expect(lines.find(({ seat }) => seat === CONSPIRATOR)).toMatchObject({
    was: 'conspirator',
    hasFound: false,
    points: 5,
  });
  expect(lines.filter(({ hasFound }) => hasFound)).toEqual([
    { seat: 4, was: 'detective', chip: CONSPIRATOR, hasFound: true, points: 3 },
  ]);
});

test('finders are those whose chip lies on the conspirator', () => {
  const { round, result } = ended(caught);
  expect(finders(round, result)).toEqual([4, 7, 8, 2]);
});

test.each<[TableView, string, string]>([
  [
    caught,
    'The conspirator is caught',
    'Faye had the blank notebook. On the right track: Dunja, Goran, Željka, Boris',
  ],
  [
    escaped,
    'The conspirator escapes',
    'Faye had the blank notebook. Only Dunja was on the right track, and one chip is not enough',
  ],
  [
    unsuspected,
    'The conspirator escapes',
    'Faye had the blank notebook, and nobody put a chip there',
  ],
  [
    conspiratorLeft,
    'This round does not count',
    'Faye left the table and was the conspirator. Nobody scores',
  ],
])('an ending has its title and its story', (view, head, text) => {
  expect(title(ended(view).result, messages.en)).toBe(head);
  expect(tell(view)).toBe(text);
});

test('in every language each ending names those whom the English line names', () => {
  const endings: NotebookEnding[] = [{ how: 'caught' }, { how: 'escaped' }];
  for (const ending of endings)
    for (const words of Object.values(messages))
      for (const named of NAMES.filter((one) => one && tell(over({ ending })).includes(one)))
        expect(tell(over({ ending }), words)).toContain(named);
});

test('the final count goes round in the order of the seats', () => {
  expect(countRows(final).map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const left = { ...final, seats: final.seats.filter(({ id }) => id !== 2) };
  expect(countRows(left).at(-1)?.seat).toBe(2);
});

test('points are turned over from the fewest to the winners’', () => {
  expect(countOrder(final)).toEqual([7, 6, 2, 4, 8, 1, 3, 5]);
});

test('winners come last even where somebody who left had more', () => {
  expect(countOrder({ ...final, winners: [1] }).at(-1)).toBe(1);
});
