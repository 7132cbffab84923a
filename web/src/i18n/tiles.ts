// What a host can choose to play: a ruleset of the game that has some, or a game.

import type { GameId, RulesetId } from '../lib/wire/wire';

export type FitKey = RulesetId | Exclude<GameId, 'spy'>;
