// The night city behind the table on a TV. It stays dark and low in contrast, because light text lies on it.

import { mix } from '../colour.mjs';
import { Dice } from '../dice.mjs';
import { cutPaper, grain } from '../filters.mjs';
import { palettes } from '../palette.mjs';
import { city } from '../shapes/city.mjs';
import { cloud, halo, moon, stars } from '../shapes/sky.mjs';
import { Canvas, group } from '../svg.mjs';

const WIDTH = 1920;
const HEIGHT = 1080;
const MOON = { x: 1130, y: 190, r: 78 };
const palette = palettes.midnight;

/** Far to near: each row lower, darker and with fewer lit windows. */
const ROWS = [
  { heights: [230, 430], shade: 0.42, lamp: '#8a6a44', share: 0.12 },
  { heights: [130, 280], shade: 0.68, lamp: '#a5793f', share: 0.13 },
  { heights: [50, 150], shade: 0.9, lamp: '#b9853c', share: 0.16 },
];

const CLOUDS = [
  { x: 330, y: 330, width: 620, opacity: 0.6 },
  { x: 1420, y: 300, width: 520, opacity: 0.75 },
  { x: 820, y: 470, width: 700, opacity: 0.5 },
];

export function drawBackdrop() {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const dice = new Dice(11);
  const { ink, deep, mid, soft, light } = palette;
  const paper = canvas.filter(cutPaper({ ink, light: soft, seed: 4, edge: 7, depth: 9, grain: 0.5 }));
  const sheet = (...markup) => group({ filter: paper }, ...markup);
  const dust = canvas.filter(grain({ ink, seed: 9, frequency: 0.5 }), 0);

  canvas.paint(canvas.cover(canvas.fade([[0, deep], [0.55, mid], [1, mix(mid, '#4a3a4c', 0.6)]])));
  canvas.paint(stars({ count: 90, width: WIDTH, height: 640, colour: light, dice }));
  canvas.paint(halo({ ...MOON, radii: [330, 250, 170], colour: soft, opacity: 0.07 }));
  canvas.paint(sheet(moon({ ...MOON, colour: mix(light, '#4d4038', 0.36), shade: mid })));
  canvas.paint(CLOUDS.map((place) => sheet(cloud({ ...place, fill: mix(mid, soft, 0.08), dice }))));
  for (const { shade, ...row } of ROWS) {
    const houses = city({ ...row, width: WIDTH, bottom: HEIGHT, fill: mix(mid, ink, shade), dice });
    canvas.paint(sheet(houses.silhouette), houses.windows);
  }
  return canvas.paint(canvas.cover(ink, { filter: dust, opacity: 0.16 }));
}
