// The captains' game on a phone, phase by phase and seat by seat. Ana and Boris are captains, Cvita and
// Ema are picked first, Goran is the spy.

import lobbies from '../gallery/lobbies.json';
import type { Scene } from '../gallery/scene';
import { Hooks, withoutRound } from '../gallery/shown';
import shown from './shown.json';

const SPY = 'Goran';
const lobby = new Hooks(lobbies, 'captains-');
const on = new Hooks(shown, 'captains-');

export default [
  lobby.phone('lobby-host', 'Ana', 'captains'),
  lobby.phone('lobby-guest', 'Cvita', 'captains-agreed'),
  lobby.phone('options', 'Ana', 'captains', { screen: 'options', unfolded: true }),
  lobby.phone('options-chosen', 'Ana', 'captains-agreed', { screen: 'options', unfolded: true }),
  lobby.phone('options-odd', 'Ana', 'captains-odd', { screen: 'options', unfolded: true }),
  on.phone('dealt-agent', 'Hana', 'dealt'),
  on.phone('dealt-looked', 'Ema', 'dealt'),
  on.phone('dealt-captain', 'Ana', 'dealt'),
  on.phone('dealt-captain-looked', 'Boris', 'dealt'),
  on.phone('choosing-captain', 'Ana', 'choosing'),
  on.phone('choosing-other', 'Boris', 'choosing'),
  on.phone('choosing-agent', 'Hana', 'choosing'),
  on.phone('asked-captain', 'Ana', 'asked'),
  on.phone('asked-you', 'Ema', 'asked'),
  on.phone('asked-agent', 'Hana', 'asked'),
  on.phone('asked-spy', SPY, 'asked'),
  on.phone('aloud-captain', 'Ana', 'aloud'),
  on.phone('aloud-agent', 'Hana', 'aloud'),
  on.phone('again-picked', 'Cvita', 'asks-again'),
  on.phone('picking-captain', 'Ana', 'picking'),
  on.phone('picking-other', 'Boris', 'picking'),
  on.phone('picking-agent', 'Hana', 'picking'),
  on.phone('picking-picked', 'Cvita', 'picking'),
  on.phone('alone', 'Ana'),
  on.phone('alone-other', 'Boris', 'alone'),
  on.phone('paused', 'Hana'),
  on.phone('paused-host', 'Ana', 'paused'),
  on.phone('waiting', 'Hana'),
  on.moment('moment-picked', 'Hana', ['picking', 'picked']),
  on.moment('moment-picked-you', 'Dino', ['picking', 'picked']),
  on.moment('moment-pick-yours', 'Ana', ['picking', 'picked']),
  on.moment('moment-spy', 'Hana', ['before-the-spy', 'naming-first']),
  on.moment('moment-cards', 'Hana', ['naming-second', 'result']),
  on.moment('moment-spy-left-over', 'Hana', ['before-the-last-refusal', 'naming-left-over']),
  on.phone('naming-spy', SPY, 'naming-first'),
  on.phone('naming-spy-second', SPY, 'naming-second'),
  on.phone('naming-agent', 'Hana', 'naming-second'),
  on.phone('naming-captain', 'Boris', 'naming-first'),
  on.phone('written-captain', 'Ana', 'writing'),
  on.phone('written-asked', 'Ema', 'written'),
  on.phone('written-agent', 'Hana', 'written'),
  on.phone('twelve', 'Jo'),
  on.phone('twelve-picking', 'Ἀγαθοκλῆς 🦊🎩'),
  on.phone('result', 'Hana'),
  on.phone('result-host', 'Ana', 'result-complete'),
  on.phone('result-passed', 'Hana'),
  on.phone('result-void', 'Hana'),
  on.phone('result-long', 'Ana'),
  on.phone('over', 'Ana'),
  withoutRound(on.phone('final', 'Ana', 'over')),
  on.watching('watching', 'asks-again'),
  on.phone('late', 'Ivan'),
] satisfies Scene[];
