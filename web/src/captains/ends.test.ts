// Every end of a round between captains, as the engine plays it, in every language. What each is worth
// stands here by hand, as the rules have it. Ana and Boris are captains, Cvita, Dino and Hana hold her
// place, Ema and Filip his, and Goran is the spy.

import { describe, expect, test } from 'vitest';
import { nameIn, type Album } from '../gallery/shown';
import { LOCALES } from '../i18n/locale';
import { messages, type Messages } from '../i18n/messages';
import type { CaptainsEnding } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import ends from './ends.json';
import { story, title } from './result';
import { captainsRound } from './round';

const album = ends as unknown as Album;

type End = {
  name: string;
  how: CaptainsEnding['how'];
  title: (words: Messages) => string;
  /** Whoever is not here gets nothing. */
  points: Record<string, number>;
  told: string[];
};

const ENDS: End[] = [
  {
    // Ana has picked rightly, Boris wrongly, and the spy names both places.
    name: 'both_refuse',
    how: 'teams_complete',
    title: ({ captains }) => captains.result.teamsComplete,
    points: { Ana: 1, Cvita: 1, Boris: -1, Goran: 2 },
    told: ['Goran'],
  },
  {
    // The spy names the place of the one who picked, and not the other.
    name: 'spy_picked',
    how: 'spy_picked',
    title: ({ captains }) => captains.result.spyPicked,
    points: { Goran: 2 },
    told: ['Ana', 'Goran'],
  },
  {
    // Ana refuses at once, Boris picks twice rightly, and the spy names nothing.
    name: 'alone',
    how: 'teams_complete',
    title: ({ captains }) => captains.result.teamsComplete,
    points: { Boris: 2, Ema: 1, Filip: 1 },
    told: ['Goran'],
  },
  {
    // The spy has left, and everybody finds the right team.
    name: 'no_agent_left',
    how: 'no_agent_left',
    title: ({ captains }) => captains.result.noAgentLeft,
    points: { Ana: 3, Boris: 2, Cvita: 1, Dino: 1, Hana: 1, Ema: 1, Filip: 1 },
    told: ['Goran'],
  },
  {
    name: 'captain_left',
    how: 'void',
    title: ({ play }) => play.result.void,
    points: {},
    told: [],
  },
  { name: 'void', how: 'void', title: ({ play }) => play.result.void, points: {}, told: [] },
];

function ended(name: string) {
  const view = album[name]?.table;
  const result = captainsRound(view ?? null)?.result;
  if (!view || !result) throw new Error(`the engine played no ${name}`);
  return { view, result, nameOf: nameIn(view) };
}

test('every end that the engine played stands in the table', () => {
  expect(ENDS.map(({ name }) => name).sort()).toEqual(Object.keys(album).sort());
});

describe.each(ENDS)('$name', ({ name, how, title: head, points, told }) => {
  const { view, result, nameOf } = ended(name);

  test('is worth what the rules say, and the scoreboard has it', () => {
    expect(result.ending.how).toBe(how);
    const lines = result.points.map(({ seat, points }) => [nameOf(seat), points] as const);
    expect(Object.fromEntries(lines.filter(([, points]) => points !== 0))).toEqual(points);
    for (const { name, points: total } of view.standings) expect(total).toBe(points[name] ?? 0);
  });

  test.each(LOCALES)('has its title and its story: %s', (locale) => {
    expect(title(result, messages[locale])).toBe(head(messages[locale]));
    const text = plain(story(result, nameOf, messages[locale]).text);
    for (const one of told) expect(text).toContain(one);
    for (const { name } of view.standings)
      if (!told.includes(name)) expect(text).not.toContain(name);
    expect(text).not.toMatch(/undefined|NaN|…|[{}]/);
    expect(text.length).toBeGreaterThan(10);
  });
});
