// The emblems of packs/time-travel.json. A row is [palette, ground, ...things], from back to front.

import { clayTowers, dome, longWall, pyramid, stepPyramid } from './buildings.mjs';
import { arcade, press, stoneRing, swingDoors, wreath } from './things.mjs';
import { longship, paperBalloon } from './vehicles.mjs';

export const timeTravel = {
  'ancient-olympics': ['honey', 'poster', wreath(300, 520, 1.1), ['classical-building', 300, 400, 190]],
  'aztec-ball-court': ['meadow', 'day', stepPyramid(230, 500, 0.95), stoneRing(420, 565, 0.8)],
  'bombay-film-set': ['blossom', 'poster', ['elephant', 200, 530, 340, { flip: true, tint: 0 }],
    ['movie-camera', 440, 550, 250, { tint: 0 }]],
  'dinosaur-safari': ['absinthe', 'dusk', ['sauropod', 230, 520, 420, { flip: true }],
    ['sport-utility-vehicle', 440, 560, 140]],
  'dubrovnik-quarantine': ['rose', 'eveningSea', ['sailboat', 300, 480, 300],
    (card) => card.archway(300, 640, 400, 560, () => {}, { wall: card.soft, trim: card.deep })],
  'easter-island': ['absinthe', 'dusk', ['moai', 200, 540, 430], ['moai', 450, 520, 270]],
  'eighties-arcade': ['plum', 'lamplight', arcade(300, 555, 1.08), ['alien-monster', 300, 335, 130, { tint: 0 }]],
  'first-balloon-flight': ['honey', 'sky', paperBalloon(300, 430, 0.92), ['ewe', 180, 570, 120],
    ['duck', 420, 570, 100]],
  'generation-ship': ['sea', 'space', (card) => card.motif('fire', 300, 600, 130, { turn: 180 }),
    (card) => card.bellJar(300, 440, 400, 390, () => {
      card.hills(420, 10, card.mid);
      card.leafyTree(230, 440, 250, { crown: '#6aa860' });
      card.motif('house', 370, 440, 150);
    })],
  'great-wall': ['meadow', 'mountains', longWall(300, 520, 1)],
  'jazz-club': ['plum', 'stage', ['trumpet', 300, 500, 280]],
  'knights-tournament': ['rose', 'day', (card) => card.pole([70, 570], [530, 50], { width: 24, colour: card.light }),
    (card) => card.pole([530, 570], [70, 50], { width: 24, colour: card.light }),
    ['shield', 300, 520, 390, { tint: 0 }]],
  'leonardos-studio': ['sepia', 'room', ['wing', 180, 300, 220], ['wing', 420, 300, 220, { flip: true }],
    ['artist-palette', 300, 550, 270]],
  'lunar-base': ['midnight', 'space', ['globe-showing-americas', 450, 200, 130],
    (card) => card.hills(460, 16, card.soft), dome(230, 500, 0.95), ['astronaut', 470, 560, 170]],
  'mission-control': ['sea', 'den', ['desktop-computer', 300, 540, 430], (card) => card.motif('rocket', 300, 360, 200)],
  'neanderthal-cave': ['ember', 'lamplight', (card) => card.cutout('mammoth', 300, 320, 230, { colour: card.accent }),
    (card) => card.cave(card.ink, { hang: 80, rise: 30, side: 60 }), ['fire', 300, 570, 200]],
  'old-west-saloon': ['sepia', 'dusk', swingDoors(300, 540, 1)],
  'pirate-ship': ['sea', 'den', ['treasure-chest', 270, 545, 330], ['parrot', 460, 545, 260]],
  'printing-workshop': ['sepia', 'room', press(300, 555, 1.02)],
  'pyramid-site': ['honey', 'desert', pyramid(300, 520, 1.05), ['brick', 450, 560, 80]],
  'robot-court': ['winter', 'room', ['robot', 230, 540, 320], ['balance-scale', 460, 540, 250]],
  'samurai-castle': ['blossom', 'day', ['japanese-castle', 300, 530, 400], ['cherry-blossom', 490, 200, 110],
    ['cherry-blossom', 110, 270, 80]],
  'siberian-railway': ['frost', 'snow', (card) => card.pines(440, card.deep, { from: 140, to: 260 }),
    (card) => card.hills(470, 8, card.light), ['locomotive', 300, 540, 330]],
  'silk-road-caravanserai': ['midnight', 'night', ['two-hump-camel', 300, 540, 350]],
  'south-pole-camp': ['winter', 'snow', ['tent', 380, 500, 220], ['penguin', 190, 550, 300]],
  'spanish-inquisition': ['sepia', 'den', ['scroll', 220, 530, 390], ['feather', 290, 420, 250],
    ['black-cat', 455, 560, 240, { tint: 0 }]],
  timbuktu: ['honey', 'desert', clayTowers(300, 530, 1.05), ['open-book', 300, 570, 120]],
  'time-machine-waiting-room': ['plum', 'room', ['mantelpiece-clock', 300, 250, 180], ['chair', 190, 540, 260],
    ['chair', 410, 540, 260, { flip: true }]],
  'viking-longship': ['winter', 'sea', longship(300, 500, 1.02)],
  woodstock: ['meadow', 'dusk', ['guitar', 310, 530, 410], ['sunflower', 140, 560, 200]],
};
