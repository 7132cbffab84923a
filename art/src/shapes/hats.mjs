// Hats, drawn 200 units wide with the brow line at y = 0 and x = 0 in the middle of the forehead.

import { mix } from '../colour.mjs';
import { bothSides, circle, ellipse, path } from '../svg.mjs';

const shaded = (felt) => mix(felt, '#0c0e14', 0.4);
const lit = (felt) => mix(felt, '#fff3d6', 0.22);

function fedora({ felt, band, shade = shaded(felt) }) {
  return [
    path('M-64-6C-66-84-48-112-22-104Q0-88 22-104C48-112 66-84 64-6Q0 14-64-6Z', felt),
    path('M-22-104Q0-88 22-104Q14-72 0-66Q-14-72-22-104Z', shade),
    path('M-65-8Q0 12 65-8L63-40Q0-20-63-40Z', band),
    path('M-100-16C-70 6 70 6 100-16C112 2 62 24 0 24C-62 24-112 2-100-16Z', shade),
  ];
}

function bowler({ felt, band }) {
  return [
    path('M-64-6C-72-118 72-118 64-6Q0 14-64-6Z', felt),
    path('M-40-76Q-20-92 6-90Q-28-78-42-48Z', lit(felt)),
    path('M-64-8Q0 12 64-8L64-32Q0-12-64-32Z', band),
    path('M-94-30C-100-8-50 2 0 2C50 2 100-8 94-30C112-8 66 24 0 24C-66 24-112-8-94-30Z', shaded(felt)),
  ];
}

function topper({ felt, band }) {
  return [
    path('M-54-4Q-52-70-64-128Q0-144 64-128Q52-70 54-4Q0 14-54-4Z', felt),
    ellipse(0, -129, 64, 13, shaded(felt)),
    path('M-46-108Q-40-70-42-44L-30-41Q-28-70-32-106Z', lit(felt)),
    path('M-55-6Q0 14 55-6L54-42Q0-22-54-42Z', band),
    path('M-92-24C-84 0 84 0 92-24C108 0 60 24 0 24C-60 24-108 0-92-24Z', shaded(felt)),
  ];
}

function boater({ felt, band }) {
  return [
    path('M-64-4L-62-74Q0-88 62-74L64-4Q0 12-64-4Z', felt),
    ellipse(0, -75, 62, 11, lit(felt)),
    path('M-64-8Q0 10 64-8L63-48Q0-30-63-48Z', band),
    ellipse(0, 2, 104, 20, mix(felt, '#0c0e14', 0.18)),
    path('M-104 2A104 20 0 0 0 104 2A104 14 0 0 1-104 2Z', shaded(felt)),
  ];
}

function beret({ felt, band }) {
  return [
    path('M4-88Q6-104 16-110L24-104Q16-98 16-86Z', shaded(felt)),
    path('M-78-2C-124-34-84-92 4-92C86-92 132-52 84 2Q0 20-78-2Z', felt),
    path('M-84-44C-66-72-30-80 2-80C-34-70-60-56-72-34Z', lit(felt)),
    path('M-78-12Q0 10 84-10L80 12Q0 30-74 10Z', band),
  ];
}

/** The band is the ribbon that ties the ear flaps over the crown. */
function deerstalker({ felt, band }) {
  return [
    path('M-70-2C-74-118 74-118 70-2Q0 14-70-2Z', felt),
    bothSides(path('M0-90C52-92 86-54 70-10Q56 0 44-8C48-46 34-66 0-72Z', mix(felt, '#0c0e14', 0.16))),
    path('M-2-86L2-86L5 4L-5 4Z', lit(felt)),
    bothSides(path('M0-84C12-104 36-106 40-96Q34-86 42-74C30-68 10-72 0-84Z', band)),
    circle(0, -84, 9, mix(band, '#0c0e14', 0.3)),
    path('M-98-4C-80-32 80-32 98-4C106 16 58 28 0 28C-58 28-106 16-98-4Z', shaded(felt)),
  ];
}

export const hats = { fedora, bowler, topper, boater, beret, deerstalker };

/** How wide each sits on one head, compared with the others. */
export const HAT_WIDTHS = { fedora: 84, bowler: 80, beret: 74, topper: 68, boater: 78, deerstalker: 84 };
