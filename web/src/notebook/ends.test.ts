// Every end of a round with notebooks, as the engine plays it, in every language. What each is worth
// stands here by hand, as the rules have it. Ana has found the word, Cvita has the blank notebook.

import { describe, expect, test } from 'vitest';
import { nameIn, type Album } from '../gallery/shown';
import { LOCALES } from '../i18n/locale';
import { messages, type Messages } from '../i18n/messages';
import type { NotebookEnding } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import ends from './ends.json';
import { awards, story, title } from './result';
import { notebookRound } from './round';

const album = ends as unknown as Album;

type End = {
  name: string;
  how: NotebookEnding['how'];
  title: (words: Messages) => string;
  /** Whoever is not here gets nothing. */
  points: Record<string, number>;
  told: string[];
};

const voided = ({ play }: Messages) => play.result.void;
const ENDS: End[] = [
  {
    // All three detectives have found her.
    name: 'caught',
    how: 'caught',
    title: ({ notebook }) => notebook.result.caught,
    points: { Boris: 3, Dino: 3, Ema: 3 },
    told: ['Cvita', 'Boris', 'Dino', 'Ema'],
  },
  {
    // One chip is right, and one is not enough.
    name: 'escaped',
    how: 'escaped',
    title: ({ notebook }) => notebook.result.escaped,
    points: { Cvita: 5, Ana: 4, Boris: 3 },
    told: ['Cvita', 'Boris'],
  },
  {
    name: 'unsuspected',
    how: 'escaped',
    title: ({ notebook }) => notebook.result.escaped,
    points: { Cvita: 5, Ana: 4 },
    told: ['Cvita'],
  },
  { name: 'conspirator_left', how: 'void', title: voided, points: {}, told: ['Cvita'] },
  { name: 'active_left', how: 'void', title: voided, points: {}, told: [] },
  { name: 'void', how: 'void', title: voided, points: {}, told: [] },
];

function ended(name: string) {
  const view = album[name]?.table;
  const round = notebookRound(view ?? null);
  if (!view || !round?.result) throw new Error(`the engine played no ${name}`);
  return { view, round, result: round.result, nameOf: nameIn(view) };
}

test('every end that the engine played stands in the table', () => {
  expect(ENDS.map(({ name }) => name).sort()).toEqual(Object.keys(album).sort());
});

describe.each(ENDS)('$name', ({ name, how, title: head, points, told }) => {
  const { view, round, result, nameOf } = ended(name);

  test('is worth what the rules say, and nobody sees yet what it adds up to', () => {
    expect(result.ending.how).toBe(how);
    const lines = result.points.map(({ seat, points }) => [nameOf(seat), points] as const);
    expect(Object.fromEntries(lines.filter(([, points]) => points !== 0))).toEqual(points);
    for (const { seat, points: award } of awards(view, round, result))
      expect(award).toBe(points[nameOf(seat)] ?? 0);
    expect(view.points_hidden).toBe(true);
    for (const { points } of [...view.standings, ...view.seats]) expect(points).toBe(0);
  });

  test.each(LOCALES)('has its title and its story: %s', (locale) => {
    const words = messages[locale];
    expect(title(result, words)).toBe(head(words));
    const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    const list = (names: string[]) => lists.format(names);
    const text = plain(story(round, result, { name: nameOf, list, words }).text);
    for (const one of told) expect(text).toContain(one);
    for (const { name } of view.seats) if (!told.includes(name)) expect(text).not.toContain(name);
    expect(text).not.toMatch(/undefined|NaN|…|[{}]/);
    expect(text.length).toBeGreaterThan(10);
  });
});
