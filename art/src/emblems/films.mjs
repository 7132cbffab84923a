// The emblems of packs/films.json: the idea of a film, never its poster. A row is [palette, ground, ...things].

import { circle, d, path, rect } from '../svg.mjs';
import { brokenBridge, cellar, cliff, emeraldCity, skyscraper, tomorrow, tornHouse, twinFlats } from './buildings.mjs';
import { line } from './drawn.mjs';
import { dancers, mask, sandworm } from './figures.mjs';
import { amber, capsule, glassBottle, gourd, labyrinth, pram, tricycle } from './things.mjs';
import { station } from './vehicles.mjs';

/** Of the emoji's hand where it stands in its emblem. */
const FINGERTIPS = [[142, 258], [216, 166], [296, 132], [378, 158], [458, 300]];
const RASPBERRY = '#b8283f';
const SHARDS = 'M330 560l30-30l16 34ZM500 566l34-26l6 30ZM420 575l20-28l22 30Z';
const ICE = 'M390 470L440 330L480 350L520 240L570 360L640 470Z';
const ICE_IN_SHADE = 'M520 240L570 360L640 470H540Z';

/** Streaks that fall like rain, fourteen columns of them. */
function dataRain(card) {
  const { dice } = card;
  const streak = (_, i) =>
    rect(20 + (i % 14) * 42, dice.between(-20, 560), 12, dice.between(20, 60), card.soft, { opacity: 0.45 });
  card.paint(Array.from({ length: 70 }, streak));
}

function showerCurtain(card) {
  const fold = (_, i) => rect(420 + i * 50, -20, 58, 560, i % 2 ? card.light : card.soft, { rx: 20 });
  card.cut(Array.from({ length: 4 }, fold));
}

function sevenInStrawHats(card) {
  for (let i = 0; i < 7; i++) {
    const [x, height] = [90 + i * 70, i === 3 ? 270 : 200 + (i % 2) * 30];
    const hat = d`M${x - 52} ${520 - height}L${x} ${465 - height}L${x + 52} ${520 - height}Z`;
    card.wanderer(x, 510, height);
    card.cut(path(hat, card.soft), { small: true });
  }
}

