import { expect, test } from 'vitest';
import type { RoundTale, SeatId } from '../../lib/wire/wire';
import { awardsOf, type Chapter } from './awards';
import type { Deeds } from './told';

const [ANA, BORIS, CVITA, DINO] = [1, 2, 3, 4] as const;

const quiet: Deeds = { hidden: BORIS, gotAway: false, questions: [], suspicions: [] };

function chapter(deeds: Partial<Deeds> | null, earned: RoundTale['earned'] = []): Chapter {
  const told = { game: 'spy', place: 'bank', ending: { how: 'guessed_right' } } as const;
  const tale: RoundTale = { number: 1, of_game: 1, seats: [ANA, BORIS, CVITA, DINO], earned, told };
  return { tale, deeds: deeds && { ...quiet, ...deeds } };
}

const called = (by: SeatId, whom: SeatId) => ({ by, whom, isCall: true });
const agreed = (by: SeatId, whom: SeatId) => ({ by, whom, isCall: false });
const kinds = (...chapters: Chapter[]) =>
  Object.fromEntries(awardsOf(chapters).map(({ kind, seats, count }) => [kind, [seats, count]]));

test('whoever got away most often is the best liar', () => {
  const away = (hidden: SeatId) => chapter({ hidden, gotAway: true });
  expect(kinds(away(BORIS), away(CVITA), away(BORIS))).toEqual({ liar: [[BORIS], 2] });
});

test('one round is enough for a word', () => {
  const suspicions = [called(ANA, CVITA), called(DINO, BORIS), agreed(ANA, BORIS)];
  expect(kinds(chapter({ suspicions }))).toEqual({
    trail: [[DINO], 1],
    scapegoat: [[CVITA], 1],
  });
});

test('equals share an award', () => {
  const away = (hidden: SeatId) => chapter({ hidden, gotAway: true });
  expect(kinds(away(BORIS), away(CVITA))).toEqual({ liar: [[BORIS, CVITA], 1] });
});

test('what everybody did is no award', () => {
  const away = (hidden: SeatId) => chapter({ hidden, gotAway: true });
  expect(kinds(away(ANA), away(BORIS), away(CVITA), away(DINO))).toEqual({});
});

test('questions count where the table follows them, and nowhere else', () => {
  const questions = [
    [ANA, BORIS],
    [BORIS, ANA],
    [ANA, BORIS],
    [CVITA, BORIS],
    [ANA, DINO],
  ] as const;
  expect(kinds(chapter({ questions }))).toEqual({ asked: [[BORIS], 3], curious: [[ANA], 3] });
  expect(kinds(chapter({ questions: [] }))).toEqual({});
});

test('a good nose is right in several rounds, once in each', () => {
  const right = { suspicions: [called(ANA, BORIS), agreed(CVITA, BORIS), called(ANA, BORIS)] };
  const again = { suspicions: [agreed(CVITA, BORIS)] };
  expect(kinds(chapter(right))).not.toHaveProperty('nose');
  expect(kinds(chapter(right), chapter(again))).toMatchObject({ nose: [[CVITA], 2] });
});

test('the hidden one earns nothing by pointing at the own card', () => {
  expect(kinds(chapter({ suspicions: [called(BORIS, BORIS)] }))).toEqual({});
});

test('a captain recruits the agents of the own place', () => {
  const earned = [{ why: 'agents_matched' as const, points: 2, to: [ANA] }];
  expect(kinds(chapter({}, earned))).toEqual({ recruiter: [[ANA], 2] });
});

test('rounds that did not count are forgotten', () => {
  expect(awardsOf([chapter(null)])).toEqual([]);
});
