// Every end of the spy game by every ruleset, as the engine plays it, in every language. What each is
// worth stands here by hand, as the rules have it. Ana does what leads to the end; the spy is the last
// one at the table, or nobody where the card lies in the middle.

import { describe, expect, test } from 'vitest';
import films from '../../../packs/films.json';
import places from '../../../packs/places.json';
import timeTravel from '../../../packs/time-travel.json';
import { nameIn, type Album } from '../gallery/shown';
import { LOCALES, type Locale } from '../i18n/locale';
import { messages } from '../i18n/messages';
import { say } from '../lib/packs/language';
import type { SpyResultView } from '../lib/wire/wire';
import { plain } from '../ui/sentence';
import ends from './ends.json';
import { spyRound } from './round';
import { endedByMajority } from './rule-words';
import { story, title, type Side } from './story';

const album = ends as unknown as Album;
const everywhere = [...places.places, ...films.places, ...timeTravel.places];

/** Who gets how much; whoever is not here gets nothing. */
type Points = Record<string, number>;
type End = [name: string, won: Side, points: Points, told: string[]];

/** Told in the language of the phone: where it was, and what the spy said. */
const PLACE = 'the place';
const GUESS = 'the guess';

/** Four at the table, Dino is the spy; `wrong` is what the conviction of an innocent is worth. */
function byVote(variant: string, wrong: number): End[] {
  return [
    [`${variant}/spy_convicted`, 'agents', { Ana: 2, Boris: 1, Cvita: 1 }, ['Ana', 'Dino']],
    [`${variant}/innocent_convicted`, 'spy', { Dino: wrong }, ['Ana', 'Boris', 'Dino']],
    [`${variant}/guessed_right`, 'spy', { Dino: 4 }, ['Dino', PLACE]],
    [`${variant}/guessed_wrong`, 'agents', { Ana: 1, Boris: 1, Cvita: 1 }, ['Dino', PLACE, GUESS]],
    [`${variant}/spy_left`, 'agents', { Ana: 1, Boris: 1, Cvita: 1 }, ['Dino']],
    [`${variant}/void`, 'void', {}, []],
  ];
}

const ENDS: End[] = [
  ...byVote('spijun', 4),
  ...byVote('time-travel', 4),
  ...byVote('film-night', 3),
  ...byVote('indictment', 4),
  ['indictment/vote/guessed_right', 'spy', { Dino: 4 }, ['Dino', PLACE]],

  ['spijun/time_up/spy_convicted', 'agents', { Ana: 2, Boris: 1, Cvita: 1 }, ['Ana', 'Dino']],
  ['spijun/time_up/innocent_convicted', 'spy', { Dino: 4 }, ['Ana', 'Boris', 'Dino']],
  ['spijun/time_up/nobody_convicted', 'spy', { Dino: 2 }, ['Dino']],
  ['time-travel/time_up/spy_convicted', 'agents', { Ana: 1, Boris: 1, Cvita: 1 }, ['Dino']],
  ['time-travel/time_up/innocent_convicted', 'spy', { Dino: 4 }, ['Boris', 'Dino']],
  ['time-travel/time_up/nobody_convicted', 'spy', { Dino: 2 }, ['Dino']],
  ['film-night/time_up/spy_convicted', 'agents', { Ana: 1, Boris: 1, Cvita: 1 }, ['Dino']],
  ['film-night/time_up/nobody_convicted', 'spy', { Dino: 2 }, ['Dino']],
  ['indictment/time_up/nobody_convicted', 'spy', { Dino: 2 }, ['Dino']],

  ['trio/spy_convicted', 'agents', { Ana: 2, Boris: 1 }, ['Ana', 'Cvita']],
  ['trio/innocent_convicted', 'spy', { Cvita: 2 }, ['Ana', 'Boris', 'Cvita']],
  ['trio/innocent_convicted/middle', 'nobody', {}, ['Ana', 'Boris']],
  ['trio/middle_was_spy', 'everybody', { Ana: 1, Boris: 1, Cvita: 1 }, ['Ana']],
  ['trio/middle_was_place', 'spy', { Cvita: 2 }, ['Ana', 'Cvita']],
  ['trio/guessed_right', 'spy', { Cvita: 4 }, ['Cvita', PLACE]],
  ['trio/guessed_wrong', 'agents', { Ana: 1, Boris: 1 }, ['Cvita', PLACE, GUESS]],
  ['trio/spy_left', 'agents', { Ana: 1, Boris: 1 }, ['Cvita']],
  ['trio/void', 'void', {}, []],
  ['trio/time_up/spy_convicted', 'agents', { Ana: 2, Boris: 1 }, ['Ana', 'Cvita']],
  ['trio/time_up/innocent_convicted', 'spy', { Cvita: 2 }, ['Ana', 'Boris', 'Cvita']],
  ['trio/time_up/innocent_convicted/middle', 'nobody', {}, ['Ana', 'Boris']],
  ['trio/time_up/middle_was_spy', 'everybody', { Ana: 1, Boris: 1, Cvita: 1 }, ['Ana']],
  ['trio/time_up/nobody_convicted', 'spy', { Cvita: 2 }, ['Cvita']],
  ['trio/time_up/nobody_convicted/middle', 'nobody', {}, []],

  ['duel/spy_convicted', 'agents', { Ana: 2 }, ['Ana', 'Boris']],
  ['duel/innocent_convicted/middle', 'nobody', {}, ['Ana', 'Boris']],
  ['duel/middle_was_spy', 'everybody', { Ana: 1, Boris: 1 }, ['Ana']],
  ['duel/middle_was_place', 'spy', { Boris: 2 }, ['Ana', 'Boris']],
  ['duel/guessed_right', 'spy', { Boris: 4 }, ['Boris', PLACE]],
  ['duel/guessed_wrong', 'agents', { Ana: 1 }, ['Boris', PLACE, GUESS]],
  ['duel/spy_left', 'agents', { Ana: 1 }, ['Boris']],
  ['duel/void', 'void', {}, []],
  ['duel/time_up/spy_convicted', 'agents', { Ana: 2 }, ['Ana', 'Boris']],
  ['duel/time_up/innocent_convicted/middle', 'nobody', {}, ['Ana', 'Boris']],
  ['duel/time_up/middle_was_spy', 'everybody', { Ana: 1, Boris: 1 }, ['Ana']],
  ['duel/time_up/nobody_convicted', 'spy', { Boris: 2 }, ['Boris']],
  ['duel/time_up/nobody_convicted/middle', 'nobody', {}, []],
];

