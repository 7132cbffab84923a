import { expect, test } from 'vitest';
import captains from '../captains/shown.json';
import type { Shown } from '../gallery/shown';
import { LOCALES } from '../i18n';
import { messages } from '../i18n/messages';
import type { Chronicle, TableView } from '../lib/wire/wire';
import notebook from '../notebook/shown.json';
import { awardsOf } from '../room/evening/awards';
import { personIn, type Teller, type Telling } from '../room/evening/told';
import spy from '../spy/shown.json';
import { plain } from '../ui/sentence';
import { finishedGame, type Finished } from './finished';
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
  const { view, chapters, told } = over('spy');
  const finished = finishedGame(view, told, chapters);
  if (!finished) throw new Error('no game is over');
  for (const locale of LOCALES) {
    const day = new Date(2026, 10, 17, 23);
    const drawn = pictured(finished, { locale, m: messages[locale] }, day);
    expect(drawn.lines.map(({ name }) => name).sort()).toEqual(
      view.standings.map(({ name }) => name).sort(),
    );
    expect(drawn.faces).toHaveLength(view.winners.length);
    expect(drawn.date).toContain('2026');
    expect(drawn.awards).toHaveLength(awardsOf(chapters).length);
  }
});

const GAMES = ['spy', 'captains', 'notebook'] as const;

test.each(GAMES)('back in the lobby a game of %s has the same picture', (game) => {
  const { view, chapters, told } = over(game);
  const ending = finishedGame(view, told, chapters);
  const after = finishedGame(inLobby(view), told, chapters);
  const shown = ({ lines = [] }: Partial<Finished>) =>
    lines.map(({ rank, name, avatar, points }) => ({ rank, name, avatar, points }));
  expect(shown(after ?? {})).toHaveLength(view.standings.length);
  expect(new Set(shown(after ?? {}))).toEqual(new Set(shown(ending ?? {})));
  expect(after?.winners).toEqual(view.winners);
  expect(after?.chapters).toEqual(ending?.chapters);
});

test('a game in which nothing counted takes the picture of the one before from nobody', () => {
  const { view, chapters, told } = over('spy');
  const [first] = chapters;
  if (!first) throw new Error('nothing is told');
  const tale = { ...first.tale, of_game: first.tale.of_game + 1, earned: [] };
  const more = [...chapters, { ...first, tale }];
  expect(finishedGame(inLobby(view), told, more)?.chapters).toHaveLength(chapters.length);
});

test('there is no picture of a game that is on, is told in part or was never played', () => {
  const { view, chapters, told } = over('spy');
  const lobby = inLobby(view);
  expect(finishedGame({ ...lobby, phase: 'vote' }, told, chapters)).toBeNull();
  const { last_time: _, ...fresh } = lobby;
  expect(finishedGame(fresh, told, chapters)).toBeNull();
  const rounds = told.rounds.map((tale) => ({ ...tale, number: tale.number + 7 }));
  expect(finishedGame(lobby, { ...told, rounds }, chapters)).toBeNull();
});

function over(game: keyof typeof shown) {
  const view = shown[game]?.table;
  if (!view) throw new Error(`no game of ${game} is over`);
  const told = chronicleOf(game);
  return { view, told, chapters: chaptersOf(told) };
}

function inLobby(view: TableView): TableView {
  const winners = view.standings.filter(({ seat }) => view.winners.includes(seat));
  const points = winners[0]?.points ?? 0;
  return { ...view, phase: 'lobby', winners: [], last_time: { winners, points } };
}
