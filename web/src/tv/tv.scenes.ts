// The big screen, phase by phase.

import films from '../../../packs/films.json';
import houses from '../../../packs/places.json';
import times from '../../../packs/time-travel.json';
import lobbies from '../gallery/lobbies.json';
import type { Scene, TableScene } from '../gallery/scene';
import { Hooks, withLongCode, withoutRound } from '../gallery/shown';
import shown from '../spy/shown.json';

const lobby = new Hooks(lobbies);
const spy = new Hooks(shown);

const packs = [houses, times, films];

/** The same table with so many places, of as many packs as that takes. */
function withPlaces({ view, ...scene }: TableScene, count: number): TableScene {
  const places = packs.flatMap(({ places }) => places.map(({ id }) => id)).slice(0, count);
  const settings = { ...view.settings, packs: packs.map(({ id }) => id) };
  return { ...scene, id: `${scene.id}-${count}`, view: { ...view, settings, places } };
}

const LONG = [
  'Ljubičica Šćepanović',
  'Aleksandra Vukičević',
  'Bartholomew Fortescu',
  'Максимилиан Громов',
];

/** The most that its foot can have to say: many in the lead, many away, all with long names. */
function withNews({ view, ...scene }: TableScene): TableScene {
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    name: LONG[i % LONG.length] ?? seat.name,
    away: i < LONG.length,
  }));
  const standings = seats.map(({ id, name, avatar }, i) => ({
    ...{ seat: id, name, avatar },
    ...{ points: i < 4 ? 12 : 7, left: false },
  }));
  return { ...scene, id: `${scene.id}-news`, view: { ...view, seats, standings } };
}

export default [
  lobby.tv('lobby', 'five'),
  lobby.tv('lobby-empty', 'empty'),
  withLongCode(lobby.tv('lobby-empty', 'empty')),
  spy.tv('dealt'),
  spy.tv('questions'),
  withPlaces(spy.tv('questions'), 30),
  withPlaces(spy.tv('questions'), 140),
  withPlaces(spy.tv('guess'), 140),
  spy.tv('vote'),
  spy.tv('hands'),
  spy.tv('guess'),
  spy.tvMoment('moment-carried', ['vote', 'result']),
  spy.tvMoment('moment-guess', ['guess', 'result-guess']),
  spy.tv('result'),
  spy.tv('result-all-ready'),
  withNews(spy.tv('questions')),
  withNews(withPlaces(spy.tv('questions'), 140)),
  withNews(spy.tv('result')),
  withLongCode(spy.tv('questions')),
  withLongCode(withPlaces(spy.tv('questions'), 30)),
  withLongCode(withNews(withPlaces(spy.tv('questions'), 140))),
  spy.tv('propose'),
  spy.tv('proposal'),
  spy.tv('ballot'),
  spy.tv('duel'),
  spy.tv('trio'),
  spy.tv('point'),
  spy.tv('last-chance'),
  spy.tv('result-middle'),
  spy.tv('over'),
  withoutRound(spy.tv('over-shared')),
] satisfies Scene[];
