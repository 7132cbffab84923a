// The app's emblem: a mole in a trilby looks over a case file. Flat, so that it stays legible at 32 px.

import { hats } from '../shapes/hats.mjs';
import { bothSides, Canvas, circle, ellipse, group, path, rect } from '../svg.mjs';

const SIZE = 512;
const NIGHT = '#0c0e14';
const LAMP = '#33281a';
const BRASS = '#f3b84a';
const BRASS_SHADE = '#c4872b';
const PAPER = '#f1e6d0';
const FUR = '#6b5d6a';
const SKIN = '#e9a08c';
const NOSE = '#ff6a55';

const at = (x, y, ...children) => group({ transform: `translate(${x} ${y})` }, ...children);

const head = () => [
  path('M-104 190C-112 60-80-20 0-20C80-20 112 60 104 190Z', FUR),
  path('M0 40C30 40 52 96 50 126C48 158 24 168 0 168C-24 168-48 158-50 126C-52 96-30 40 0 40Z', '#85747f'),
  ellipse(0, 132, 33, 25, NOSE),
  ellipse(-10, 123, 10, 6, PAPER, { opacity: 0.75 }),
];

const lens = () => [
  path('M32 40L52 104', 'none', { stroke: BRASS_SHADE, 'stroke-width': 20, 'stroke-linecap': 'round' }),
  circle(0, 0, 47, PAPER),
  circle(-4, 4, 22, NIGHT),
  circle(-12, -4, 8, PAPER),
  circle(0, 0, 47, 'none', { stroke: BRASS, 'stroke-width': 13 }),
];

/** A digging hand laid over the edge, claws down. */
const paw = () => [
  ellipse(0, 0, 46, 27, SKIN),
  [-40, -20, 0, 20].map((x) => path(`M${x} 4h19l-5 34q-4.5 8-9 0Z`, PAPER)),
  ellipse(0, -4, 45, 22, SKIN),
];

const caseFile = () => [
  path('M0 392H512V512H0Z', BRASS_SHADE),
  path('M0 404H512V512H0Z', BRASS),
];

/** `corner` rounds the tile; a maskable icon must have none, since the system cuts its own. */
export function drawIcon({ corner }) {
  const canvas = new Canvas(SIZE, SIZE);
  const tile = canvas.clip(rect(0, 0, SIZE, SIZE, undefined, { rx: corner }));
  const trilby = hats.fedora({ felt: BRASS, band: NIGHT, shade: BRASS_SHADE });
  const picture = [
    canvas.cover(NIGHT),
    circle(256, 270, 214, LAMP),
    at(256, 222, head(), circle(-52, 52, 12, NIGHT)),
    group({ transform: 'translate(256 226) rotate(-4) scale(1.28)' }, trilby),
    at(316, 276, lens()),
    caseFile(),
    at(256, 396, bothSides(at(92, 0, paw()))),
  ];
  return canvas.paint(group({ 'clip-path': tile }, picture));
}
