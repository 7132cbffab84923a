import { expect, test } from 'vitest';
import captains from '../captains/shown.json';
import type { Shown } from '../gallery/shown';
import { LOCALES } from '../i18n';
import { messages } from '../i18n/messages';
import type { Chronicle } from '../lib/wire/wire';
import notebook from '../notebook/shown.json';
import { awardsOf } from '../room/evening/awards';
import { personIn, type Teller, type Telling } from '../room/evening/told';
import spy from '../spy/shown.json';
import { plain } from '../ui/sentence';
import { pictured } from './pictured';
import { chaptersOf, gamesOf, lastGame, tellingOf } from './tales';

const shown = {
  spy: (spy as unknown as Record<string, Shown>)['over-told'],
  captains: (captains as unknown as Record<string, Shown>)['over'],
  notebook: (notebook as unknown as Record<string, Shown>)['over'],
};

function chronicleOf(game: keyof typeof shown): Chronicle {
  const told = shown[game]?.chronicle;
  if (!told) throw new Error(`nothing is told of ${game}`);
  return told;
}

function tellings(game: keyof typeof shown, locale: (typeof LOCALES)[number]): Telling[] {
  const { people, rounds } = chronicleOf(game);
  const teller: Teller = {
    name: (seat) => personIn(people)(seat).name,
    place: (id) => id,
    list: (names) => names.join(' + '),
    m: messages[locale],
  };
  return rounds.map((tale) => tellingOf(tale, teller));
}

const said = ({ about, title, story, lines, votes }: Telling) =>
  [about, title, story, ...lines, ...votes.map(({ text }) => text)].map((part) =>
    typeof part === 'string' ? part : plain(part.text),
  );

test.each(['spy', 'captains', 'notebook'] as const)('a round of %s has its words', (game) => {
  for (const locale of LOCALES)
    for (const telling of tellings(game, locale))
      for (const line of said(telling)) {
        expect(line).not.toBe('');
        expect(line).not.toMatch(/undefined|\[object|…/);
      }
});

test('a round of spies is told vote by vote', () => {
  const [caught] = tellings('spy', 'en');
  expect(caught && said(caught).slice(1)).toEqual([
    'The agents win',
    'Dino got Ema convicted, but Boris had the right nose first',
    'Cvita accuses Ana',
    'Boris accuses Ema',
    'Dino accuses Ema',
  ]);
  expect(caught?.votes.map(({ yes, no }) => [yes.length > 0, no.length > 0])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test('awards follow from what was told', () => {
  const awards = awardsOf(chaptersOf(chronicleOf('spy')));
  const named = Object.fromEntries(
    awards.map(({ kind, seats, count }) => [
      kind,
      [seats.map((seat) => personIn(chronicleOf('spy').people)(seat).name), count],
    ]),
  );
  expect(named).toMatchObject({ trail: [['Boris'], 1], scapegoat: [['Ana'], 2] });
  expect(named['liar']).toEqual([['Filip', 'Cvita'], 1]);
});

test('the newest game and its newest round come first', () => {
  const [one] = chaptersOf(chronicleOf('spy'));
  if (!one) throw new Error('nothing is told');
  const at = (number: number, of_game: number) => ({
    ...one,
    tale: { ...one.tale, number, of_game },
  });
  const chapters = [at(1, 1), at(2, 1), at(3, 2)];
  expect(gamesOf(chapters).map(({ number, chapters }) => [number, chapters.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
  expect(gamesOf(chapters)[1]?.chapters.map(({ tale }) => tale.number)).toEqual([2, 1]);
  expect(lastGame(chapters).map(({ tale }) => tale.number)).toEqual([3]);
});

test('the picture has everybody, the winners and the day', () => {
  const view = shown.spy?.table;
  if (!view) throw new Error('no game is over');
  const awards = awardsOf(chaptersOf(chronicleOf('spy')));
  for (const locale of LOCALES) {
    const day = new Date(2026, 10, 17, 23);
    const drawn = pictured(view, awards, { locale, m: messages[locale] }, day);
    expect(drawn.lines.map(({ name }) => name).sort()).toEqual(
      view.standings.map(({ name }) => name).sort(),
    );
    expect(drawn.faces).toHaveLength(view.winners.length);
    expect(drawn.date).toContain('2026');
    expect(drawn.awards).toHaveLength(awards.length);
  }
});
