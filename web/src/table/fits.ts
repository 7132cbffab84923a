// What a number of players could play, where it is too many or too few for what is chosen.

import type { LobbyMessages } from '../i18n/en/lobby';
import type { FitView, Settings } from '../lib/wire/wire';

export function fitName(fit: FitView, m: LobbyMessages['rules']): string {
  return fit.ruleset ? m.names[fit.ruleset] : m.games[fit.game].name;
}

/** With this chosen. Each game has a length of its own. */
export function withFit(settings: Settings, { game, ruleset }: FitView): Settings {
  const { rounds, ...rest } = settings;
  const same = game === settings.game && rounds !== undefined;
  const spy = ruleset ? { ...rest.spy, ruleset } : rest.spy;
  return { ...rest, ...(same && { rounds }), game, spy };
}
