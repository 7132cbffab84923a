// Noto emoji for the deck: their markup, and the box of what one can see of each.

import { readFileSync } from 'node:fs';
import { motifMarkup } from '../motifs.mjs';
import { group, num } from '../svg.mjs';

const BOXES = JSON.parse(readFileSync(new URL('noto-boxes.json', import.meta.url), 'utf8'));

/** Browsers would play them, a print cannot. */
const withoutMotion = (markup) => markup.replace(/<(animate|set)\w*\b[^>]*\/>/g, '');

/** The visible part of an emoji in its own 128-unit grid. */
export function visibleBox(name) {
  const box = BOXES[name];
  if (!box) throw new Error(`"${name}" has no measured box: is it spelt as in noto-boxes.json?`);
  const [x, y, width, height] = box;
  return { x, y, width, height };
}

export const motifNames = () => Object.keys(BOXES);

/**
 * Centred on x, its lowest visible point on y, `height` high. `turn` is in degrees around its middle.
 * `at` maps the emoji's 128-unit grid to the card, so that other things can be fastened to it.
 */
export function placeMotif(name, { x, y, height, flip, turn = 0, regrade }) {
  const box = visibleBox(name);
  const scale = height / box.height;
  const middle = [x, y - height / 2];
  const side = flip ? -1 : 1;
  const centre = [box.x + box.width / 2, box.y + box.height / 2];
  const transform = [
    `translate(${middle.map(num).join(' ')})`,
    `rotate(${turn})`,
    `scale(${(side * scale).toFixed(4)} ${scale.toFixed(4)})`,
    `translate(${centre.map((v) => num(-v)).join(' ')})`,
  ];
  const angle = (turn * Math.PI) / 180;
  return {
    markup: group({ transform: transform.join(' ') }, regrade(withoutMotion(motifMarkup(name)))),
    width: box.width * scale,
    top: y - height,
    at(gridX, gridY) {
      const [dx, dy] = [(gridX - centre[0]) * scale * side, (gridY - centre[1]) * scale];
      return [
        middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
        middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    },
  };
}
