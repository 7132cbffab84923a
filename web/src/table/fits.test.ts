import { describe, expect, test } from 'vitest';
import { tableSettings } from '../gallery/build';
import { withFit } from './fits';

describe('choosing what fits', () => {
  const settings = tableSettings({ game: 'spy', rounds: 4 });

  test('another ruleset keeps the number of rounds and the house rules', () => {
    const house = { name: 'Ours', changes: { 'score.civ': 2 } };
    const ours = { ...settings, spy: { ...settings.spy, house } };
    const chosen = withFit(ours, { game: 'spy', ruleset: 'indictment' });
    expect(chosen).toEqual({ ...ours, spy: { ...ours.spy, ruleset: 'indictment' } });
  });

  test('another game has a length of its own', () => {
    const chosen = withFit(settings, { game: 'captains' });
    expect(chosen.game).toBe('captains');
    expect(chosen.rounds).toBeUndefined();
    expect(chosen.spy).toEqual(settings.spy);
  });
});
