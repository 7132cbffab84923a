import { expect, test } from 'vitest';
import { messages } from '../i18n/messages';
import type { CaptainsEnding, CaptainsResultView, CaptainsRoundView } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import { captain, complete, empty, ONE, over, SPY, TWO } from './played';
import {
  leftOver,
  placeOn,
  spyOf,
  spyPickedBy,
  story,
  teamResults,
  title,
  type TeamResult,
} from './result';
import { captainsRound } from './round';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran', 'Željka'];

function ended(view = over()): { round: CaptainsRoundView; result: CaptainsResultView } {
  const round = captainsRound(view);
  if (!round?.result) throw new Error('the round is not over');
  return { round, result: round.result };
}
function teams(view = over()): TeamResult[] {
  const { round, result } = ended(view);
  return teamResults(round, result);
}

test('a team says who was in the same place, and what that is worth', () => {
  const [one, two] = teams(complete);
  expect(one).toMatchObject({
    captain: ONE,
    strand: 'one',
    place: 'night-train',
    members: [{ seat: 8, is: 'other' }],
    right: 0,
    wrong: 1,
    points: -1,
  });
  expect(two).toMatchObject({ strand: 'two', right: 1, wrong: 0, points: 1, tookSpy: false });
});

test('a team with the spy in it says so', () => {
  const [one, two] = teams();
  expect(one).toMatchObject({ right: 2, wrong: 0, tookSpy: false });
  expect(two).toMatchObject({ tookSpy: true, points: 0 });
  expect(two?.members).toEqual([
    { seat: 8, is: 'same' },
    { seat: SPY, is: 'spy' },
  ]);
});

test('what the spy said is right, wrong, nothing, or was never asked', () => {
  expect(teams().map(({ said }) => said)).toEqual([
    { place: 'zoo', isRight: false },
    { place: 'opera', isRight: true },
  ]);
  expect(teams(complete)[0]?.said).toEqual({ isRight: false });
  expect(teams(empty)[0]).not.toHaveProperty('said');
});

test('agents whom nobody picked are told apart from the spy', () => {
  const { round, result } = ended(complete);
  expect(leftOver(round, result).map(({ seat, of }) => [seat, of])).toEqual([
    [1, ONE],
    [5, ONE],
    [7, ONE],
  ]);
  expect(spyOf(result)).toBe(SPY);
  expect(spyPickedBy(round, SPY)).toBeUndefined();
  expect(spyPickedBy(ended().round, SPY)).toBe(TWO);
});

test('everybody’s card is known in the end', () => {
  const { result } = ended();
  expect([ONE, 3, 5, TWO].map((seat) => placeOn(result, seat))).toEqual([
    'night-train',
    'opera',
    'night-train',
    'opera',
  ]);
  expect(placeOn(result, SPY)).toBeUndefined();
  expect(placeOn(result, 12)).toBeUndefined();
});

const ENDINGS: [CaptainsEnding, string, string][] = [
  [
    { how: 'spy_picked', by: TWO },
    'The spy was picked',
    'Faye picked Dunja, the spy, and that was the end of the round',
  ],
  [
    { how: 'teams_complete' },
    'The teams are complete',
    'Both captains refused, and Dunja, the spy, was left over',
  ],
  [
    { how: 'no_agent_left' },
    'Every agent has a team',
    'All agents found a team, and Dunja, the spy, had left the table',
  ],
  [
    { how: 'void', reason: 'captain_left' },
    'This round does not count',
    'A captain left before anybody was picked. Nobody scores',
  ],
];

test.each(ENDINGS)('%j has its title and its story', (ending, head, text) => {
  const { result } = ended(over({ ending }, [captain(ONE), captain(TWO)]));
  const name = (seat: number) => NAMES[seat] ?? '';
  expect(title(result, messages.en)).toBe(head);
  expect(plain(story(result, name, messages.en).text)).toBe(text);
});

test('in every language each ending names those whom the English line names', () => {
  const name = (seat: number) => NAMES[seat] ?? '';
  for (const [ending, , text] of ENDINGS)
    for (const words of Object.values(messages))
      for (const named of NAMES.filter((one) => one && text.includes(one)))
        expect(story(ended(over({ ending })).result, name, words).text).toContain(named);
});
