import { describe, expect, test } from 'vitest';
import { tableView } from '../gallery/build';
import en from '../i18n/en/spy';
import type { Ending, HouseRules, TableView, VariantId } from '../lib/wire/wire';
import { resolve } from '../rulebook/ruleset';
import { accuseHint, endedByMajority, isMajority, listIsOpen, mayArgue } from './rule-words';

type Changes = HouseRules['changes'];

function at(phase: TableView['phase'], changes: Changes, variant: VariantId = 'spijun'): TableView {
  const view = tableView({ phase, variant });
  return {
    ...view,
    settings: { ...view.settings, spy: { ...view.settings.spy, house: { name: '', changes } } },
  };
}

test.each<[string, Changes]>([
  ['The clock stops. Everybody else votes. You can do this once a round.', {}],
  [
    'The clock runs on. Everybody but the suspect votes, you too. You can do this 3 times a round.',
    { 'vote.clock': 'running', 'vote.accuserVote': 'cast', 'accuse.perRound': 3 },
  ],
  [
    'The clock stops. Everybody votes, the suspect too. You can do this once a round.',
    { 'vote.eligible': 'all' },
  ],
])('whoever accuses is told: %s', (text, changes) => {
  expect(accuseHint(resolve('spijun', changes), en.act)).toBe(text);
});

test('arguing has a rule for votes and another for the time after time-up', () => {
  expect(mayArgue(at('vote', {}))).toBe(false);
  expect(mayArgue(at('vote', { 'vote.discussion': true }))).toBe(true);
  expect(mayArgue(at('time_up', {}))).toBe(true);
  expect(mayArgue(at('time_up', { 'timeup.discussion': false, 'vote.discussion': true }))).toBe(
    false,
  );
  expect(mayArgue(at('time_up', {}, 'duel'))).toBe(false);
});

describe('where more than half is enough', () => {
  const changes = { 'vote.threshold': 'majority' };

  test('the card in the middle still takes everybody', () => {
    expect(isMajority(at('vote', changes), false)).toBe(true);
    expect(isMajority(at('vote', changes), true)).toBe(false);
    expect(isMajority(at('vote', {}), false)).toBe(false);
  });

  test('a secret ballot still takes everybody', () => {
    const accused: Ending = { how: 'spy_convicted', by: 1 };
    const named: Ending = { how: 'spy_convicted' };
    expect(endedByMajority(at('round_over', changes, 'film-night'), accused)).toBe(true);
    expect(endedByMajority(at('round_over', changes, 'film-night'), named)).toBe(false);
    expect(endedByMajority(at('round_over', changes, 'time-travel'), named)).toBe(true);
  });
});

test('a list of places that may not be consulted opens for the guess', () => {
  const changes = { 'guess.consultList': false };
  expect(listIsOpen(at('questions', {}))).toBe(true);
  expect(listIsOpen(at('questions', changes))).toBe(false);
  expect(listIsOpen(at('guess', changes))).toBe(true);
});
