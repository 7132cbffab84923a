import { expect, test } from 'vitest';
import { tableSettings } from '../../gallery/build';
import { botSettings, someOf, withBots } from './bot-settings';

test('a table that says nothing of bots has usual ones', () => {
  const usual = { skill: 'normal', muted: false, take_over: false, teacher: false };
  expect(botSettings(tableSettings())).toEqual(usual);
  const changed = withBots(tableSettings(), { muted: true });
  expect(changed.bots).toEqual({ ...usual, muted: true });
  expect(withBots(changed, { skill: 'hard' }).bots).toEqual({
    ...usual,
    muted: true,
    skill: 'hard',
  });
});

test('of many names some are said, and never one less than there is room for', () => {
  expect(someOf([1, 2, 3], 3)).toEqual({ some: [1, 2, 3], more: 0 });
  expect(someOf([1, 2, 3, 4], 3)).toEqual({ some: [1, 2, 3, 4], more: 0 });
  expect(someOf([1, 2, 3, 4, 5], 3)).toEqual({ some: [1, 2, 3], more: 2 });
});
