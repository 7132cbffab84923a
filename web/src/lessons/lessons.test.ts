import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../i18n';
import { messages } from '../i18n/messages';
import type { PhraseBook } from '../room/talk/phrase-book';
import { ALL, judged, linesUntil, places, suspects } from './course';
import { LESSONS, type Lesson, type Option } from './lesson';

const steps = LESSONS.flatMap((id) =>
  ALL[id].steps.map((step, at) => ({ lesson: ALL[id], id, step, at })),
);
const chosen = steps.flatMap(({ lesson, id, step, at }) =>
  (step.options ?? []).map((option) => ({ lesson, id, at, option })),
);

describe.each(LOCALES)('in %s', (locale) => {
  const m = messages[locale].lessons;
  const phrases = JSON.parse(
    readFileSync(`../phrases/${locale}.json`, 'utf8'),
  ) as PhraseBook['phrases'];

  it.each(LESSONS)('each step of "%s" has words, and each of its options', (id) => {
    const words = m[id].steps;
    expect(words.map(({ text }) => text !== '')).toEqual(ALL[id].steps.map(() => true));
    const explained = words.map((step) => ('why' in step ? step.why.length : 0));
    expect(explained).toEqual(ALL[id].steps.map(({ options = [] }) => options.length));
  });

  it('all that is said stands in the phrase book', () => {
    const lines = [
      ...LESSONS.flatMap((id) => linesUntil(ALL[id], ALL[id].steps.length)),
      ...chosen.flatMap(({ option }) => ('say' in option ? [option.say] : [])),
    ];
    for (const { phrase } of lines) {
      const { questions, answers } = phrases[phrase.attribute];
      const ways = phrase.level === undefined ? questions : answers[phrase.level];
      expect(ways?.[phrase.variant]).toBeTypeOf('string');
    }
  });
});

it.each(LESSONS)('"%s" takes four to seven steps, and each choice has one best option', (id) => {
  expect(ALL[id].steps.length).toBeGreaterThanOrEqual(4);
  expect(ALL[id].steps.length).toBeLessThanOrEqual(7);
  for (const { options } of ALL[id].steps)
    if (options) expect(options.filter(({ worth }) => worth === 'best')).toHaveLength(1);
});

const numbersOf = (lesson: Lesson, at: number, worth: Option['worth']) =>
  (lesson.steps[at]?.options ?? [])
    .filter((option) => option.worth === worth)
    .map((option) => judged(lesson, at, option));

it('the teacher’s numbers say what the words beside them say', () => {
  const [loud] = numbersOf(ALL.agent, 1, 'best');
  const [animals, water] = numbersOf(ALL.agent, 1, 'poor');
  expect(animals).toEqual({ catches: 5, gives: 5 });
  expect(loud).toEqual({ catches: 4, gives: 4 });
  expect(water).toEqual({ catches: 2, gives: 2 });
  expect(numbersOf(ALL.agent, 4, 'best')).toEqual([{ proves: 5 }]);
  expect(numbersOf(ALL.agent, 4, 'poor')).toEqual([{ proves: 1 }, { proves: 1 }]);
  const asked = (worth: Option['worth']) => numbersOf(ALL.spy, 3, worth)[0];
  expect(asked('best')).toMatchObject({ gives: 4 });
  expect(asked('fair')).toMatchObject({ gives: 3 });
  expect(asked('poor')).toMatchObject({ gives: 2 });
});

it('what is left leads to the spy and to the place', () => {
  const last = (lesson: Lesson) => lesson.steps.length - 1;
  const likeliest = <T>(all: [T, number][]) => all.sort((one, other) => other[1] - one[1])[0];
  expect(likeliest(suspects(ALL.agent, last(ALL.agent)))?.[0]).toBe('vera');
  expect(likeliest(suspects(ALL.vote, 1))?.[0]).toBe('vera');
  expect(likeliest(places(ALL.spy, 4))?.[0]).toBe('hospital');
  const accused = suspects(ALL.vote, 1).find(([who]) => who === 'boris');
  expect(accused?.[1]).toBe(Math.min(...suspects(ALL.vote, 1).map(([, share]) => share)));
});
