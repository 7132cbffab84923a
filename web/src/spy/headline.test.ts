import { describe, expect, test } from 'vitest';
import en from '../i18n/en';
import { seats, tableView } from '../gallery/build';
import type { Asking, HouseRules, SeatId, SpyRoundView, TableView } from '../lib/wire/wire';
import { spyRound } from './round';
import { headline, suspectNumber, type Reader } from './headline';
import { plain } from '../ui/sentence';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja'];
const WORDS = { play: en.play.line, m: en.spy.line };

function at(phase: TableView['phase'], change: Partial<SpyRoundView>): TableView {
  return tableView({
    phase,
    seats: seats(4, { playing: true }),
    round: {
      game: 'spy',
      number: 1,
      starter: 2,
      clock_total_ms: 360_000,
      clock: { left_ms: 1 },
      middle: false,
      reveals: false,
      missed: [],
      guesses_left: 1,
      lines: [],
      ...change,
    },
  });
}

function line(
  view: TableView,
  you: SeatId | null,
  mustLook = false,
  more: Partial<Reader> = {},
): string {
  const name = (seat: SeatId) => NAMES[seat] ?? '';
  return plain(headline({ view, you, mustLook, name, ...WORDS, ...more }).text);
}

/** The same moment at a table with rules or questions of its own. */
function by(
  view: TableView,
  changes: HouseRules['changes'],
  asking: Asking = 'tracked',
): TableView {
  const house = { name: '', changes };
  return { ...view, settings: { ...view.settings, asking, spy: { ...view.settings.spy, house } } };
}

describe('after the deal', () => {
  const view = at('dealt', {});

  test.each<[string, SeatId | null, boolean]>([
    ['Look at your card: hold it below', 1, true],
    ['You begin: start the clock when everybody has looked', 2, false],
    ['You have looked. Boris starts the clock', 1, false],
    ['The cards are dealt. Boris starts the clock', null, false],
  ])('%s', (text, you, mustLook) => {
    expect(line(view, you, mustLook)).toBe(text);
  });
});

