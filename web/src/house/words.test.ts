import { afterEach, expect, it } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import { PARAMETER_NAMES, PARAMETERS } from './parameters';
import { offered } from './values';
import { ask, sayChange, sayChanges, sayValue } from './words';

afterEach(() => i18n.choose('en'));

it('a change is one sentence, or a number after a colon', () => {
  expect(sayChange('accuse.resolution', 'reveal')).toBe(
    'When somebody is accused, the card is turned over at once',
  );
  expect(sayChange('guess.duringVote', true)).toBe('While you vote, the spy may name the place');
  expect(sayChange('score.spyGuess', 6)).toBe('The spy, for naming the place: 6 points');
  expect(sayChange('limits.voteMs', 75_000)).toBe(
    'A vote of all at once takes at most: 1 minute 15 seconds',
  );
  expect(ask('accuse.resolution')).toBe('When somebody is accused');
});

it('lengths are said for all, or step by step', () => {
  const steps = [
    { playersUpTo: 4, minutes: 1 },
    { playersUpTo: 12, minutes: 8 },
  ];
  expect(sayValue('durationMin', [{ playersUpTo: 8, minutes: 8 }])).toBe('8 minutes');
  expect(sayValue('durationMin', steps)).toBe('1 minute with up to 4 players, 8 minutes with more');
});

it.each(LOCALES)('every value that is offered has words of its own in %s', (locale) => {
  i18n.choose(locale);
  for (const name of PARAMETER_NAMES) {
    const said = offered(PARAMETERS[name]).map((value) => sayValue(name, value));
    expect(said, name).not.toContain('');
    expect(new Set(said).size, name).toBe(said.length);
  }
});

it.each(LOCALES)('no two changes read alike in %s', (locale) => {
  i18n.choose(locale);
  const first = PARAMETER_NAMES.map((name) => [name, offered(PARAMETERS[name])[0]]);
  const said = sayChanges(Object.fromEntries(first));
  expect(new Set(said).size).toBe(PARAMETER_NAMES.length);
});
