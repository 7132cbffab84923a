// Vector artwork from Noto emoji: loading, regrading, and placing it by its true bounding box.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { regradeMarkup } from './palette.mjs';
import { group, num } from './svg.mjs';

const source = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
const icons = JSON.parse(readFileSync(source, 'utf8')).icons;

/** Ids must stay unique when several motifs share one document. */
const ownIds = (markup, name) =>
  markup
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);

export function motifMarkup(name) {
  const icon = icons[name];
  if (!icon) throw new Error(`Noto emoji has no motif named "${name}"`);
  return ownIds(icon.body, name);
}

/** Measures the named motifs once; the boxes are in the emoji's own 128-unit grid. */
export async function loadMotifs(names, renderer) {
  const unique = [...new Set(names)];
  const boxes = await renderer.measure(unique.map(motifMarkup));
  return new Map(unique.map((name, i) => [name, { markup: motifMarkup(name), box: boxes[i] }]));
}

/**
 * Puts a motif with its box centred on x, its lowest point on `bottom`, and the given width.
 * `at` maps the emoji's grid to the canvas, so that other shapes can be fastened to it.
 */
export function place(motif, { x, bottom, width, palette, strength }) {
  const { box } = motif;
  const scale = width / box.width;
  const left = x - (box.x + box.width / 2) * scale;
  const top = bottom - (box.y + box.height) * scale;
  const transform = `translate(${num(left)} ${num(top)}) scale(${scale.toFixed(4)})`;
  return {
    markup: group({ transform }, regradeMarkup(motif.markup, palette, strength)),
    scale,
    at: (gridX, gridY) => [left + gridX * scale, top + gridY * scale],
  };
}
