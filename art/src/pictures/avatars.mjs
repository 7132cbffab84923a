// A player's portrait: wall, coat, animal and hat, each a sheet of cut paper.

import { mix } from '../colour.mjs';
import { cutPaper, grain } from '../filters.mjs';
import { loadMotifs, place } from '../motifs.mjs';
import { palettes } from '../palette.mjs';
import { coat } from '../shapes/coat.mjs';
import { hats } from '../shapes/hats.mjs';
import { Canvas, circle, group, num } from '../svg.mjs';
import { cast } from './cast.mjs';

const SIZE = 480;
const CENTRE = SIZE / 2;
const COLLAR = 366;
const palette = palettes.lamplight;

function paintWall(canvas, colour) {
  const bright = mix(colour, palette.light, 0.25);
  const dim = mix(colour, palette.ink, 0.28);
  const rings = [235, 190, 145].map((r) => circle(CENTRE, 220, r, palette.light, { opacity: 0.06 }));
  canvas.paint(canvas.cover(canvas.glow([[0, bright], [1, dim]], { cy: 0.42, r: 0.7 })), rings);
}

function hatOn(head, hat) {
  const [x, y] = head.at(64, hat.brow);
  const scale = (hat.brim * head.scale) / 200;
  const transform = `translate(${num(x)} ${num(y)}) rotate(${hat.tilt}) scale(${scale.toFixed(4)})`;
  return group({ transform }, hats[hat.shape](hat));
}

function drawAvatar(member, motif, seed) {
  const canvas = new Canvas(SIZE, SIZE);
  const { ink, light } = palette;
  const paper = canvas.filter(cutPaper({ ink, light, seed }));
  const { width, chin } = member.head;
  const head = place(motif, { x: CENTRE, bottom: chin, width, palette, strength: 0.12 });
  const shoulders = group({ transform: `translate(${CENTRE} ${COLLAR})` }, coat({ ...member.coat, shirt: light }));
  const body = member.tucked ? [head.markup, shoulders] : [shoulders, head.markup];
  const sheets = [...body, hatOn(head, member.hat)];
  const dust = canvas.filter(grain({ ink, seed, frequency: 0.4 }), 0);

  paintWall(canvas, member.wall);
  canvas.paint(sheets.map((sheet) => group({ filter: paper }, sheet)));
  canvas.paint(canvas.cover(ink, { filter: dust, opacity: 0.1 }));
  return canvas;
}

/** One canvas per member of the cast, in seat order. */
export async function drawAvatars(renderer) {
  const motifs = await loadMotifs(cast.map((member) => member.animal), renderer);
  return cast.map((member, i) => drawAvatar(member, motifs.get(member.animal), i + 1));
}
