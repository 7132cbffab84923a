// What a number of players could play, where it is too many or too few for what is chosen.

import type { LobbyMessages } from '../i18n/en/lobby';
import type { FitView } from '../lib/wire/wire';

export function fitName(fit: FitView, m: LobbyMessages['rules']): string {
  return fit.ruleset ? m.names[fit.ruleset] : m.games[fit.game];
}