describe('in the questions', () => {
  const asked = at('questions', { turn: { number: 1, asker: 2, asked: 3 } });
  const open = at('questions', { turn: { number: 1, asker: 2 } });

  test.each<[string, TableView, SeatId | null]>([
    ['Boris asks Chen', asked, 1],
    ['Boris asks Chen', asked, null],
    ['Boris asks you: answer, then tap Answered', asked, 3],
    ['You ask Chen: listen closely', asked, 2],
    ['Your turn: tap whom you ask', open, 2],
    ['Boris is choosing whom to ask', open, 3],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  test('between two there is nobody to choose', () => {
    const two = {
      ...open,
      seats: open.seats.map((s) => ({ ...s, playing: s.id === 2 || s.id === 3 })),
    };
    expect(line(two, 3)).toBe('Boris is thinking of a question for you');
    expect(line(two, 1)).toBe('Boris is choosing whom to ask');
  });

  test('a table that waits says for whom before anything else', () => {
    const turn = { number: 1, asker: 2, asked: 3 };
    const view = at('questions', { turn, wait: { why: 'waiting_for', seat: 3, until_ms: 9 } });
    expect(line(view, 1)).toBe('Waiting for Chen');
    expect(line(view, 3)).toBe('Everybody is waiting for you');
  });

  test('only those whom the table waits for are called', () => {
    const name = (seat: SeatId) => NAMES[seat] ?? '';
    const called = (you: SeatId) =>
      headline({ view: asked, you, mustLook: false, name, ...WORDS }).isCall ?? false;
    expect([1, 2, 3, 4].map(called)).toEqual([false, false, true, false]);
  });
});

describe('where questions are spoken or typed', () => {
  const turn = (asked?: SeatId) =>
    by(at('questions', { turn: { number: 1, asker: 2, ...(asked && { asked }) } }), {}, 'written');

  test('nobody follows spoken questions', () => {
    const view = by(at('questions', {}), {}, 'spoken');
    for (const you of [1, 2, null])
      expect(line(view, you)).toBe('Ask each other: the clock is running');
  });

  test.each<[string, TableView, SeatId | null]>([
    ['Your turn: tap whom you ask', turn(), 2],
    ['Boris is writing a question', turn(), 3],
    ['Boris asks you: write your answer', turn(3), 3],
    ['You ask Chen, who is writing an answer', turn(3), 2],
    ['Boris asks Chen, who is writing an answer', turn(3), null],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  test('whoever has chosen whom to ask is told to write', () => {
    const text = 'Your turn: write your question to Chen';
    expect(line(turn(), 2, false, { mayAsk: [1, 3], aim: 3 })).toBe(text);
    expect(line(turn(), 2, false, { mayAsk: [1, 3] })).toBe('Your turn: tap whom you ask');
  });

  test('whoever has been answered may ask once more', () => {
    const view = at('questions', { turn: { number: 2, asker: 3, not_back_to: 2 } });
    expect(line(view, 2, false, { mayAsk: [3] })).toBe('Chen asks next, or ask Chen once more');
    expect(line(view, 2)).toBe('Chen is choosing whom to ask');
  });
});

describe('in a vote', () => {
  const vote = {
    number: 1,
    suspect: 2,
    voters: [1, 3, 4],
    voted: [],
    timer: { left_ms: 9 },
    suspects_left: 0,
  };
  const stop = at('vote', { vote: { ...vote, kind: 'stop', by: 1 } });
  const hands = (suspects_left: number) =>
    at('time_up', { vote: { ...vote, kind: 'suspects', suspects_left } });

  test.each<[string, TableView, SeatId]>([
    ['Ana stopped the clock: is Boris the spy?', stop, 3],
    ['You stopped the clock: is Boris the spy?', stop, 1],
    ['Ana accuses you. Everybody else votes', stop, 2],
    ['Time is up. Talk it over, then raise hands: is Boris the spy?', hands(3), 1],
    ['Raise hands: is Boris the spy?', hands(2), 1],
    ['Now it is about you: the others raise hands', hands(2), 2],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  const turn = at('vote', { vote: { ...vote, kind: 'stop', by: 1, voted: [1], next: 3 } });
  const proposal = at('time_up', { vote: { ...vote, kind: 'proposal', by: 1 } });
  const { suspect: _, ...middle } = vote;
  const point = at('vote', { middle: true, vote: { ...middle, kind: 'point', by: 1 } });

  test.each<[string, TableView, SeatId | null]>([
    ['Your turn to vote: is Boris the spy?', turn, 3],
    ['Is Boris the spy? Chen votes now', turn, 4],
    ['Is Boris the spy? Chen votes now', turn, 1],
    ['It is about you: Chen votes now', turn, 2],
    ['Ana proposes a suspect: is Boris the spy?', proposal, 3],
    ['You propose a suspect: is Boris the spy?', proposal, 1],
    ['Ana proposes you. Everybody else votes', proposal, 2],
    ['Ana points to the middle: turn the card over?', point, 2],
    ['Ana points to the middle: turn the card over?', point, null],
    ['You point to the middle: will the card be turned over?', point, 1],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  const all = { 'vote.eligible': 'all', 'vote.threshold': 'majority' };
  const silent = { 'timeup.discussion': false };
  const running = { 'vote.clock': 'running' };

  test.each<[string, TableView, SeatId]>([
    ['Ana accuses: is Boris the spy? The clock runs on', by(stop, running), 3],
    ['You accuse: is Boris the spy? The clock runs on', by(stop, running), 1],
    ['Ana accuses you. Everybody votes, you too', by(stop, all), 2],
    ['Ana proposes you. Everybody votes, you too', by(proposal, all), 2],
    ['Now it is about you: everybody raises hands, you too', by(hands(3), all), 2],
    ['Time is up. No talking now, raise hands: is Boris the spy?', by(hands(3), silent), 1],
    [
      'Time is up. No talking now: the others decide whether you are the spy',
      by(hands(3), silent),
      2,
    ],
  ])('of house rules: %s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  test('suspects are counted, also when somebody has left in between', () => {
    const view = hands(1);
    const open = spyRound(view)?.vote;
    if (!open) throw new Error('no vote');
    expect(suspectNumber(view, open)).toEqual({ number: 3, of: 4 });
    expect(suspectNumber({ ...view, seats: [] }, open)).toEqual({ number: 1, of: 2 });
  });
});

test('a spy who has shown the card chooses a place', () => {
  const view = at('guess', { revealed: 4 });
  expect(line(view, 1)).toBe('Dunja is the spy and is choosing a place…');
  expect(line(view, 4)).toBe('Where is everybody? Tap the place. You have one try');
});

test('where the spy has several tries, they are counted', () => {
  const first = at('guess', { revealed: 4, guesses_left: 3 });
  const last = at('guess', { revealed: 4, guesses_left: 1, missed: ['zoo', 'bank'] });
  expect(line(first, 4)).toBe('Where is everybody? Tap the place. You have 3 tries');
  expect(line(first, 1)).toBe('Dunja is the spy and is choosing a place: 3 tries left');
  expect(line(last, 4)).toBe('Where is everybody? Tap the place. This is your last try');
  expect(line(last, 1)).toBe('Dunja is the spy and is choosing a place: 1 try left');
});

describe('after time-up', () => {
  const timer = { left_ms: 9 };
  const propose = at('time_up', { chance: { kind: 'propose', seat: 2, timer, left: 2 } });
  const last = at('time_up', { chance: { kind: 'last_chance', seat: 2, timer, left: 0 } });
  const ballot = at('time_up', { ballot: { voters: [1, 2, 3], voted: [3], timer } });

  test.each<[string, TableView, SeatId | null]>([
    ['Time is up: Boris may propose a suspect', propose, 1],
    ['Your turn: propose a suspect, or pass', propose, 2],
    ['Time is up: the last chance for Boris', last, null],
    ['Your last chance: accuse, point to the middle or pass', { ...last, variant: 'duel' }, 2],
    ['Your last chance: accuse or pass', last, 2],
    ['Time is up. Talk it over, then name the spy in secret', ballot, 1],
    [
      'Time is up. No talking now: name the spy in secret',
      by(ballot, { 'timeup.discussion': false }),
      1,
    ],
    ['Your choice is in. You can still change it', ballot, 3],
    ['Time is up: the players name the spy in secret', ballot, 4],
    ['Time is up: the players name the spy in secret', ballot, null],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });
});
