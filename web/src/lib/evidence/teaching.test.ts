import { expect, it } from 'vitest';
import { Atlas } from './atlas';
import { kernel } from './evidence';
import { Hearing } from './hearing';
import { onAnswer, onQuestion } from './teaching';

const [ANA, BORIS, CVITA] = [1, 2, 3];
const atlas = new Atlas([
  {
    zoo: { animals: 4, noise: 2 },
    farm: { animals: 4, noise: 2 },
    bank: { animals: 0, noise: 2 },
    library: { animals: 0, noise: 2 },
    office: { animals: 0, noise: 2 },
  },
]);
const PLACES = ['zoo', 'farm', 'bank', 'library', 'office'];

function hearing(places = [...PLACES, 'nowhere']) {
  return new Hearing({
    order: [ANA, BORIS, CVITA],
    places,
    middle: false,
    kernel: kernel(4),
    atlas,
  });
}
const at = (place: string | null) => ({ seat: ANA, place });
const animals = { to: BORIS, attribute: 'animals' as const };

it('a question that tells places apart catches more than one that fits all alike', () => {
  const sharp = onQuestion(hearing(), at('zoo'), animals);
  const dull = onQuestion(hearing(), at('zoo'), { to: BORIS, attribute: 'noise' });
  expect(sharp?.catches).toBeGreaterThan(dull?.catches ?? 9);
  expect(sharp?.gives).toBeGreaterThan(dull?.gives ?? 9);
  expect(dull).toEqual({ catches: 1, gives: 1 });
});

it('a rare truth proves more than a common one, and a lie speaks against you', () => {
  const says = (place: string, level: number) =>
    onAnswer(hearing(), at(place), { attribute: 'animals', level })?.proves ?? 0;
  expect(says('zoo', 4)).toBeGreaterThan(says('bank', 0));
  expect(says('zoo', 0)).toBe(1);
});

it('to a spy it speaks on the average over what is left of the places', () => {
  const before = onQuestion(hearing(), at(null), animals);
  expect(before).not.toBeNull();
  const told = hearing();
  told.hear({
    n: 1,
    by: CVITA,
    to: BORIS,
    kind: 'question',
    text: '',
    phrase: { ...animals, variant: 0 },
  });
  const phrase = { attribute: 'animals' as const, level: 4, variant: 0 };
  told.hear({ n: 2, by: BORIS, to: CVITA, kind: 'answer', text: '', phrase });
  const says = (all: Hearing, level: number) =>
    onAnswer(all, at(null), { attribute: 'animals', level })?.proves ?? 0;
  expect(says(told, 4)).toBeGreaterThan(says(told, 0));
  expect(says(told, 0)).toBeLessThan(says(hearing(), 0));
});

it('of a place that nobody has described it says nothing', () => {
  expect(onQuestion(hearing(), at('nowhere'), animals)).toBeNull();
  expect(onQuestion(hearing(['nowhere']), at(null), animals)).toBeNull();
});
