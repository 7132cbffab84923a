// What opens over a screen: the menu and what it leads to, what the host can do about a player, and the
// second look before what cannot be taken back.

import places from '../../../packs/places.json';
import captains from '../captains/shown.json';
import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/messages';
import notebook from '../notebook/shown.json';
import spy from '../spy/shown.json';
import lobbies from './lobbies.json';
import type { Scene, TableScene } from './scene';
import { Hooks } from './shown';

const HOST = 'Ana';
const YOU = 'Goran';
const lobby = new Hooks(lobbies, 'lobby-');
const spies = new Hooks(spy, 'spy-');
const teams = new Hooks(captains, 'captains-');
const books = new Hooks(notebook, 'notebook-');

type Words = (m: Messages, locale: Locale) => readonly string[];

const touch = (scene: TableScene, touched: Words): TableScene => ({ ...scene, touched });
/** By way of the menu. */
const inMenu = (scene: TableScene, touched: Words = () => []) =>
  touch(scene, (m, locale) => [m.common.menu.open, ...touched(m, locale)]);
/** What the host's phone offers about somebody. */
const about = (scene: TableScene, name: string, touched: Words = () => []) =>
  touch(scene, (m, locale) => [m.lobby.seats.more({ name }), ...touched(m, locale)]);
/** The first place of the list. */
const place = (locale: Locale): string => {
  const names = places.places.map(({ name }) => name[locale]);
  return names.sort(new Intl.Collator(locale).compare)[0] ?? '';
};

export default [
  inMenu(lobby.phone('menu-host', HOST, 'full')),
  inMenu(lobby.phone('menu-guest', 'Cvita', 'full')),
  inMenu(lobby.phone('rename', 'Cvita', 'full'), (m) => [m.common.menu.rename]),
  inMenu(lobby.phone('big-screen', 'Cvita', 'full'), (m) => [m.common.menu.tv]),
  about(lobby.phone('player', HOST, 'full'), 'Cvita'),
  about(lobby.phone('player-host', HOST, 'full'), 'Cvita', (m) => [m.player.makeHost]),
  about(lobby.phone('player-phone', HOST, 'full'), 'Cvita', (m) => [m.player.handOver]),
  about(lobby.phone('player-out', HOST, 'full'), 'Cvita', (m) => [m.player.kick]),

  inMenu(spies.phone('menu-host', HOST, 'paused')),
  inMenu(spies.phone('menu', YOU, 'questions')),
  inMenu(spies.watching('menu-watching', 'questions')),
  inMenu(spies.phone('players', HOST, 'paused'), (m) => [m.common.menu.players]),
  inMenu(spies.phone('players-host', HOST, 'result'), (m) => [
    m.common.menu.players,
    m.lobby.seats.more({ name: 'Ema' }),
  ]),
  inMenu(spies.phone('leave', YOU, 'questions'), (m) => [m.common.menu.leave]),
  inMenu(spies.phone('abort', HOST, 'paused'), (m) => [m.common.menu.abort]),
  inMenu(spies.phone('end', HOST, 'result'), (m) => [m.common.menu.end]),
  inMenu(spies.phone('reveal', YOU, 'questions'), (m) => [m.spy.reveal.menu]),
  touch(spies.phone('ask', YOU, 'your-turn'), (m) => [m.play.act.ask]),
  touch(spies.phone('accuse', YOU, 'questions'), (m) => [m.spy.act.accuse]),
  touch(spies.phone('accuse-sure', YOU, 'questions'), (m) => [m.spy.act.accuse, 'Ema']),
  touch(spies.phone('point-sure', 'Cvita', 'trio'), (m) => [m.spy.act.point]),
  touch(spies.phone('propose-whom', YOU, 'propose-you'), (m) => [m.spy.chance.propose]),
  touch(spies.phone('pass-sure', YOU, 'propose-you'), (m) => [m.spy.chance.pass]),
  touch(spies.phone('guess-sure', YOU, 'guess-you'), (_, locale) => [place(locale)]),
  touch(spies.phone('read-all', YOU, 'written-listening'), (m) => [m.talk.all]),

  touch(teams.phone('ask', 'Ana', 'choosing'), (m) => [m.play.act.ask]),
  touch(teams.phone('done-sure', 'Ana', 'choosing'), (m) => [m.captains.act.done]),
  touch(teams.phone('pick', 'Ana', 'picking'), (m) => [m.captains.act.pick]),
  touch(teams.phone('refuse-sure', 'Ana', 'picking'), (m) => [m.captains.act.refuse]),
  touch(teams.phone('pass-sure', 'Goran', 'naming-first'), (m) => [m.captains.act.pass]),
  touch(books.phone('chip', 'Hana', 'chips-you'), (m) => [m.notebook.act.chip]),
] satisfies Scene[];
