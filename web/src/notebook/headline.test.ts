import { describe, expect, test } from 'vitest';
import { messages } from '../i18n/messages';
import type { SeatId, TableView } from '../lib/wire/wire';
import { plain, type Sentence } from '../ui/sentence';
import { headline, type Reader } from './headline';
import {
  ACTIVE,
  chips,
  CONSPIRATOR,
  dealt,
  discussion,
  evidenceAt,
  explaining,
  opening,
  paused,
  secondLap,
  waiting,
} from './played';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran', 'Željka'];

function sentence(
  view: TableView,
  you: SeatId | null,
  more: Partial<Reader> = {},
  { play, notebook } = messages.en,
): Sentence {
  const name = (seat: SeatId) => NAMES[seat] ?? '';
  const words = { play: play.line, m: notebook.line };
  return headline({ view, you, name, mustLook: false, ...words, ...more });
}
const line = (...reads: Parameters<typeof sentence>) => plain(sentence(...reads).text);

describe('while the active player looks for a word', () => {
  test.each<[string, SeatId | null]>([
    ['Your turn: find a word and choose your first card', ACTIVE],
    ['Chen is looking for a word. Get to know your cards meanwhile', 5],
    ['Chen is looking for a word', null],
  ])('%s', (text, you) => {
    expect(line(opening, you)).toBe(text);
  });
});

describe('while cards are played', () => {
  test.each<[string, TableView, SeatId | null, boolean]>([
    ['Your turn: look into your notebook, then play a card', dealt, 4, true],
    ['Your turn: play your first card', dealt, 4, false],
    ['The notebooks are dealt: hold yours and look', dealt, 7, true],
    ['Dunja plays a first card', dealt, 7, false],
    ['Dunja plays a first card', dealt, null, false],
    ['Your turn: play your second card', secondLap, 5, false],
    ['Emil plays a second card', secondLap, 7, false],
    ['Your turn: play your second card', evidenceAt(8), ACTIVE, false],
  ])('%s', (text, view, you, mustLook) => {
    expect(line(view, you, { mustLook })).toBe(text);
  });
});

describe('once the word is known', () => {
  test.each<[string, TableView, SeatId | null]>([
    ['Your turn: tell how your cards fit the word', explaining, 5],
    ['Emil explains', explaining, 7],
    ['Talk it over: whose notebook is blank?', discussion, 7],
    ['Talk it over, then tap below to go on to the chips', discussion, ACTIVE],
    ['Your turn: whose notebook is blank? Put your chip there', chips(0), 4],
    ['Dunja places a chip', chips(0), ACTIVE],
    ['Dunja places a chip', chips(0), null],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });
});

test('a table that stands still says so', () => {
  expect(line(paused, 7)).toBe('The host has stopped the clock. Take a breath');
  expect(line(waiting, 2)).toBe('Waiting for Goran');
  expect(line(waiting, 7)).toBe('Everybody is waiting for you');
});

test('a blank notebook changes no word', () => {
  for (const view of [dealt, secondLap, explaining, discussion, chips(1)])
    for (const mustLook of [true, false])
      expect(line(view, CONSPIRATOR, { mustLook })).toBe(line(view, 1, { mustLook }));
});

test('in every language a line names whom the English one names', () => {
  for (const view of [opening, dealt, secondLap, explaining, chips(0), waiting])
    for (const words of Object.values(messages))
      for (const name of NAMES.filter((one) => one && line(view, null).includes(one)))
        expect(line(view, null, {}, words)).toContain(name);
});