export const films = {
  amelie: ['absinthe', 'lamplight', ['hand-with-fingers-splayed', 300, 530, 400],
    (card) => card.cut(FINGERTIPS.map(([x, y]) => circle(x, y, 38, RASPBERRY)))],
  'back-to-the-future': ['midnight', 'night', ['high-voltage', 170, 340, 290],
    (card) => card.paint(path('M0 530H330M0 556H330', 'none', line(card.accent, 16))),
    ['automobile', 360, 560, 220, { flip: true }]],
  barbie: ['blossom', 'poster', ['high-heeled-shoe', 300, 530, 370, { tint: 0.5 }]],
  'battle-of-neretva': ['winter', 'sea', brokenBridge(300, 400, 1)],
  'battleship-potemkin': ['sepia', 'poster', (card) => card.stairs(40, 600, 7, [90, 46], { colour: card.light }),
    pram(330, 420, 0.8)],
  'bicycle-thieves': ['sepia', 'day', ['bicycle', 330, 540, 290, { tint: 0 }], (card) => card.child(110, 560, 190)],
  brother: ['winter', 'dusk', ['tram-car', 270, 510, 300], ['headphone', 460, 560, 190, { tint: 0 }]],
  casablanca: ['sepia', 'dusk', ['small-airplane', 330, 250, 190], (card) => card.wanderer(225, 560, 290),
    (card) => card.lady(370, 560, 270, { flip: true })],
  'city-of-god': ['rose', 'day', ['houses', 380, 440, 280], ['camera', 400, 560, 140], ['chicken', 180, 550, 250]],
  'die-hard': ['midnight', 'night', skyscraper(180, 560, 1.05), ['foot', 420, 540, 300],
    (card) => card.cut(path(SHARDS, card.light), { small: true })],
  'dolce-vita': ['midnight', 'nightSky', ['fountain', 300, 540, 420]],
  'drunken-master': ['ember', 'poster', gourd(300, 550, 1.08)],
  dune: ['rose', 'desert', sandworm(300, 530, 1.15), (card) => card.hills(520, 16, card.soft, { waves: 3 }),
    (card) => card.wanderer(490, 570, 90)],
  fantomas: ['winter', 'den', (card) => card.bust(300, 610, 1.1), mask(300, 440, 1.1),
    ['top-hat', 300, 210, 170, { tint: 0, turn: -8 }]],
  'fistful-of-dollars': ['rose', 'dusk', ['cactus', 460, 530, 250], (card) => card.wanderer(250, 560, 400)],
  godfather: ['sepia', 'den', ['cat', 240, 540, 330], ['rose', 450, 540, 290]],
  'gods-must-be-crazy': ['rose', 'desert', ['small-airplane', 130, 170, 110], glassBottle(320, 540, 0.98)],
  godzilla: ['dusk', 'dusk', ['tokyo-tower', 140, 520, 300],
    (card) => card.silhouette('t-rex', 340, 560, 430, { opacity: 0.9 })],
  'groundhog-day': ['frost', 'snow', ['alarm-clock', 250, 500, 330], ['beaver', 440, 560, 220]],
  'home-alone': ['winter', 'snow', ['house', 270, 530, 360], (card) => card.thread([480, 0], [480, 200], { width: 5 }),
    ['bucket', 480, 340, 150]],
  'in-the-mood-for-love': ['ember', 'den', ['red-paper-lantern', 420, 260, 200], ['steaming-bowl', 270, 540, 270]],
  'irony-of-fate': ['frost', 'snow', twinFlats(300, 490, 0.95), ['christmas-tree', 300, 570, 210]],
  jaws: ['sea', 'underwater', ['ring-buoy', 300, 140, 90], ['shark', 300, 540, 340]],
  'jurassic-park': ['absinthe', 'lamplight', amber(300, 545, 1.08), ['mosquito', 300, 430, 190]],
  'king-kong': ['dusk', 'dusk', skyscraper(270, 600, 1), ['orangutan', 270, 270, 230, { tint: 0.7 }],
    ['small-airplane', 480, 250, 110]],
  'lawrence-of-arabia': ['honey', 'dusk', (card) => card.cutout('camel', 300, 545, 400, { colour: card.ink })],
  'life-is-beautiful': ['honey', 'day', (card) => card.cutout('horse', 320, 540, 370, { colour: '#4f9a62' }),
    (card) => card.child(110, 560, 170, { arm: 'up' })],
  'lion-king': ['ember', 'dusk', ['lion', 300, 330, 220], cliff(300, 600, 1.1)],
  'lives-of-others': ['sepia', 'night', ['house', 300, 530, 320], ['headphone', 300, 360, 250]],
  'love-actually': ['rose', 'snow', ['heart-with-ribbon', 300, 480, 330], ['luggage', 460, 560, 190]],
  'mad-max': ['sepia', 'dusk', ['motorcycle', 300, 540, 290]],
  matrix: ['absinthe', 'lamplight',
    dataRain,
    capsule(190, 440, 1, '#c23a3a'), capsule(420, 500, 1, '#3f74c4')],
  metropolis: ['sepia', 'poster', tomorrow(300, 600, 1.1)],
  'modern-times': ['winter', 'poster', (card) => card.cog(220, 330, 190, { teeth: 12 }),
    (card) => card.cog(440, 430, 130, { teeth: 9, colour: card.accent })],
  nosferatu: ['winter', 'room', (card) => card.stairs(40, 600, 7, [90, 60], { colour: card.deep }),
    (card) => card.silhouette('hand-with-fingers-splayed', 330, 380, 330)],
  'pans-labyrinth': ['absinthe', 'night', labyrinth(300, 530, 1.1)],
  parasite: ['absinthe', 'day', (card) => card.soil(330, card.deep), ['house', 300, 345, 270], cellar(300, 560, 1.05)],
  'priests-children': ['sea', 'poster', ['baby-bottle', 220, 530, 370], ['safety-pin', 430, 530, 300]],
  psycho: ['winter', 'room', ['shower', 250, 400, 330],
    showerCurtain],
  ratatouille: ['honey', 'room', (card) => card.pot(300, 540, 340, () => card.motif('rat', 300, 440, 230))],
  'run-lola-run': ['ember', 'poster', ['running-shoe', 300, 540, 270], ['stopwatch', 400, 300, 220]],
  separation: ['sepia', 'day', tornHouse(300, 530, 1.1), (card) => card.child(300, 560, 150)],
  'seven-samurai': ['absinthe', 'dusk',
    sevenInStrawHats,
    ['sheaf-of-rice', 130, 585, 190], ['sheaf-of-rice', 470, 585, 190, { flip: true }]],
  'seventh-seal': ['winter', 'eveningSea', (card) => card.hills(480, 10, card.deep),
    (card) => card.cutout('chess-pawn', 190, 550, 360),
    (card) => card.cutout('chess-pawn', 410, 550, 360, { colour: card.ink })],
  shining: ['rose', 'hall', tricycle(300, 550, 1.15)],
  shrek: ['absinthe', 'meadow', ['donkey', 250, 540, 340], ['onion', 460, 555, 180]],
  'singin-in-the-rain': ['midnight', 'street', (card) => card.lampPost(430, 550, 460), ['umbrella', 230, 500, 340],
    (card) => card.rain(70)],
  solaris: ['plum', 'nightSea', ['ringed-planet', 140, 230, 150],
    (card) => card.island(320, 450, 380, 90, { top: card.spark }), ['house', 320, 440, 260]],
  'some-like-it-hot': ['blossom', 'lamplight', ['saxophone', 240, 540, 390], ['lipstick', 440, 540, 280]],
  'spirited-away': ['midnight', 'nightSky', ['dragon', 280, 540, 420], ['red-paper-lantern', 490, 300, 170]],
  'star-wars': ['midnight', 'space', station(270, 520, 1.05), ['rocket', 480, 260, 140]],
  'three-idiots': ['frost', 'sky', ['graduation-cap', 160, 280, 160], ['graduation-cap', 440, 240, 160],
    ['graduation-cap', 300, 480, 240]],
  'time-of-the-gypsies': ['plum', 'dusk', ['turkey', 230, 540, 360], ['accordion', 440, 560, 220]],
  titanic: ['midnight', 'nightSea',
    (card) => card.cut([path(ICE, card.light), path(ICE_IN_SHADE, card.soft)]),
    ['ship', 220, 505, 330]],
  'twelve-angry-men': ['sepia', 'den', (card) => Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [105 + (i % 4) * 130, 190 + Math.floor(i / 4) * 170];
    if (i === 6) card.motif('thumbs-up', x, y + 10, 145, { tint: 0 });
    else card.cutout('thumbs-down', x, y, 118, { colour: card.mix(card.mid, card.soft, 0.2) });
  })],
  'walter-defends-sarajevo': ['winter', 'poster', (card) => card.within('bust-in-silhouette', 300, 560, 490, () => {
    card.sky(card.deep, card.mid);
    card.peaks(300, 130, card.mix(card.deep, card.mid, 0.4), { count: 4 });
    card.city(380, card.deep, { from: 30, to: 120, lamp: card.spark });
    card.city(540, card.ink, { from: 60, to: 150, lamp: card.spark });
  })],
  'white-sun-of-the-desert': ['rose', 'desert', (card) => card.sun(430, 160, 110),
    ['peacock', 270, 550, 390, { tint: 0.1 }]],
  'whos-singin-over-there': ['absinthe', 'day', ['bus', 280, 540, 310], ['accordion', 470, 565, 170]],
  'wizard-of-oz': ['meadow', 'meadow', (card) => card.rainbow(300, 430, 250, { band: 20 }),
    (card) => card.hills(420, 12, card.mid),
    emeraldCity(300, 420, 0.9), (card) => card.road(300, 420, { width: 330, colour: card.spark, bend: 90 })],
  'zorba-the-greek': ['sea', 'sea', dancers(300, 550, 1)],
};
