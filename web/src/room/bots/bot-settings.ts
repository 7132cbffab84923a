// What a table has agreed on about bots.

import type { BotSettings, Settings, Skill } from '../../lib/wire/wire';

export const SKILLS: readonly Skill[] = ['easy', 'normal', 'hard'];

/** Tables say nothing of it as long as they leave it as it is. */
const USUAL: BotSettings = { skill: 'normal', muted: false, take_over: false, teacher: false };

export function botSettings({ bots }: Settings): BotSettings {
  return bots ?? USUAL;
}

export function withBots(settings: Settings, next: Partial<BotSettings>): Settings {
  return { ...settings, bots: { ...botSettings(settings), ...next } };
}

/** So many names, and how many more there are. */
export function someOf<T>(all: readonly T[], most: number): { some: T[]; more: number } {
  const some = all.length > most + 1 ? all.slice(0, most) : [...all];
  return { some, more: all.length - some.length };
}
