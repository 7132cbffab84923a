// The emblems of packs/places.json. A row is [palette, ground, ...things], from back to front.

import { circle, path, rect } from '../svg.mjs';
import { line } from './drawn.mjs';
import { barbell, buzzer, cone, gavel, lift, vault } from './things.mjs';
import { submarine } from './vehicles.mjs';

export const places = {
  airport: ['frost', 'sky', ['airplane', 300, 500, 410]],
  'archaeological-dig': ['sepia', 'desert', ['amphora', 270, 570, 400, { turn: 14 }], ['shovel', 460, 540, 220],
    (card) => card.hills(520, 12, card.mix(card.mid, card.deep, 0.4), { waves: 4 })],
  auction: ['rose', 'den', ['framed-picture', 300, 330, 270], gavel(300, 550, 0.75)],
  bakery: ['honey', 'poster', ['baguette-bread', 400, 430, 300], ['croissant', 270, 540, 350]],
  bank: ['winter', 'room', vault(300, 515, 1.05), ['coin', 490, 560, 110]],
  beach: ['sea', 'sea', (card) => card.hills(490, 12, card.mix(card.spark, card.light, 0.5), { dark: 0.2 }),
    ['umbrella-on-ground', 270, 545, 400], ['crab', 480, 560, 110]],
  'building-site': ['frost', 'day', 'building-construction'],
  campsite: ['absinthe', 'forest', ['tent', 265, 530, 270], ['fire', 480, 550, 130], (card) => card.glowAt(480, 490, 140)],
  casino: ['absinthe', 'lamplight', ['game-die', 395, 470, 250, { turn: 16 }], ['game-die', 220, 550, 290, { turn: -10 }]],
  'chess-tournament': ['sepia', 'hall', ['chess-pawn', 230, 540, 400, { tint: 0 }], ['trophy', 455, 540, 190]],
  'chocolate-factory': ['rose', 'day', ['factory', 300, 480, 360], ['chocolate-bar', 400, 560, 250]],
  cinema: ['ember', 'stage', 'popcorn'],
  circus: ['blossom', 'night', 'circus-tent'],
  courtroom: ['sepia', 'room', ['balance-scale', 300, 530, 430, { tint: 0.5 }]],
  dentist: ['sea', 'poster', ['tooth', 260, 530, 390], ['toothbrush', 440, 540, 330]],
  'desert-island': ['sea', 'sea', (card) => card.island(300, 470, 380, 60, { top: card.spark, rock: card.accent }),
    ['palm-tree', 300, 470, 380], (card) => card.sea(490, { rows: 2 })],
  'dog-show': ['blossom', 'lamplight', ['poodle', 250, 540, 370, { flip: true }], ['rosette', 460, 250, 170]],
  'driving-school': ['winter', 'street', ['automobile', 260, 530, 240, { flip: true }], cone(500, 555, 1)],
  farm: ['meadow', 'meadow', ['tractor', 310, 530, 370], ['rooster', 130, 560, 180, { flip: true }]],
  'farmers-market': ['honey', 'day', (card) => card.stall(300, 545, 400, 380, ({ y }) => {
    card.motif('tomato', 180, y, 84).width;
    card.motif('carrot', 265, y + 6, 110);
    card.motif('eggplant', 350, y, 100);
    card.motif('leafy-green', 430, y, 100);
  }, { back: card.deep })],
  ferry: ['frost', 'sea', ['ferry', 300, 500, 320]],
  'fire-station': ['ember', 'street', ['fire-engine', 300, 535, 320]],
  'football-stadium': ['meadow', 'meadow', ['goal-net', 300, 480, 260], ['soccer-ball', 330, 550, 210, { tint: 0 }]],
  gym: ['plum', 'poster', barbell(300, 540, 0.95)],
  'hair-salon': ['blossom', 'room', ['scissors', 350, 520, 400], ['hair-pick', 170, 520, 250]],
  'haunted-house': ['plum', 'night', ['derelict-house', 260, 530, 390], ['ghost', 480, 540, 190]],
  hospital: ['sea', 'poster', ['stethoscope', 300, 530, 380]],
  'hot-air-balloon': ['frost', 'sky', (card) => card.airBalloon(300, 545, 470)],
  hotel: ['rose', 'den', ['bellhop-bell', 300, 520, 330], ['old-key', 485, 560, 150]],
  kindergarten: ['honey', 'room', ['teddy-bear', 270, 540, 370], ['crayon', 480, 555, 190]],
  library: ['sepia', 'room', (card) => card.bookshelf(300, 530, 480, 420, { shelves: 3 }), (card) => card.ladder(430, 560, 470, { width: 80, lean: 10, rung: 56 })],
  lighthouse: ['midnight', 'nightSea', (card) => card.beam(300, 170, 180, { length: 460, spread: 24, opacity: 0.8 }),
    (card) => card.island(300, 490, 330, 60, { top: card.deep, rock: card.ink }), ['lighthouse', 320, 480, 400]],
  'mountain-hut': ['winter', 'mountains', ['house', 300, 540, 270]],
  'night-train': ['midnight', 'night', (card) => card.paint(rect(0, 500, 600, 14, card.ink)), ['railway-car', 300, 510, 270, { tint: 0 }]],
  observatory: ['plum', 'night', ['telescope', 280, 545, 390]],
  opera: ['ember', 'stage', ['performing-arts', 300, 490, 300]],
  'petrol-station': ['dusk', 'dusk', 'fuel-pump'],
  'post-office': ['honey', 'poster', ['postbox', 200, 530, 390], ['envelope', 415, 500, 150, { turn: -12 }]],
  'quiz-show': ['plum', 'lamplight', ['light-bulb', 300, 350, 270, { tint: 0 }], buzzer(300, 555, 1.1)],
  'recording-studio': ['ember', 'lamplight', ['studio-microphone', 300, 530, 420]],
  restaurant: ['rose', 'den', ['fork-and-knife-with-plate', 300, 520, 270], ['candle', 300, 400, 240]],
  'santas-workshop': ['winter', 'den', ['wrapped-gift', 250, 540, 340], ['hammer', 450, 540, 260]],
  'ski-slope': ['frost', 'snow', (card) => card.layer('M-20 600V250L640 560V620Z', card.light, { dark: 0.3 }), ['skier', 300, 500, 350]],
  'space-station': ['midnight', 'space', ['globe-showing-europe-africa', 300, 840, 560], ['satellite', 300, 370, 260]],
  'stuck-lift': ['winter', 'room', lift(300, 545, 1.12), ['eyes', 300, 390, 62]],
  submarine: ['sea', 'underwater', submarine(300, 440, 1.02)],
  supermarket: ['meadow', 'poster', ['shopping-cart', 290, 540, 360]],
  'tattoo-parlour': ['ember', 'lamplight', ['flexed-biceps', 300, 540, 430], ['anchor', 370, 450, 130]],
  'thermal-baths': ['sea', 'sea', ['hot-springs', 300, 490, 330]],
  'traffic-jam': ['rose', 'street', ['vertical-traffic-light', 490, 420, 340], ['oncoming-automobile', 330, 440, 130], ['oncoming-automobile', 170, 480, 170], ['oncoming-automobile', 340, 560, 240]],
  'water-park': ['frost', 'sea', ['playground-slide', 260, 470, 360], ['ring-buoy', 450, 540, 170]],
  'wax-museum': ['rose', 'den', (card) => card.bust(300, 560, 1), ['candle', 300, 400, 340]],
  wedding: ['blossom', 'poster', ['bouquet', 420, 540, 300], ['ring', 220, 540, 360]],
  zoo: ['meadow', 'meadow', ['giraffe', 230, 540, 460], ['zebra', 430, 540, 250], (card) => card.fence(600, { height: 110, colour: card.deep })],
};
