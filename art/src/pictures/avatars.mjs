// A player's portrait: wall, coat, animal and hat, each a sheet of cut paper.

import { mix } from '../colour.mjs';
import { cutPaper, grain } from '../filters.mjs';
import { loadMotifs, place } from '../motifs.mjs';
import { palettes } from '../palette.mjs';
import { coat } from '../shapes/coat.mjs';
import { hats, HAT_WIDTHS } from '../shapes/hats.mjs';
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

/** The same head in the hat that comes `turn` after its own, as wide as suits the two. */
function inHat(member, turn) {
  const { hat } = member;
  const shapes = Object.keys(hats);
  const shape = shapes[(shapes.indexOf(hat.shape) + turn) % shapes.length];
  return { ...member, hat: { ...hat, shape, brim: (hat.brim / HAT_WIDTHS[hat.shape]) * HAT_WIDTHS[shape] } };
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

/** The whole cast, each in its own hat, then the whole cast in the next hat, and so on: in the order of their numbers. */
export async function drawAvatars(renderer) {
  const motifs = await loadMotifs(cast.map((member) => member.animal), renderer);
  return Object.keys(hats).flatMap((_, turn) =>
    cast.map((member, i) => drawAvatar(inHat(member, turn), motifs.get(member.animal), i + 1)),
  );
}
