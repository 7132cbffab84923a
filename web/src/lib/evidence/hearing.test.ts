import { expect, it } from 'vitest';
import type { Attribute, LineView, SeatId } from '../wire/wire';
import { Atlas } from './atlas';
import { kernel } from './evidence';
import { Hearing } from './hearing';

const [ANA, BORIS, CVITA] = [1, 2, 3];
const atlas = new Atlas([
  { zoo: { animals: 4, water: 2 }, bank: { animals: 0, water: 0 } },
  { zoo: { animals: 0 }, ferry: { animals: 1, water: 4 } },
]);

function hearing({ middle = false } = {}) {
  const places = ['zoo', 'bank', 'ferry', 'nowhere'];
  return new Hearing({ order: [ANA, BORIS, CVITA], places, middle, atlas, kernel: kernel(4) });
}

let n = 0;
function asks(by: SeatId, to: SeatId, attribute: Attribute | null): LineView {
  const phrase = attribute && { attribute, variant: 0 };
  return { n: ++n, by, to, kind: 'question', text: '', ...(phrase ? { phrase } : {}) };
}
function answers(by: SeatId, to: SeatId, said: Partial<LineView>): LineView {
  return { n: ++n, by, to, kind: 'answer', text: '', ...said };
}
const level = (attribute: Attribute, level: number) => ({
  phrase: { attribute, level, variant: 1 },
});

it('of a place in two packs the first one speaks', () => {
  expect(atlas.level('zoo', 'animals')).toBe(4);
  expect(atlas.level('zoo', 'noise')).toBe(5);
  expect([atlas.knows('ferry'), atlas.knows('nowhere')]).toEqual([true, false]);
});

it('an answer tells the others where they may be, and not who gave it', () => {
  const all = hearing();
  const before = all.knownBy(BORIS);
  all.hear(asks(ANA, BORIS, 'animals'));
  const heard = all.hear(answers(BORIS, ANA, level('animals', 4)));
  expect(heard?.said?.proves?.level).toBe(4);
  expect(all.knownBy(BORIS)).toBe(before);
  expect(all.knownBy(ANA)[0]).toBeGreaterThan(0.5);
  expect(all.knownBy(ANA)[1]).toBeLessThan(0.1);
});

it('what fits the place clears, and what does not speaks against its speaker', () => {
  const all = hearing();
  all.hear(asks(ANA, BORIS, 'animals'));
  all.hear(answers(BORIS, ANA, level('animals', 4)));
  all.hear(asks(BORIS, CVITA, 'animals'));
  all.hear(answers(CVITA, BORIS, level('animals', 0)));
  const suspects = all.suspects(ANA, 'zoo');
  expect([...suspects.keys()]).toEqual([BORIS, CVITA]);
  expect(suspects.get(CVITA)).toBeGreaterThan(0.9);
});

it('evading, silence and what is beside the point speak against somebody alike', () => {
  const evades = hearing();
  evades.hear(asks(ANA, BORIS, 'animals'));
  evades.hear(answers(BORIS, ANA, level('water', 3)));
  const silent = hearing();
  silent.hear(asks(ANA, BORIS, 'animals'));
  expect(silent.hear(asks(CVITA, ANA, 'water'))?.answer).toBeUndefined();
  for (const all of [evades, silent]) {
    expect(all.suspects(ANA, 'zoo').get(BORIS)).toBeCloseTo(0.8);
    expect(all.knownBy(ANA)[0]).toBeCloseTo(0.25);
  }
});

it('typed words prove nothing without a level, and as much as a phrase with one', () => {
  const typed = hearing();
  typed.hear(asks(ANA, BORIS, 'animals'));
  expect(typed.hear(answers(BORIS, ANA, { text: 'Lions' }))?.said).toBeUndefined();
  typed.hear(asks(ANA, BORIS, null));
  typed.hear(answers(BORIS, ANA, { text: 'Lions', level: 4 }));
  expect(typed.said).toEqual([]);
  typed.hear(asks(ANA, BORIS, 'animals'));
  typed.hear(answers(BORIS, ANA, { text: 'Lions', level: 4 }));
  expect(typed.said[0]?.proves).toMatchObject({ attribute: 'animals', level: 4 });
});

it('a card in the middle is a suspect that says nothing', () => {
  const suspects = hearing({ middle: true }).suspects(ANA, 'zoo');
  expect([...suspects]).toEqual([BORIS, CVITA, null].map((seat) => [seat, expect.closeTo(1 / 3)]));
});