const TITLES: Record<Side, (words: (typeof messages)[Locale]) => string> = {
  agents: ({ spy }) => spy.result.agentsWin,
  spy: ({ spy }) => spy.result.spyWins,
  everybody: ({ spy }) => spy.result.everybodyWins,
  nobody: ({ spy }) => spy.result.nobodyWins,
  void: ({ play }) => play.result.void,
};

function placeName(id: string, locale: Locale): string {
  const place = everywhere.find((one) => one.id === id);
  if (!place) throw new Error(`no pack has the place ${id}`);
  return say(place.name, locale);
}

function inWords(told: string, { place, ending }: SpyResultView, locale: Locale): string {
  if (told === PLACE) return placeName(place, locale);
  if (told === GUESS && ending.how === 'guessed_wrong')
    return placeName(ending.place ?? '', locale);
  return told;
}

function ended(name: string) {
  const shown = album[name];
  const round = spyRound(shown?.table ?? null);
  if (!shown || !round?.result) throw new Error(`the engine played no ${name}`);
  return { view: shown.table, round, result: round.result };
}

function tell(name: string, locale: Locale): string {
  const { view, round, result } = ended(name);
  const { spy, play } = messages[locale];
  const told = story(result, {
    name: nameIn(view),
    place: (id) => placeName(id, locale),
    reveals: round.reveals,
    byMajority: endedByMajority(view, result.ending),
    m: spy.story,
    voids: play.void,
  });
  return plain(told.text);
}

/** Nothing for whoever got nothing. */
function paid(name: string, { points }: SpyResultView): Points {
  const nameOf = nameIn(ended(name).view);
  const lines = points.map(({ seat, points }) => [nameOf(seat), points] as const);
  return Object.fromEntries(lines.filter(([, points]) => points !== 0));
}

test('every end that the engine played stands in the table', () => {
  expect(ENDS.map(([name]) => name).sort()).toEqual(Object.keys(album).sort());
});

describe.each(ENDS)('%s', (name, won, points, told) => {
  const { view, result } = ended(name);
  const [variant, ...way] = name.split('/');

  test('is played by these rules to this end', () => {
    expect(view.variant).toBe(variant);
    expect(way).toContain(result.ending.how);
    expect(result.spy === undefined).toBe(
      way.includes('middle') || won === 'everybody' || (won === 'void' && view.seats.length < 4),
    );
  });

  test('is worth what the rules say, and the scoreboard has it', () => {
    expect(paid(name, result)).toEqual(points);
    for (const { name, points: total } of view.standings) expect(total).toBe(points[name] ?? 0);
    for (const { name, points: total } of view.seats) expect(total).toBe(points[name] ?? 0);
  });

  test.each(LOCALES)('has its title and its story: %s', (locale) => {
    expect(title(result, messages[locale])).toBe(TITLES[won](messages[locale]));
    const text = tell(name, locale);
    for (const one of told) expect(text).toContain(inWords(one, result, locale));
    const others = view.standings.filter((line) => !told.includes(line.name));
    for (const other of others) expect(text).not.toContain(other.name);
    expect(text).not.toMatch(/undefined|NaN|…|[{}]/);
    expect(text.length).toBeGreaterThan(10);
  });
});

test('in no two languages an end is told alike', () => {
  for (const [name] of ENDS) expect(new Set(LOCALES.map((l) => tell(name, l))).size).toBe(3);
});
