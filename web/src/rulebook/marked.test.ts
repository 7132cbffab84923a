import { expect, test } from 'vitest';
import '../i18n/taught';
import { tableSettings, tableView } from '../gallery/build';
import { marked, rulesAtTable } from './marked';
import { PRESETS } from './ruleset';

const settings = tableSettings({ spy: { ruleset: 'spijun' } });

function marksOf(rules = PRESETS.spijun): string[] {
  const sentences = marked(rules, PRESETS.spijun).flatMap((chapter) => chapter.sentences);
  return sentences.filter(({ changed }) => changed).map(({ text }) => text);
}

test('a preset has nothing to mark', () => {
  expect(marksOf()).toEqual([]);
  expect(marksOf(rulesAtTable(tableView({ variant: 'spijun', settings })))).toEqual([]);
});

test('what the house and the host have changed is marked, and nothing else', () => {
  const house = { name: '', changes: { 'score.spyGuess': 5, 'guess.duringVote': true } };
  const view = tableView({
    variant: 'spijun',
    settings: { ...settings, spy: { ...settings.spy, minutes: 12, house } },
    rounds: 7,
  });
  expect(marksOf(rulesAtTable(view))).toEqual([
    'A round lasts 12 minutes.',
    'The spy may do so even in the middle of a vote: that vote is then off.',
    'The spy gets 5 points for naming the place.',
    'A game has 7 rounds.',
  ]);
});
