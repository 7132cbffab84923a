import { describe, expect, test } from 'vitest';
import { messages } from '../i18n/messages';
import type { SeatId, TableView } from '../lib/wire/wire';
import { plain, type Sentence } from '../ui/sentence';
import { headline, type Reader } from './headline';
import {
  alone,
  aloud,
  asked,
  choosing,
  dealt,
  firstName,
  ONE,
  paused,
  picking,
  secondName,
  SPY,
  TWO,
  written,
  writing,
} from './played';

const NAMES = ['', 'Ana', 'Boris', 'Chen', 'Dunja', 'Emil', 'Faye', 'Goran', 'Željka'];
const AGENT = 7;

function sentence(
  view: TableView,
  you: SeatId | null,
  more: Partial<Reader> = {},
  { play, captains } = messages.en,
): Sentence {
  const name = (seat: SeatId) => NAMES[seat] ?? '';
  const words = { play: play.line, m: captains.line };
  return headline({ view, you, name, mustLook: false, ...words, ...more });
}
const line = (...reads: Parameters<typeof sentence>) => plain(sentence(...reads).text);

describe('after the deal', () => {
  test.each<[string, SeatId | null, boolean]>([
    ['You are captain: look at your card, then settle with Faye who begins', ONE, true],
    ['You are captain: settle with Boris who begins', TWO, false],
    ['Look at your card: hold it below', AGENT, true],
    ['You have looked. Boris and Faye settle who begins', AGENT, false],
    ['Boris and Faye are captains and settle who begins', null, false],
  ])('%s', (text, you, mustLook) => {
    expect(line(dealt, you, { mustLook })).toBe(text);
  });
});

describe('while a captain asks', () => {
  test.each<[string, TableView, SeatId | null]>([
    ['Your turn: tap whom you ask', choosing, ONE],
    ['Boris is choosing whom to ask', choosing, TWO],
    ['Boris is choosing whom to ask', choosing, AGENT],
    ['You ask Emil: listen closely', asked, ONE],
    ['Boris asks you: answer, then tap Answered', asked, 5],
    ['Boris asks Emil', asked, TWO],
    ['Boris asks Emil', asked, AGENT],
    ['Boris asks Emil', asked, null],
    ['Your turn: ask the agents aloud, each of them once at most', aloud, ONE],
    ['Boris asks aloud: answer when asked', aloud, AGENT],
    ['Boris asks the agents aloud', aloud, TWO],
    ['Boris is writing a question', writing, AGENT],
    ['Boris asks you: write your answer', written, 5],
    ['You ask Emil, who is writing an answer', written, ONE],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });

  test('a captain who has chosen whom to ask is told to write', () => {
    expect(line(writing, ONE, { aim: 7 })).toBe('Your turn: write your question to Goran');
  });

  test('a table that waits says so before anything else', () => {
    expect(line(paused, AGENT)).toBe('The host has stopped the clock. Take a breath');
  });
});

describe('while a captain picks', () => {
  test.each<[string, TableView, SeatId | null]>([
    ['Your turn: pick an agent, or refuse', picking, TWO],
    ['Faye picks an agent, or refuses', picking, ONE],
    ['Faye picks an agent, perhaps you', picking, AGENT],
    ['Faye picks an agent, or refuses', picking, 5],
    ['Faye picks an agent, or refuses', picking, null],
    ['Boris picks an agent, perhaps you', alone, AGENT],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });
});

describe('while the spy names places', () => {
  test.each<[string, TableView, SeatId | null]>([
    ['You are the spy: which place does Faye have? Tap it, or pass', firstName, SPY],
    ['Dunja is the spy: which place does Faye have?', firstName, TWO],
    ['You are the spy: which place does Boris have? Tap it, or pass', secondName, SPY],
    ['Dunja is the spy: which place does Boris have?', secondName, null],
  ])('%s', (text, view, you) => {
    expect(line(view, you)).toBe(text);
  });
});

test('the spy reads what every other agent in the same place reads', () => {
  for (const { captains, play } of Object.values(messages))
    for (const view of [dealt, choosing, asked, aloud, picking, alone, written, paused])
      for (const mustLook of [true, false]) {
        const words = { ...messages.en, captains, play };
        expect(sentence(view, SPY, { mustLook }, words)).toEqual(
          sentence(view, AGENT, { mustLook }, words),
        );
      }
});

test('a captain’s name has the colour of the thread', () => {
  expect(sentence(asked, AGENT).tones).toEqual({ Boris: 'one', Emil: 'brass' });
  expect(sentence(picking, AGENT).tones).toEqual({ Faye: 'two' });
});
