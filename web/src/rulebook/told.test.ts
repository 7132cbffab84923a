import { describe, expect, it } from 'vitest';
import '../i18n/taught';
import { tableSettings, tableView } from '../gallery/build';
import type { Settings, TableView } from '../lib/wire/wire';
import { tell, tellAtTable, type Told } from './told';
import { RULES } from './variants';

const settings = tableSettings({ game: 'captains', spy: { ruleset: 'spijun' } });

function table(agreed: Partial<Settings> = {}, change: Partial<TableView> = {}): Told {
  return tellAtTable(tableView({ settings: { ...settings, ...agreed }, rounds: 4, ...change }));
}

function notebooks(agreed: Partial<Settings> = {}, change: Partial<TableView> = {}): Told {
  return table({ game: 'notebook', ...agreed }, { rounds: 10, ...change });
}

function marksOf({ chapters }: Told): string[] {
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  return sentences.filter(({ changed }) => changed).map(({ text }) => text);
}

describe('by the book', () => {
  it.each(RULES)('%s has nothing to mark', (id) => {
    expect(marksOf(tell(id))).toEqual([]);
  });

  it('every game has a name of its own', () => {
    expect(new Set(RULES.map((id) => tell(id).name)).size).toBe(RULES.length);
  });

  it('captains are told in short', () => {
    expect(tell('captains').summary).toMatchObject({
      players: '7–12 players',
      time: '45 seconds a question',
      rounds: '4–11 rounds',
    });
  });

  it('notebooks are told in short', () => {
    expect(tell('notebook').summary).toMatchObject({
      players: '4–8 players',
      time: '45 seconds to explain',
      rounds: '6–10 rounds',
    });
  });
});

describe('at a table', () => {
  it('the game that is chosen is told, whatever rules the spy game would have', () => {
    expect(table().name).toBe('Two captains');
    expect(table({ game: 'spy' }).name).toBe('Classic');
    expect(notebooks().name).toBe('The blank notebook');
    expect(marksOf(table())).toEqual([]);
  });

  it('what captains have agreed on is marked, and nothing else', () => {
    expect(marksOf(table({ rounds: 3 }))).toEqual(['This table plays 3 rounds.']);
    expect(marksOf(table({ captains: { twice: true } }))).toEqual([
      'Everybody is captain twice: you play as many rounds as there are players.',
    ]);
  });

  it('what a table with notebooks has agreed on is marked, and nothing else', () => {
    expect(marksOf(notebooks())).toEqual([]);
    expect(marksOf(notebooks({ rounds: 3 }))).toEqual(['This table plays 3 rounds.']);
    const talkative = { ...settings.notebook, explanations_timed: false, discussion: true };
    expect(marksOf(notebooks({ notebook: talkative }))).toEqual([
      'Explanations have no clock; one ends by itself only after 10 minutes.',
      'Then you talk it over for 1 minute, unless the active player ends the talk earlier.',
    ]);
    expect(notebooks({ notebook: talkative }).summary.time).toBe('no clock');
  });

  it('the number of rounds is open until enough have come', () => {
    const waiting: Partial<TableView> = { phase: 'lobby', blocked: 'too_few_players' };
    expect(table().summary.rounds).toBe('4 rounds');
    expect(table({}, waiting).summary.rounds).toBe('4–11 rounds');
    expect(table({ captains: { twice: true } }, waiting).summary.rounds).toBe('7–12 rounds');
    expect(table({ rounds: 4 }, waiting).summary.rounds).toBe('4 rounds');
    expect(table({}, { ...waiting, phase: 'round_over' }).summary.rounds).toBe('4 rounds');
    expect(notebooks().summary.rounds).toBe('10 rounds');
    expect(notebooks({}, waiting).summary.rounds).toBe('6–10 rounds');
  });
});

describe('at a table of spies', () => {
  const spies = (packs: string[], spy: Settings['spy'] = { ruleset: 'time-travel' }) =>
    tellAtTable(
      tableView({
        settings: tableSettings({ packs, spy }),
        variant: 'time-travel',
        players_min: 2,
        players_max: 8,
      }),
    );
  const first = ({ chapters }: Told) =>
    chapters.find(({ id }) => id === 'goal')?.sentences[0]?.text ?? '';

  it('it is for as many as the lobby says', () => {
    expect(spies(['time-travel']).summary.players).toBe('2–8 players');
  });

  it.each([
    [['time-travel'], 'time and place'],
    [['films'], 'film'],
    [['places'], 'place'],
    [['time-travel', 'films'], 'place'],
    [['own-1'], 'place'],
  ])('with the packs %j a card shows the %s', (packs, word) => {
    const told = spies(packs);
    expect(first(told)).toContain(`the same ${word},`);
    expect(marksOf(told)).toEqual([]);
  });

  it('what the house calls the places counts more than the pack', () => {
    const house = { name: '', changes: { theme: 'films' } };
    const told = spies(['places'], { ruleset: 'time-travel', house });
    expect(first(told)).toContain('the same film,');
    expect(marksOf(told)).toContain(first(told));
  });
});
